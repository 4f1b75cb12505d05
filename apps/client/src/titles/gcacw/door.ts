import type { ReactElement } from 'react';
import type { Door } from '../../shell/door.ts';
import { fetchedWith } from '../../shell/spoken.ts';
import { addressOfKey } from './address.ts';
import { BOOK } from './book/book.ts';
import { AT_TABLE } from './wordings.ts';

/** The rules, the map and the table are fetched by whoever plays. */
const laying = () => fetchedWith(AT_TABLE, import('./laying.tsx'));

/** A lesson of that name, at its table. */
export const lessonTable = (lesson: string): Promise<ReactElement> =>
  fetchedWith(AT_TABLE, import('./lessons/openLesson.tsx')).then(({ lessonTable }) => lessonTable(lesson));

/** Campaigns: `?scenario=cedar-mountain&seed=3&options=limitedIntelligence&opponent=veteran&side=union`. */
export const gcacwDoor: Door = {
  ruleset: 'gcacw',
  at: asked => {
    const scenario = asked.get('scenario') ?? '';
    return scenario === '' ? undefined : laying().then(({ layAt }) => layAt(asked, scenario));
  },
  of: setup => laying().then(({ layOf }) => layOf(setup)),
  addressOfKey,
  book: BOOK,
};
