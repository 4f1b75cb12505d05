import type { Rolled } from '@wigwag/kernel';
import type { Reason } from '../board.ts';
import type { Action } from '../chronicle/actions.ts';
import type { Part } from '../chronicle/line.ts';
import { enemyOf } from '../pieces/pieces.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import type { ChartLoss, Combat } from './combats.ts';
import { type Sided, sided } from './sided.ts';
import { bandOf, DIE, NOTHING, type Spread, together } from './spread.ts';

export const LUCK_KINDS = ['combat', 'initiative', 'march', 'order'] as const;

/**
 * Dice that are somebody's, and of which it is known whether he wants them high: those of combat, of the initiative and for
 * movement points high, those of orders to assault low. Of all others one side or the other may be glad, by the position.
 */
export type LuckKind = (typeof LUCK_KINDS)[number];

const KINDS: Readonly<Partial<Record<Reason, LuckKind>>> = {
  combat: 'combat',
  initiative: 'initiative',
  allowance: 'march',
  'leader-allowance': 'march',
  command: 'order',
  'grand-assault': 'order',
};

export const isLowGood = (kind: LuckKind): boolean => kind === 'order';

/** Dice that fell for a side. */
export interface Throw {
  readonly kind: LuckKind;
  readonly side: Side;
  readonly dice: number;
  readonly rolled: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whose dice they are: of combat the first is the attacker's, of the initiative the Union's. */
function throwsOf({ request, answer }: Rolled<Reason>, owner: Side | undefined): readonly Throw[] {
  const kind = KINDS[request.why];
  if (kind === undefined) return [];
  if (kind === 'initiative') return SIDES.map((side, place) => ({ kind, side, dice: 1, rolled: answer[place] ?? 0 }));
  if (owner === undefined) return [];
  if (kind !== 'combat') return [{ kind, side: owner, dice: request.n, rolled: sum(answer) }];
  return [owner, enemyOf(owner)].map((side, place) => ({ kind, side, dice: 1, rolled: answer[place] ?? 0 }));
}

const isSide = (by: string): by is Side => SIDES.some(side => side === by);

/** The dice of an action that count, in their order. */
export const throwsIn = ({ parts, side }: Action): readonly Throw[] =>
  parts.flatMap(({ rolled, by }: Part) =>
    rolled.flatMap(roll => throwsOf(roll, side ?? (isSide(by) ? by : undefined))),
  );

/** What a side rolled, and what was to be expected. */
export interface LuckRow {
  readonly kind: LuckKind;
  readonly side: Side;
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** Two games of three stay as near to what is expected as this. */
  readonly band: number;
}

const MEAN = 3.5;

/** The spread of so many dice, doubled and added as the number is written: many dice are few steps. */
function spreadOfDice(dice: number): Spread {
  if (dice === 0) return NOTHING;
  const half = spreadOfDice(Math.floor(dice / 2));
  const even = together(half, half);
  return dice % 2 === 0 ? even : together(even, DIE);
}

/** What both sides rolled, by what it was for; what nobody rolled is left out. */
export function luckRows(throws: readonly Throw[]): readonly LuckRow[] {
  return LUCK_KINDS.flatMap(kind =>
    SIDES.flatMap((side): readonly LuckRow[] => {
      const own = throws.filter(each => each.kind === kind && each.side === side);
      const dice = sum(own.map(each => each.dice));
      if (dice === 0) return [];
      const rolled = sum(own.map(each => each.rolled));
      return [{ kind, side, dice, rolled, expected: MEAN * dice, band: bandOf(spreadOfDice(dice)) }];
    }),
  );
}

/** After so many combats: what each side's own dice came to beyond what was expected of them. */
export interface LuckPoint {
  readonly above: Sided<number>;
  readonly band: number;
  readonly line: number;
}

/** Combat by combat, from none on. Each side rolls one die in each: the band is the same for both. */
export function luckCurve(combats: readonly Combat[]): readonly LuckPoint[] {
  let above = sided(() => 0);
  let spread: Spread = NOTHING;
  return combats.flatMap(({ dice, attacker, line }): readonly LuckPoint[] => {
    if (dice === undefined) return [];
    const [own, others] = dice;
    const before = above;
    above = sided(side => before[side] + (side === attacker ? own : others) - MEAN);
    spread = together(spread, DIE);
    return [{ above, band: bandOf(spread), line }];
  });
}

/** What the Combat Chart took from a side in the combats whose odds are known. */
export interface ChartToll {
  readonly side: Side;
  readonly combats: number;
  readonly lost: number;
  readonly expected: number;
  /** Two games of three stay as near to what is expected as this. */
  readonly band: number;
}

export function chartTolls(combats: readonly Combat[]): Sided<ChartToll> {
  return sided(side => {
    const own = combats.flatMap(({ chances }) => chances?.losses.filter((loss: ChartLoss) => loss.side === side) ?? []);
    const spread = own.reduce<Spread>((all, loss) => together(all, loss.spread), NOTHING);
    const total = (of: (loss: ChartLoss) => number): number => own.reduce((all, loss) => all + of(loss), 0);
    return {
      side,
      combats: own.length,
      lost: total(({ lost }) => lost),
      expected: total(({ expected }) => expected),
      band: bandOf(spread),
    };
  });
}
