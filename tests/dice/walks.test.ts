import { describe, expect, test } from 'vitest';
import { noSteps, type Steps } from './walk.ts';
import { WALK_NAMES, WALKS } from './walking.ts';

const GAMES = 5;

/** `npm run -s walks -- --games 500` takes more of them. */
describe('random walks meet the same dice wherever the same is decided', () => {
  test.each(WALK_NAMES)('%s', name => {
    const all = noSteps();
    for (let seed = 1; seed <= GAMES; seed++) {
      const { steps, broken } = WALKS[name](seed);
      expect(broken, `seed ${seed}`).toBeUndefined();
      for (const kind of Object.keys(all) as (keyof Steps)[]) all[kind] += steps[kind];
    }
    for (const [kind, count] of Object.entries(all)) expect(count, kind).toBeGreaterThan(0);
  });
});
