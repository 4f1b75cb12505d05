import { FACES, type Rolled, type Vocabulary } from '@wigwag/kernel';
import type { ShellRoom } from '../room.ts';

/** How often each face came up. */
export interface Tally {
  /** One to six, in order. */
  readonly faces: readonly number[];
  readonly dice: number;
  readonly sum: number;
  /** So many of the dice were typed in. */
  readonly typed: number;
}

/** The dice of one side, all together and by what they were rolled for. */
export interface SideDice {
  /** A side, or the table's. */
  readonly side: string;
  readonly all: Tally;
  readonly byReason: ReadonlyMap<string, Tally>;
}

/** Of a fair die. */
export const MEAN = (FACES + 1) / 2;

const NONE: Tally = { faces: Array.from({ length: FACES }, () => 0), dice: 0, sum: 0, typed: 0 };

const withDie = ({ faces, dice, sum, typed }: Tally, face: number, isTyped: boolean): Tally => ({
  faces: faces.map((count, at) => (at === face - 1 ? count + 1 : count)),
  dice: dice + 1,
  sum: sum + face,
  typed: typed + (isTyped ? 1 : 0),
});

/** Draws are no dice; nor is the sum of several dice, where only that was told. */
const isFaces = ({ request, answer }: Rolled): boolean => request.kind !== 'draw' && answer.length === request.n;

type Room = Pick<ShellRoom<Vocabulary, unknown>, 'view' | 'rollerOf' | 'toneOf'>;

/** Nobody's in particular. */
const TABLE = 'table';

/** How the dice fell that whoever looks has seen, by whose they were. */
export function statisticsOf({ view, rollerOf, toneOf }: Room, sides: readonly string[]): readonly SideDice[] {
  const counted = new Map([...sides, TABLE].map(side => [side, { all: NONE, byReason: new Map<string, Tally>() }]));
  for (const told of view.log) {
    for (const [place, rolled] of told.rolled.entries()) {
      if (!isFaces(rolled)) continue;
      for (const [die, face] of rolled.answer.entries()) {
        const own = counted.get(rollerOf?.(told, place) ?? toneOf?.(rolled, die) ?? TABLE);
        if (own === undefined) continue;
        const { why } = rolled.request;
        own.all = withDie(own.all, face, rolled.typed ?? false);
        own.byReason.set(why, withDie(own.byReason.get(why) ?? NONE, face, rolled.typed ?? false));
      }
    }
  }
  return [...counted].map(([side, { all, byReason }]) => ({ side, all, byReason }));
}

/** How likely each sum of so many fair dice is, from the least on. */
function sumsOf(dice: number): Float64Array {
  let chances = Float64Array.of(1);
  for (let n = 0; n < dice; n++) {
    const next = new Float64Array(chances.length + FACES - 1);
    for (let at = 0; at < chances.length; at++) {
      const share = (chances[at] ?? 0) / FACES;
      for (let face = 0; face < FACES; face++) next[at + face] = (next[at + face] ?? 0) + share;
    }
    chances = next;
  }
  return chances;
}

/**
 * The share of games with as many fair dice whose sum is at least as far from what is expected, to either side: exact, and of
 * these dice alone. It says how unusual they are, not that anything is wrong with them.
 */
export function asFar({ dice, sum }: Pick<Tally, 'dice' | 'sum'>): number {
  const far = Math.abs(sum - MEAN * dice);
  return sumsOf(dice).reduce(
    (share, chance, at) => (Math.abs(dice + at - MEAN * dice) >= far - 1e-9 ? share + chance : share),
    0,
  );
}
