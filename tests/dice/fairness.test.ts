import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Dice, measured } from './uniformity.ts';

const ROLLS = 10_000;
const ROLLS_OF_A_FAULT = 4000;

const unfairOf = (rolls: number, dice?: Dice): string[] =>
  measured(rolls, dice)
    .filter(({ isFair }) => !isFair)
    .map(({ of }) => of);

/** Bytes that follow from a text; cheaper than fair dice, and with one fault each. */
const faulty =
  (seenOf: (moment: Parameters<Dice>[1]) => unknown): Dice =>
  (request, moment) => {
    const bytes = createHash('sha512')
      .update(JSON.stringify(seenOf(moment)))
      .digest();
    if (request.kind !== 'draw') return [...bytes.subarray(0, request.n)].map(byte => 1 + (byte % 6));
    const pool = Array.from({ length: request.of }, (_, place) => place);
    return Array.from({ length: request.n }, (_, at) => pool.splice((bytes[at] ?? 0) % pool.length, 1)[0] ?? 0);
  };

/** `npm run -s fairness -- --rolls 1000000` measures more. */
describe('fair dice', () => {
  test('faces, pairs, draws, and moments that differ in one thing', () => {
    expect(unfairOf(ROLLS)).toEqual([]);
  });
});

describe('unfair dice are noticed', () => {
  const all = new Set(measured(10).map(({ of }) => of));

  test('a draw of more than 256 by one byte', () => {
    expect(all).toContain('first of 300');
    expect(
      unfairOf(
        ROLLS,
        faulty(moment => moment),
      ),
    ).toContain('first of 300');
  });

  test.each([
    ['choices', ({ choice: _, ...seen }: Parameters<Dice>[1]) => seen],
    ['requests', ({ request: _, ...seen }: Parameters<Dice>[1]) => seen],
    ['decisions', ({ chain: _, ...seen }: Parameters<Dice>[1]) => seen],
  ])('dice that do not follow from the %s', (of, seenOf) => {
    expect(unfairOf(ROLLS_OF_A_FAULT, faulty(seenOf))).toContain(`neighbouring ${of}`);
  });

  test('a die that shows a six by itself one time in twenty', () => {
    const dice = faulty(moment => moment);
    const loaded: Dice = (request, moment) => {
      const rolled = dice(request, moment) ?? [];
      const isOften = createHash('md5').update(JSON.stringify(moment)).digest()[0] ?? 0;
      return request.kind !== 'draw' && isOften % 20 === 0 ? [6, ...rolled.slice(1)] : rolled;
    };
    expect(unfairOf(ROLLS_OF_A_FAULT, loaded)).toContain('die 1');
  });
});
