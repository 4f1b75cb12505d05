import type { Choice } from '../../game.ts';
import { along, rightOf } from '../../geometry/point.ts';
import { forbiddenBy, type Placing } from '../judging/check.ts';
import { storedPoints } from '../stored.ts';
import { PLACES } from '../works/sections.ts';
import { type Below, belowOf, between } from './below.ts';
import { groundFor } from './ground.ts';

type Works = Choice<'works', 'layWorks'>;

/** A section in the own zone, across the way of the enemy. */
export function someWorks(below: Below, at: Placing, tries: number): Works | undefined {
  const length = at.game.world.book.worksLength.value;
  const ground = groundFor(at, false);
  for (let i = 0; i < tries; i++) {
    const right = rightOf(between(below, -20, 20));
    const middle = {
      x: between(below, ground.left + length, ground.right - length),
      y: between(below, ground.top + 1, ground.bottom - 1),
    };
    const line = storedPoints([along(middle, right, -length / 2), along(middle, right, length / 2)]);
    const choice: Works = { do: 'layWorks', line };
    if (forbiddenBy(PLACES, at, choice) === undefined) return choice;
  }
  return undefined;
}

export function worksOptions(at: Placing): readonly Works[] {
  const below = belowOf(at.game, 8);
  const found = someWorks(below, at, 4);
  return found === undefined ? [] : [found];
}
