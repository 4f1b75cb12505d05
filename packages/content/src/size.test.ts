import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { position } from './gcacw/position/position.ts';
import { validateFiles } from './index.ts';
import { nearest, sparingly } from './nearest.ts';
import { readYaml } from './yamlSource.ts';

const HEAD = 'format: wigwag-map 1\nid: x\n';
const times = (count: number, each: (index: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, index) => each(index)).join(between);

describe('files that are too large', () => {
  it.each([
    ['a long text', `${HEAD}title: ${'a'.repeat(1_000_000)}`, 'file-too-long', 3],
    ['many entries', `${HEAD}hexes:\n${times(100_000, n => ` k${n}:`)}`, 'too-many-entries', 50_000],
    ['a long list', `${HEAD}hexes: [${times(300_000, () => '1', ',')}]`, 'too-many-entries', 3],
    ['deep brackets', `${HEAD}hexes: ${'['.repeat(200_000)}`, 'too-many-entries', 3],
    ['many comments', `${HEAD}${'# a\n'.repeat(200_000)}`, 'too-many-entries', 99_998],
  ])('%s: refused at once, with the place where it goes too far', (_, text, code, line) => {
    const begun = performance.now();
    const { source, problems } = readYaml(text, 'large.yaml');
    expect(source).toBeUndefined();
    expect(problems).toMatchObject([{ file: 'large.yaml', code, line }]);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('the largest map of the program is far from that', () => {
    const text = readFileSync(new URL('../gcacw/maps/northern-virginia.yaml', import.meta.url), 'utf8');
    expect(readYaml(`${text}\n${'# a\n'.repeat(50_000)}`, 'map.yaml').problems).toEqual([]);
  });
});

describe('what is as large as it may be takes seconds', () => {
  const SLOWEST_MS = 20_000;
  it.each([
    [
      'an alias bomb',
      `a: &a [x]\n${times(200, n => `b${n}: &b${n} [${times(9, () => `*${n === 0 ? 'a' : `b${n - 1}`}`, ',')}]`)}`,
    ],
    ['tags', `${HEAD}${times(40_000, n => `a${n}: !t 1`)}`],
    ['errors', times(24_000, () => '@a: : ]')],
    ['deep brackets', `${HEAD}hexes: ${'['.repeat(45_000)}${']'.repeat(45_000)}`],
    ['deep blocks', `${HEAD}hexes:\n${times(1300, n => `${' '.repeat(n + 1)}a:`)}`],
    ['unknown fields', `${HEAD}${times(40_000, n => `f${n}: 1`)}`],
    ['unknown names', `${HEAD}hexes:\n${times(20_000, n => `  h${n}: {terrain: foo${n}}`)}`],
  ])('%s', (_, text) => {
    const begun = performance.now();
    expect(validateFiles([{ path: 'a.yaml', text }]).problems.length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(SLOWEST_MS);
  });

  it('thousands of unknown names among thousands of known ones that are much alike', () => {
    const known = times(6000, n => `the-regiment-of-foot-${n}`).split('\n');
    const begun = performance.now();
    const found = sparingly(() => Array.from({ length: 6000 }, (_, n) => nearest(`xx-regiment-of-foot-${n}`, known)));
    expect(performance.now() - begun).toBeLessThan(SLOWEST_MS);
    expect(found.filter(each => each !== undefined)).toHaveLength(50);
    expect(nearest('the-regiment-of-foot-599x', known)).toBe('the-regiment-of-foot-599');
    expect(nearest('a'.repeat(101), ['a'.repeat(100)])).toBeUndefined();
  });
});

const MAP = 'map\n.   .\n  .\n';

describe('a position in text that is too long', () => {
  it.each([
    ['characters', `map\n${times(1000, () => '.   '.repeat(750))}`, /^position:1: too-many-characters: 100000/],
    ['rows', `map\n${'.\n'.repeat(3000)}`, /^position:200: too-many-rows: 198/],
    ['words', `${MAP}creek ${'0101 '.repeat(3000)}| ${'0201 '.repeat(3000)}`, /^position:4: too-many-words: 500/],
  ])('%s: refused at once', (_, text, message) => {
    const begun = performance.now();
    expect(() => position(text)).toThrow(message);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
