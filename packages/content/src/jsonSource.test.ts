import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './jsonSource.ts';

const at = (text: string): string => {
  const { problems } = readJson(text, 'a.json');
  return problems.map(({ line, column, code }) => `${line}:${column} ${code}`).join('; ');
};

describe('JSON with places', () => {
  it('reads what the language reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), text => {
        expect(readJson(text, 'a.json').source?.raw).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what the language refuses, and nothing else', () => {
    const broken = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom('', '}', '"', ',', '\\', 'x', '\n', '0'))
      .map(([text, place, piece]) => {
        const cut = place % (text.length + 1);
        return text.slice(0, cut) + piece + text.slice(cut + 1);
      });
    fc.assert(
      fc.property(broken, text => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const { source, problems } = readJson(text, 'a.json');
        // The language lets the later of two keys win; here that is an error of its own.
        if (problems.some(({ code }) => code === 'duplicate-key')) return;
        expect(source !== undefined).toBe(isJson);
      }),
      { numRuns: 500 },
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
