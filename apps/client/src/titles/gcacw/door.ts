import type { Door } from '../../shell/door.ts';
import { addressOfKey } from './address.ts';
import { BOOK } from './book/book.ts';

/** The rules, the map and the table are fetched by whoever plays. */
const laying = () => import('./laying.tsx');

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
