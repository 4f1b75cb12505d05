import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { bytesFor, commitmentTo, diceKey } from './commitment.ts';

const hex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Worked out by another implementation of README.md: they must never change. */
test('known commitments and keys', () => {
  expect(commitmentTo({ root: '3' })).toBe('bc55e051bab411e10bf7af6c196aae7bea13f477dfa73c32826072c65c021201');
  expect(commitmentTo({ root: '3', game: 'g 1' })).toBe(
    '8efb467f9958be12a815ef8888282c59c354f5fc4cb77b270c2b174d806decd1',
  );
  expect(hex(diceKey({ root: '3' }))).toBe('28a38d09e3c6fe174aec8fbc1ae027208250d9d4c595377735a018c30c7a0762');
  expect(hex(diceKey({ root: '3', game: 'g 1', shares: ['a', 'b'] }))).toBe(
    '5b132fbb2e3d0df91fd65003feb66964c73838cd65fcad5252470eeb04d531f2',
  );
});

test('a commitment does not tell the shares, and a key follows from each of them and their order', () => {
  const root = { root: 'r', game: 'g' };
  expect(commitmentTo({ ...root, shares: ['a'] })).toBe(commitmentTo(root));
  const keys = [[], [''], ['a'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', '', 'b']].map(shares =>
    hex(diceKey({ ...root, shares })),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(hex(diceKey({ root: 'r', game: '' }))).toBe(hex(diceKey({ root: 'r' })));
});

describe('what is not one line could be read as two', () => {
  test.each(['a\nb', 'a\r', '\n'])('%j', text => {
    expect(() => commitmentTo({ root: text })).toThrow('not-a-line');
    expect(() => commitmentTo({ root: 'r', game: text })).toThrow('not-a-line');
    expect(() => diceKey({ root: text })).toThrow('not-a-line');
    expect(() => diceKey({ root: 'r', game: text })).toThrow('not-a-line');
    expect(() => diceKey({ root: 'r', shares: ['a', text] })).toThrow('not-a-line');
  });

  test('and the complaint does not tell what it was', () => {
    expect(() => diceKey({ root: 'secret\n' })).toThrow(/^not-a-line (?!.*secret)/);
  });
});

test('each block of each request of each moment has bytes of its own', () => {
  const key = diceKey({ root: 'r' });
  const blocks = [
    ['m', 0, 0],
    ['m', 0, 1],
    ['m', 1, 0],
    ['n', 0, 0],
    ['m', 1, 10],
    ['m', 11, 0],
  ] as const;
  const bytes = blocks.map(([moment, request, block]) => hex(bytesFor(key, moment, request, block)));
  expect(new Set(bytes).size).toBe(blocks.length);
  for (const block of bytes) expect(block.length).toBe(64);
});
