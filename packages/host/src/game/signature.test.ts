import { rolling, savedOf } from '@wigwag/kernel';
import { openGame, openSetup, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { expect, test } from 'vitest';
import { History, hostedOf, isWeakKey, keyName, newKeyPair, shortKey, signed, signedness } from '../index.ts';

const { subtle } = globalThis.crypto;

function record() {
  const game = new History(hostedOf(pickets, openGame(openSetup({ posts: 5 })), { posts: 5 }), rolling(random(1)));
  game.decide({ by: 'table', choice: { do: 'deal' } });
  return game.record();
}

const pairOf = async () => {
  const pair = await newKeyPair(subtle);
  if (pair === undefined) throw new Error('this Node has no Ed25519');
  return pair;
};

test('a signature says whose key kept the game', async () => {
  const pair = await pairOf();
  const kept = await signed(subtle, record(), pair);
  expect(await signedness(subtle, savedOf(kept))).toBe('good');
  expect(kept.signature?.key).toBe(await keyName(subtle, pair));
  expect(shortKey(kept.signature ?? { key: '', value: '' })).toHaveLength(12);
  expect(savedOf(kept).change).toBeUndefined();
  expect(await signedness(subtle, savedOf(record()))).toBe('unsigned');
});

test('one that was made for another ending, by another key, or of nothing is bad', async () => {
  const [pair, other] = [await pairOf(), await pairOf()];
  const kept = await signed(subtle, record(), pair);
  const { signature } = kept;
  if (signature === undefined) throw new Error('not signed');
  const verdict = (change: object) => signedness(subtle, savedOf({ ...kept, ...change }));
  expect(await verdict({ ending: { ...kept.ending, chain: `0${kept.ending.chain.slice(1)}x` } })).toBe('bad');
  expect(await verdict({ signature: { ...signature, key: await keyName(subtle, other) } })).toBe('bad');
  expect(await verdict({ signature: { ...signature, value: 'AAAA' } })).toBe('bad');
  expect(await verdict({ signature: { ...signature, key: '-' } })).toBe('bad');
});

test('where there is no Ed25519, nobody can say', async () => {
  const kept = await signed(subtle, record(), await pairOf());
  const without = { generateKey: () => Promise.reject(new Error('NotSupportedError')) } as unknown as typeof subtle;
  expect(await newKeyPair(without)).toBeUndefined();
  expect(await signedness(without, savedOf(kept))).toBe('unknown');
});

test('a key with which anybody can sign vouches for nobody', async () => {
  const kept = record();
  const weak = (first: number, last: number) => {
    const bytes = new Uint8Array(32);
    bytes[0] = first;
    bytes[31] = last;
    return Buffer.from(bytes).toString('base64url');
  };
  const value = Buffer.alloc(64).toString('base64url');
  for (const key of [weak(0, 0), weak(0, 0x80), weak(1, 0), weak(1, 0x80)]) {
    expect(isWeakKey(Buffer.from(key, 'base64url'))).toBe(true);
    expect(await signedness(subtle, savedOf({ ...kept, signature: { key, value } }))).toBe('bad');
  }
  expect(isWeakKey(Buffer.from(await keyName(subtle, await pairOf()), 'base64url'))).toBe(false);
});

/** Of the curve -x² + y² = 1 + dx²y² over the integers below p. */
test('the weak keys are the points whose eightfold is nothing', () => {
  const p = 2n ** 255n - 19n;
  const times = (one: bigint, other: bigint) => (((one * other) % p) + p) % p;
  const power = (base: bigint, to: bigint): bigint =>
    to === 0n ? 1n : times(power(times(base, base), to / 2n), to % 2n === 1n ? base : 1n);
  const over = (one: bigint, other: bigint) => times(one, power(other, p - 2n));
  const d = over(-121665n, 121666n);
  // x² follows from y; of a point twice itself y is (y² + x²) / (1 - dx²y²).
  const square = (y: bigint) => over(times(y, y) - 1n, times(d, times(y, y)) + 1n);
  const doubled = (y: bigint) => {
    const [xx, yy] = [square(y), times(y, y)];
    return over(yy + xx, 1n - times(d, times(xx, yy)));
  };
  const key = (y: bigint) => Uint8Array.from({ length: 32 }, (_, at) => Number((y >> BigInt(8 * at)) & 255n));
  const eighth = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;
  for (const y of [0n, 1n, p - 1n, eighth, p - eighth]) {
    expect(doubled(doubled(doubled(y)))).toBe(1n);
    expect(isWeakKey(key(y))).toBe(true);
  }
  expect(doubled(doubled(doubled(4n)))).not.toBe(1n);
  for (const y of [p, p + 1n]) expect(isWeakKey(key(y))).toBe(true);
});
