import type { Door } from '../../shell/door.ts';
import { fetchedWith } from '../../shell/spoken.ts';
import { addressOfPickets } from './address.ts';

const laying = () => fetchedWith(AT_TABLE, import('./laying.tsx'));

import { AT_TABLE } from './wording.ts';

/** The example game: `?title=pickets&posts=7&seed=3`. */
export const picketsDoor: Door = {
  ruleset: 'pickets',
  at: asked => (asked.get('title') === 'pickets' ? laying().then(({ layAt }) => layAt(asked)) : undefined),
  of: setup => laying().then(({ layOf }) => layOf(setup)),
  addressOfKey: key => {
    const [, posts, seed] = /^pickets\.(\d+)(?:\.(-?\d+))?$/.exec(key) ?? [];
    return posts && addressOfPickets(Number(posts), seed === undefined ? undefined : Number(seed));
  },
};
