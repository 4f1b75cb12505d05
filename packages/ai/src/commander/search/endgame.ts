import { type AnyChoice, engine, type Game, NOWHERE, type Side, tally } from '@wigwag/gcacw';
import { quickHash } from '@wigwag/gcacw/opponent';
import { topFrame } from '@wigwag/kernel';
import { clockOf, MOST_FATIGUE } from '../valuation/clock.ts';

/** Marches that both sides together may still have in them where it is worth trying to see the end. */
const MOST_MARCHES = 4;
const MOST_UNITS = 8;

/** How many marches there are still to be, where there are so few that the rest of the game may be looked through. */
export function lastMarches(game: Game): number | undefined {
  const { board, world } = game;
  if (clockOf(game).turnsToCome > 0) return undefined;
  const limit = world.scenario.turnRules.find(({ turn }) => turn === board.turn)?.actions ?? Number.POSITIVE_INFINITY;
  let [marches, units] = [0, 0];
  for (const { hex, fatigue } of board.units) {
    if (hex === NOWHERE) continue;
    units += 1;
    marches += MOST_FATIGUE - fatigue;
  }
  const left = Math.min(marches, limit - board.actions);
  return units <= MOST_UNITS && left <= MOST_MARCHES ? left : undefined;
}

const SIGN: Readonly<Record<Side, number>> = { union: 1, confederate: -1 };

/** The rest of a game to its end: each side at its best, every die counted. */
export class Endgame {
  private nodes = 0;
  private readonly budget: number;
  private readonly known = new Map<string, number>();

  constructor(budget: number) {
    this.budget = budget;
  }

  /** The choice that leaves the side the best lead; the first of equals. Undefined: there is more to look at than he can. */
  best(game: Game, side: Side, choices: readonly AnyChoice[]): AnyChoice | undefined {
    let found: { readonly choice: AnyChoice; readonly worth: number } | undefined;
    for (const choice of choices) {
      const worth = SIGN[side] * this.after(game, choice);
      if (this.nodes > this.budget) return undefined;
      if (found === undefined || worth > found.worth + SAME) found = { choice, worth };
    }
    return found?.choice;
  }

  /** To the Union; of no account once there is too much to look at. */
  private worth(game: Game): number {
    const frame = topFrame(game);
    if (frame === undefined) return leadOfUnion(game);
    const { low, high } = quickHash(game);
    const key = `${low} ${high}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.nodes += 1;
    let best: number | undefined;
    const sign = frame.by === 'confederate' ? -1 : 1;
    for (const choice of engine.choices(game)) {
      if (this.nodes > this.budget) return 0;
      const worth = this.after(game, choice);
      if (best === undefined || sign * worth > sign * best) best = worth;
    }
    this.known.set(key, best ?? 0);
    return best ?? 0;
  }

  /** Over all dice. What those for the initiative show matters only where they limit activations; elsewhere who wins does. */
  private after(game: Game, choice: AnyChoice): number {
    let sum = 0;
    const winners = new Map<Side, number>();
    const isInitiative = topFrame(game)?.kind === 'initiative' && game.world.profile.unionActivationLimit === undefined;
    engine.visitOutcomes(game, choice, ({ game: then, ways, of }) => {
      if (this.nodes > this.budget) return;
      const { winner } = then.board.initiative;
      const isSettled = isInitiative && topFrame(then)?.kind === 'offer';
      const worth = (isSettled ? winners.get(winner) : undefined) ?? this.worth(then);
      if (isSettled) winners.set(winner, worth);
      sum += (ways / of) * worth;
    });
    return sum;
  }
}

/** Sums of the same chances in another order differ by less. */
const SAME = 1e-9;

function leadOfUnion(game: Game): number {
  const points = tally(game)?.result.points;
  return points === undefined ? 0 : points.union - points.confederate;
}
