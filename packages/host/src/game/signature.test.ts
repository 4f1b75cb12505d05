import { rolling, savedOf } from '@wigwag/kernel';
import { openGame, openSetup, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { expect, test } from 'vitest';
import { History, hostedOf, keyName, newKeyPair, shortKey, signed, signedness } from '../index.ts';

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
