import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultIn, placeIn } from './json.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['', 0],
  ['  ', 2],
  ['{', 1],
  ['[1, 2', 5],
  ['[1,]', 3],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ['{a: 1}', 1],
  ['{"a": [true, fals]}', 13],
  ['["half a text', 1],
  ['["\\x"]', 1],
  ['[1] more', 4],
  ['[}', 1],
  ['01', 1],
])('%j stops being JSON at %i', (text, at) => {
  expect(faultIn(text)).toBe(at);
});

test('whatever the machine reads has no fault, and whatever it does not has one', () => {
  const spoiled = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '0', '\\', ' ', '\u0085'),
    )
    .map(
      ([json, at, gone, put]) =>
        json.slice(0, at % (json.length + 1)) + put + json.slice((at % (json.length + 1)) + gone),
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), spoiled), text => {
      expect(faultIn(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['a text', `["${'x'.repeat(2e7)}`, 1],
  ['a text and more', `["${'x'.repeat(2e7)}",]`, 2e7 + 4],
  ['space', `[${' '.repeat(2e7)}x]`, 2e7 + 1],
  ['a number', `[${'1'.repeat(2e7)}x]`, 2e7 + 1],
  ['brackets', '['.repeat(1e6), 1e6],
])('%s of megabytes is looked through to its fault', (_, text, at) => {
  expect(faultIn(text)).toBe(at);
});

test('a place is told by line and column', () => {
  const text = '{"a": 1,\n"b": [\n1,\n x]}';
  expect(placeIn(text, faultIn(text) ?? -1)).toEqual({ line: 4, column: 2 });
  expect(placeIn('', 0)).toEqual({ line: 1, column: 1 });
});
