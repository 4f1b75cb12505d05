import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfFault, readJson } from './jsonSource.ts';

const at = (text: string): string => {
  const { problems } = readJson(text, 'a.json');
  return problems.map(({ line, column, code }) => `${line}:${column} ${code}`).join('; ');
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON with a piece of it exchanged for another. */
const spoiled = fc
  .tuple(
    fc.json({ maxDepth: 6 }),
    fc.nat(),
    fc.nat(3),
    fc.constantFrom(
      '',
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '\\',
      ' ',
      '\n',
      '\u0085',
      '\u00a0',
      'x',
      '-',
      '//',
      '/**/',
      '1e',
    ),
  )
  .map(([json, at, gone, put]) => {
    const cut = at % (json.length + 1);
    return json.slice(0, cut) + put + json.slice(cut + gone);
  });

describe('JSON with places', () => {
  it('reads what the language reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), text => {
        expect(readJson(text, 'a.json').source?.raw).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what the language refuses, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), spoiled), text => {
        const { source, problems } = readJson(text, 'a.json');
        // The language lets the later of two fields win; here that is an error of its own.
        if (problems.some(({ code }) => code === 'duplicate-key')) return;
        expect(source !== undefined).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['', '1:1 json-value'],
    ['{\n  "a": 1,\n}', '3:1 json-syntax'],
    ['{ "a" 1 }', '1:7 json-syntax'],
    ['[1 2]', '1:4 json-syntax'],
    ['{ "a": "open\n}', '1:8 json-syntax'],
    ['{ "a": 1 }\n{}', '2:1 json-more'],
    ['{ "a": 1,\n  "a": 2 }', '2:3 duplicate-key'],
    ['['.repeat(100_000), '1:34 json-depth'],
    ["{ 'a': 1 }", '1:3 json-syntax'],
    ['{ "a": 1, // why\n}', '1:11 json-syntax'],
    ['{ "a": [true, fals] }', '1:15 json-value'],
    ['[1, 01]', '1:6 json-syntax'],
    ['[1.]', '1:2 json-value'],
    ['["\\x"]', '1:2 json-syntax'],
  ])('%j names its place', (text, problem) => expect(at(text.slice(0, 200_000))).toBe(problem));

  it('knows where a field stands, and where one that is missing should', () => {
    const { source } = readJson('\ufeff{\n  "a": [1,\n    { "b": 2 }]\n}', 'a.json');
    expect(source?.locate(['a', 1, 'b'])).toEqual({ line: 3, column: 12 });
    expect(source?.locate(['a', 1, 'c'])).toEqual({ line: 3, column: 5 });
    expect(source?.locate([])).toEqual({ line: 1, column: 1 });
  });

  it('keeps a key that objects have anyway a plain key', () => {
    const raw = readJson('{ "__proto__": { "polluted": 1 } }', 'a.json').source?.raw;
    expect(Object.keys(raw ?? {})).toEqual(['__proto__']);
    expect('polluted' in {}).toBe(false);
  });
});

describe('the place where a text stops being JSON', () => {
  const placeIn = (text: string): string => {
    const { line, column } = placeOfFault(text);
    return `${line}:${column}`;
  };

  it.each([
    ['', '1:1'],
    ['  ', '1:3'],
    ['{', '1:2'],
    ['[1, 2', '1:6'],
    ['[1,]', '1:4'],
    ['[1 2]', '1:4'],
    ['{"a" 1}', '1:6'],
    ['{"a": 1,}', '1:9'],
    ['{a: 1}', '1:2'],
    ['["half a text', '1:2'],
    ['[1] more', '1:5'],
    ['[}', '1:2'],
    ['\ufeff[1,]', '1:4'],
    ['{"a": 1,\n"b": [\n1,\n x]}', '4:2'],
    ['{"a": 1,\r\n"b": x}', '2:6'],
  ])('%j: %s', (text, place) => expect(placeIn(text)).toBe(place));

  it.each([
    ['a text', `["${'x'.repeat(2e7)}`, 2],
    ['a text and more', `["${'x'.repeat(2e7)}",]`, 2e7 + 5],
    ['numbers', `[${'1,'.repeat(1e6)}x]`, 2e6 + 2],
    ['brackets', '['.repeat(1e6), 1002],
  ])('is found in %s of megabytes, and the stack holds', (_, text, column) => {
    expect(placeOfFault(text)).toEqual({ line: 1, column });
  });
});
