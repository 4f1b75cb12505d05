import type { Door } from '../../shell/door.ts';
import { fetchedWith } from '../../shell/spoken.ts';
import { BOOK } from './book/bookAtTable.ts';
import { AT_TABLE } from './wording.ts';

const laying = () => fetchedWith(AT_TABLE, import('./laying.tsx'));

/** Battles of Lee: `?title=lee`. */
export const leeDoor: Door = {
  ruleset: 'lee',
  at: asked => (asked.get('title') === 'lee' ? laying().then(({ layAt }) => layAt(asked)) : undefined),
  of: setup => laying().then(({ layOf }) => layOf(setup)),
  addressOfKey: () => undefined,
  book: BOOK,
};
