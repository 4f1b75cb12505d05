import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashOf } from './hash.ts';

test('the order in which an object was put together does not matter', () => {
  expect(hashOf({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(hashOf({ b: { d: 'x', c: [1, 2] }, a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  expect(hashOf({ a: undefined })).toBe(hashOf({}));
});

test('canonical JSON reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a list of bytes is a list of numbers', () => {
  expect(canonicalJson({ held: new Uint8Array([1, 0, 255]) })).toBe('{"held":[1,0,255]}');
});

test('different texts rarely share a hash', () => {
  const hashes = new Set(Array.from({ length: 20_000 }, (_, n) => hashOf({ n })));
  expect(hashes.size).toBe(20_000);
});
