import { type AnyChoice, engine, type Game, type Side, tally } from '@wigwag/gcacw';
import { quickHash } from '@wigwag/gcacw/opponent';
import { assert, topFrame } from '@wigwag/kernel';

/** What a side plays for: points to the end, or the game by the scenario's own rule. */
export const AIMS = ['points', 'win'] as const;
export type Aim = (typeof AIMS)[number];

/** Thrown where a position takes more than the solver was given. */
export class OverBudget extends Error {}

export interface Weighed {
  readonly choices: readonly AnyChoice[];
  /** To whoever decides, if both sides play their best from then on. */
  readonly worth: number;
}

const SIGN: Readonly<Record<Side, number>> = { union: 1, confederate: -1 };

/**
 * Games that end soon, to their end: each side at its best, every die counted. It knows no rule and has no judgement of its own, only
 * what the engine lists, what comes of it, and who has won.
 */
export class Solver {
  nodes = 0;
  /** The last Action Phase in which somebody can still act. */
  lastAction = 0;
  private readonly known = new Map<string, number>();
  private readonly aim: Aim;
  private readonly budget: number;

  constructor(aim: Aim, budget: number) {
    this.aim = aim;
    this.budget = budget;
  }

  /** What the first decision comes to, choice by choice, best first. Taking the initiative is weighed by what is then done. */
  weigh(game: Game): Weighed[] {
    const by = topFrame(game)?.by;
    assert(by === 'union' || by === 'confederate', 'no-side-asked', {});
    const weighed = engine.choices(game).flatMap((choice): Weighed[] => {
      if (choice.do !== 'take') return [{ choices: [choice], worth: SIGN[by] * this.after(game, choice) }];
      const [taken] = engine.outcomes(game, choice);
      assert(taken !== undefined, 'no-outcome', {});
      return this.weigh(taken.game).map(({ choices, worth }) => ({ choices: [choice, ...choices], worth }));
    });
    return weighed.sort((a, b) => b.worth - a.worth);
  }

  /** To the Union. */
  private worth(game: Game): number {
    const frame = topFrame(game);
    if (frame === undefined) return this.outcome(game);
    const { low, high } = quickHash(game);
    const key = `${low} ${high}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.nodes += 1;
    if (this.nodes > this.budget) throw new OverBudget();
    if (frame.kind === 'action') this.lastAction = Math.max(this.lastAction, game.board.actions);
    const worths = engine.choices(game).map(choice => this.after(game, choice));
    assert(worths.length > 0 && (frame.by !== 'table' || worths.length === 1), 'no-single-worth', { by: frame.by });
    const worth = frame.by === 'confederate' ? Math.min(...worths) : Math.max(...worths);
    this.known.set(key, worth);
    return worth;
  }

  /** Over all dice. What those for the initiative show matters only where they limit activations; elsewhere who wins does. */
  private after(game: Game, choice: AnyChoice): number {
    let sum = 0;
    const winners = new Map<Side, number>();
    const isInitiative = topFrame(game)?.kind === 'initiative' && game.world.profile.unionActivationLimit === undefined;
    engine.visitOutcomes(game, choice, ({ game: then, ways, of }) => {
      const { winner } = then.board.initiative;
      const isSettled = isInitiative && topFrame(then)?.kind === 'offer';
      const worth = (isSettled ? winners.get(winner) : undefined) ?? this.worth(then);
      if (isSettled) winners.set(winner, worth);
      sum += (ways / of) * worth;
    });
    return sum;
  }

  private outcome(game: Game): number {
    const result = tally(game)?.result;
    assert(result !== undefined, 'game-without-result', {});
    if (this.aim === 'points') return result.points.union - result.points.confederate;
    return result.winner === 'draw' ? 0 : SIGN[result.winner];
  }
}
