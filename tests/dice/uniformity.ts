import type { DiceMoment } from '@wigwag/fairdice';
import { fairDice } from '@wigwag/fairdice';
import { CHAIN_START, chainAfter, type Request } from '@wigwag/kernel';

/** Counts of equally likely outcomes, and how far they are from equal. */
class Counts {
  private readonly seen: number[];
  private total = 0;

  constructor(outcomes: number) {
    this.seen = Array.from({ length: outcomes }, () => 0);
  }

  add(outcome: number): void {
    const before = this.seen[outcome];
    if (before === undefined) throw new Error(`no such outcome: ${outcome}`);
    this.seen[outcome] = before + 1;
    this.total += 1;
  }

  get chiSquare(): number {
    const expected = this.total / this.seen.length;
    return this.seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  }
}

/** One time in a million fair dice go beyond it, by degrees of freedom. The root is fixed: what passes once passes always. */
const LIMITS: Readonly<Record<number, number>> = { 5: 35.8882, 23: 70.5496, 35: 89.9467, 299: 429.9476 };

export interface Verdict {
  readonly of: string;
  readonly chiSquare: number;
  readonly limit: number;
  readonly isFair: boolean;
}

function verdictOn(of: string, counts: Counts, outcomes: number): Verdict {
  const limit = LIMITS[outcomes - 1];
  if (limit === undefined) throw new Error(`no limit for ${outcomes} outcomes`);
  return { of, chiSquare: counts.chiSquare, limit, isFair: counts.chiSquare <= limit };
}

export type Dice = (request: Request, moment: DiceMoment) => readonly number[] | undefined;

const FACES = 6;
/** Dice of one request. */
const DICE = 16;
const POOL = 300;
const ORDERS = 24;

/** Moments in a row that differ in one thing. */
const ROWS: Readonly<Record<string, (n: number) => Pick<DiceMoment, 'choice' | 'request'>>> = {
  choices: n => ({ choice: { do: 'march', to: n }, request: 0 }),
  requests: n => ({ choice: { do: 'march', to: 0 }, request: n }),
};

const facesOf = (dice: Dice, n: number, moment: DiceMoment): readonly number[] =>
  dice({ kind: 'roll', n, why: 'any' }, moment) ?? [];

/** Each place of a roll, and each two places side by side. */
function facesAndPairs(dice: Dice, rolls: number): Verdict[] {
  const faces = Array.from({ length: DICE }, () => new Counts(FACES));
  const pairs = Array.from({ length: DICE - 1 }, () => new Counts(FACES * FACES));
  let chain = CHAIN_START;
  for (let n = 0; n < rolls; n++) {
    const moment = { chain, by: 'blue', choice: { do: 'roll' }, request: 0 };
    const rolled = facesOf(dice, DICE, moment);
    for (const [at, face] of rolled.entries()) {
      faces[at]?.add(face - 1);
      if (at > 0) pairs[at - 1]?.add(((rolled[at - 1] ?? 0) - 1) * FACES + face - 1);
    }
    chain = chainAfter(chain, { by: 'blue', choice: { do: 'roll' }, dice: [rolled] });
  }
  return [
    ...faces.map((counts, at) => verdictOn(`die ${at + 1}`, counts, FACES)),
    ...pairs.map((counts, at) => verdictOn(`dice ${at + 1} and ${at + 2}`, counts, FACES * FACES)),
  ];
}

/** The same die of two moments that follow each other: nothing of one is seen in the other. */
function neighbours(dice: Dice, of: string, next: (n: number) => DiceMoment, rolls: number): Verdict {
  const pairs = new Counts(FACES * FACES);
  for (let n = 0, before = 0; n <= rolls; n++) {
    const [face = 0] = facesOf(dice, 1, next(n));
    if (n > 0) pairs.add((before - 1) * FACES + face - 1);
    before = face;
  }
  return verdictOn(`neighbouring ${of}`, pairs, FACES * FACES);
}

/** The same choice after decisions that differ only in the dice they met. */
const decisionsInARow = (n: number): DiceMoment => ({
  chain: chainAfter(CHAIN_START, { by: 'blue', choice: { do: 'roll' }, dice: [[n]] }),
  by: 'blue',
  choice: { do: 'roll' },
  request: 0,
});

/** The first and the second of a pool of more than a byte counts, and the orders of four. */
function draws(dice: Dice, rolls: number): Verdict[] {
  const [first, second, orders] = [new Counts(POOL), new Counts(POOL), new Counts(ORDERS)];
  for (let n = 0; n < rolls; n++) {
    const moment = { chain: CHAIN_START, by: 'table', choice: { do: 'draw', n }, request: 0 };
    const [one = 0, two = 0] = dice({ kind: 'draw', n: 2, of: POOL, why: 'any' }, moment) ?? [];
    first.add(one);
    second.add(two);
    const [a = 0, b = 0, c = 0] = dice({ kind: 'draw', n: 4, of: 4, why: 'any' }, { ...moment, request: 1 }) ?? [];
    orders.add(a * 6 + (b - (b > a ? 1 : 0)) * 2 + (c - (c > a ? 1 : 0) - (c > b ? 1 : 0)));
  }
  return [
    verdictOn(`first of ${POOL}`, first, POOL),
    verdictOn(`second of ${POOL}`, second, POOL),
    verdictOn('orders of four', orders, ORDERS),
  ];
}

const ROOT_OF_THE_TEST = 'wigwag fairness';

/** Everything that is measured, over so many rolls of each. */
export function measured(rolls: number, dice: Dice = fairDice({ root: ROOT_OF_THE_TEST })): Verdict[] {
  const rows = Object.entries(ROWS).map(([of, next]) =>
    neighbours(dice, of, n => ({ chain: CHAIN_START, by: 'blue', ...next(n) }), rolls),
  );
  return [
    ...facesAndPairs(dice, rolls),
    ...rows,
    neighbours(dice, 'decisions', decisionsInARow, rolls),
    ...draws(dice, rolls),
  ];
}
