import { type AnyChoice, engine, type Game, type Kind, type Side } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';

/** Decisions that belong to what somebody has begun: they are followed to their end. */
const REACTIONS: readonly Kind[] = [
  'retreat',
  'withdrawal',
  'advance',
  'losses',
  'evasion',
  'displaced',
  'displacement',
  'arrival',
];

export const isReaction = (kind: Kind): boolean => REACTIONS.includes(kind);

/** Looks a reaction through to its end: each side does what is best for it, dice are counted in full. */
export class Reactions {
  nodes = 0;
  private readonly side: Side;
  private readonly budget: number;
  private readonly evaluate: (game: Game) => number;
  private readonly known = new Map<string, number>();

  constructor(side: Side, budget: number, evaluate: (game: Game) => number) {
    this.side = side;
    this.budget = budget;
    this.evaluate = evaluate;
  }

  /** What a choice is worth, over its dice. */
  worth(game: Game, choice: AnyChoice, depth: number): number {
    let [sum, all] = [0, 0];
    for (const { game: next, ways, of } of engine.outcomes(game, choice)) {
      const weight = ways / of;
      sum += weight * this.value(next, depth);
      all += weight;
    }
    return all === 0 ? 0 : sum / all;
  }

  private value(game: Game, depth: number): number {
    const key = `${depth} ${keyOf(game)}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.nodes += 1;
    const value = this.fresh(game, depth);
    this.known.set(key, value);
    return value;
  }

  private fresh(game: Game, depth: number): number {
    const frame = topFrame(game);
    if (frame === undefined || depth <= 0 || this.nodes > this.budget) return this.evaluate(game);
    if (!isReaction(frame.kind) || frame.by === 'table') return this.evaluate(game);
    const sign = frame.by === this.side ? 1 : -1;
    let best: number | undefined;
    for (const choice of engine.choices(game)) {
      const worth = this.worth(game, choice, depth - 1);
      if (best === undefined || sign * worth > sign * best) best = worth;
    }
    return best ?? this.evaluate(game);
  }
}

/** What a reaction can change: who stands where, in what state, and what is asked. */
function keyOf({ stack, board }: Game): string {
  let key = JSON.stringify(stack.at(-1));
  for (const { hex, manpower, fatigue, demoralized } of board.units)
    key += `,${hex} ${manpower} ${fatigue}${demoralized}`;
  return key;
}
