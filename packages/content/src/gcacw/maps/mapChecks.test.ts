import { describe, expect, it } from 'vitest';
import { edited } from '../testing/edited.ts';
import { briefly, expectReadable } from '../testing/render.ts';
import { SMALL_MAP } from '../testing/smallFiles.ts';
import { loadMap } from './loadMap.ts';

type Change = readonly [from: string, to: string];

const CREEK = 'N0301-N0302: { water: creek, ways: [road] }';
const BRIDGE =
  'N0102-N0103: { water: minor-river, crossing: bridge, ways: [pike], indestructible: true, name: Stone Bridge }';
const FERRY = 'N0103-N0104: { water: major-river, crossing: ferry, fordRemains: true }';
const RIDGE = 'N0202-N0302: { ridge: N0202 }';
const RAILS = 'N0101-N0102: { ways: [road, railroad], unfinished: true, county: true }';
const COURSE = 'hexsides: [N0102-N0103, N0103-N0202, N0202-N0203]';
const TRAIL = 'N0102-N0202: { ways: [trail] }';
const SECOND = '\n  - { title: { en: Run, pl: Strumyk }, hexsides: [N0301-N0302] }\n';
const LAKE = 'N0302-N0303: { water: all-water }';

// biome-ignore format: a table
const CHECKS: readonly (readonly [what: string, may: Change, mayNot: Change, problem: string])[] = [
  ['a crossing lies over a river', [CREEK, 'N0301-N0302: { water: minor-river, crossing: dam }'], [CREEK, 'N0301-N0302: { water: creek, crossing: ford }'], 'hexsides.N0301-N0302.crossing crossing-without-river'],
  ['no crossing over all water', [LAKE, 'N0302-N0303: { water: major-river, crossing: ford }'], [LAKE, 'N0302-N0303: { water: all-water, crossing: ford }'], 'hexsides.N0302-N0303.crossing crossing-without-river'],
  ['a way over a river needs a crossing', [CREEK, 'N0301-N0302: { water: creek, ways: [trail] }'], [CREEK, 'N0301-N0302: { water: major-river, ways: [trail] }'], 'hexsides.N0301-N0302.ways way-without-crossing'],
  ['no way leads over all water', [LAKE, 'N0302-N0303: { ways: [road] }'], [LAKE, 'N0302-N0303: { water: all-water, ways: [road] }'], 'hexsides.N0302-N0303.ways way-over-water'],
  ['no way leads into water', [LAKE, 'N0303-N0403: { ways: [road] }'], [LAKE, 'N0303-N0402: { ways: [road] }'], 'hexsides.N0303-N0402.ways way-off-land'],
  ['no way leads off the map', [LAKE, 'N0403-S0401: { ways: [road] }'], [LAKE, 'S0401-S0402: { ways: [road] }'], 'hexsides.S0401-S0402.ways way-off-land'],
  ['no crossing leads into water', [LAKE, 'N0303-N0403: { water: minor-river, crossing: ford }'], [LAKE, 'N0303-N0402: { water: minor-river, crossing: ford }'], 'hexsides.N0303-N0402.crossing way-off-land'],
  ['a ridge is drawn in one of its hexes', [RIDGE, 'N0202-N0302: { ridge: N0302 }'], [RIDGE, 'N0202-N0302: { ridge: N0301 }'], 'hexsides.N0202-N0302.ridge ridge-elsewhere'],
  ['a ridge is drawn on land', [LAKE, 'N0303-N0402: { ridge: N0303 }'], [LAKE, 'N0303-N0402: { ridge: N0402 }'], 'hexsides.N0303-N0402.ridge ridge-off-land'],
  ['only a bridge is indestructible', [BRIDGE, 'N0102-N0103: { water: minor-river, crossing: dam, ways: [pike] }'], [BRIDGE, 'N0102-N0103: { water: minor-river, crossing: dam, ways: [pike], indestructible: true }'], 'hexsides.N0102-N0103.indestructible indestructible-not-bridge'],
  ['a ford remains of a ferry only', [FERRY, 'N0103-N0104: { water: major-river, crossing: ford }'], [FERRY, 'N0103-N0104: { water: major-river, crossing: ford, fordRemains: true }'], 'hexsides.N0103-N0104.fordRemains ford-remains-not-ferry'],
  ['only a railroad is unfinished', [RAILS, 'N0101-N0102: { ways: [railroad], unfinished: true }'], [RAILS, 'N0101-N0102: { ways: [road], unfinished: true }'], 'hexsides.N0101-N0102.unfinished unfinished-without-railroad'],
  ['a hexside lies between neighbours', [RIDGE, 'N0201-N0302: { ways: [road] }'], [RIDGE, 'N0101-N0302: { ways: [road] }'], 'hexsides.N0101-N0302 not-adjacent'],
  ['a hexside is listed once', [RIDGE, 'N0302-N0202: { ridge: N0202 }'], [RIDGE, `${RIDGE}\n  N0302-N0202: { ways: [road] }`], 'hexsides.N0302-N0202 hexside-twice'],
  ['a hexside says something', [RIDGE, 'N0202-N0302: { county: false }'], [RIDGE, 'N0202-N0302: {}'], 'hexsides.N0202-N0302 hexside-empty'],
  ['a hexside has two hexes', [RIDGE, 'N0201-N0302: { county: true }'], [RIDGE, 'N0202: { county: true }'], 'hexsides.N0202 bad-hexside'],
  ['a hexside names hexes of the map', [RIDGE, 'N0201-N0302: { county: true }'], [RIDGE, 'N0202-N0909: { county: true }'], 'hexsides.N0202-N0909 unknown-hex-near'],
  ['a hexside goes by main numbers', [RIDGE, 'N0104-S0102: { county: true }'], [RIDGE, 'S0101-S0102: { county: true }'], 'hexsides.S0101-S0102 hex-alias'],
  ['a hex goes by its main number', ['N0104: {', 'N0104: {'], ['N0104: {', 'S0101: {'], 'hexes.S0101 hex-alias'],
  ['every hex is listed', ['S0302: clear', 'S0302: off-map'], ['  N0301: hill\n', ''], 'hexes hexes-unlisted'],
  ['a hex is one of the sheets', ['N0301: hill', 'N0301: woods'], ['N0301: hill', 'N0301: hill\n  N0501: hill'], 'hexes.N0501 unknown-hex-near'],
  ['places are on land', ['N0301: hill', 'N0301: { terrain: hill, place: town }'], ['N0402: water', 'N0402: { terrain: water, place: town }'], 'hexes.N0402.place feature-off-land'],
  ['landings are on land', ['N0301: hill', 'N0301: { terrain: hill, landing: true }'], ['N0402: water', 'N0402: { terrain: water, landing: true }'], 'hexes.N0402.landing feature-off-land'],
  ['a redoubt ends after it begins', ['until: 1863', 'until: 1862'], ['until: 1863', 'until: 1861'], 'hexes.N0104.redoubt.until redoubt-years'],
  ['sides of a redoubt are known', ['[union, confederate]', '[confederate]'], ['[union, confederate]', '[confederates]'], 'hexes.N0104.redoubt.for.0 unknown-name-near'],
  ['a course follows water', [COURSE, 'hexsides: [N0103-N0202, N0102-N0103]'], [COURSE, 'hexsides: [N0102-N0202, N0103-N0202]'], 'courses.0.hexsides.0 course-without-water'],
  ['a course has no gap', [COURSE, 'hexsides: [N0203-N0202, N0202-N0103]'], [COURSE, 'hexsides: [N0102-N0103, N0202-N0203]'], 'courses.0.hexsides.1 course-gap'],
  ['a course does not turn back where waters meet', [TRAIL, 'N0102-N0202: { water: creek }'], [COURSE, 'hexsides: [N0202-N0203, N0103-N0202, N0103-N0203]'], 'courses.0.hexsides.2 course-gap'],
  ['a course names a hexside once', [COURSE, 'hexsides: [N0102-N0103]'], [COURSE, 'hexsides: [N0102-N0103, N0103-N0102]'], 'courses.0.hexsides.1 course-twice'],
  ['courses share no hexside', [`${COURSE} }\n`, `${COURSE} }${SECOND}`], [`${COURSE} }\n`, `${COURSE} }${SECOND.replace('N0301-N0302', 'N0202-N0203')}`], 'courses.1 course-overlap'],
  ['a course names hexsides', [COURSE, 'hexsides: [N0202-N0203]'], [COURSE, 'hexsides: [N0202-N0203, N0202]'], 'courses.0.hexsides.1 bad-hexside'],
  ['a course goes by main numbers', [COURSE, 'hexsides: [N0202-N0103]'], [COURSE, 'hexsides: [N0103-S0101]'], 'courses.0.hexsides.0 hex-alias'],
  ['sheets have different names', ['name: S, columns', 'name: S, columns'], ['name: S, columns', 'name: N, columns'], 'sheets.1.name sheet-twice'],
  ['ranges go upwards', ['oddRows: [1, 2]', 'oddRows: [1, 2]'], ['oddRows: [1, 2]', 'oddRows: [2, 1]'], 'sheets.1.oddRows range-order'],
  ['a sheet is shifted by whole zigzags', ['at: [0, 0]', 'at: [0, 0]'], ['at: [0, 0]', 'at: [1, 0]'], 'sheets.0.at.0 sheet-shift'],
];

describe('a map', () => {
  it.each(CHECKS)('%s', (_, may, mayNot, problem) => {
    expect(briefly(loadMap(edited(SMALL_MAP, may), 'map.yaml').problems)).toEqual([]);
    const { problems } = loadMap(edited(SMALL_MAP, mayNot), 'map.yaml');
    expect(briefly(problems)).toContain(problem);
    problems?.forEach(expectReadable);
  });

  it('reports everything at once, by line', () => {
    const text = edited(
      SMALL_MAP,
      ['rough', 'ruogh'],
      ['N0301: hill', 'N0301: hil'],
      [CREEK, 'N0301-N0302: { water: creek, crossing: ford }'],
    );
    const { problems } = loadMap(text, 'map.yaml');
    expect(problems?.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '9 unknown-name-near',
      '16 unknown-name-near',
      '37 crossing-without-river',
    ]);
    expect(problems?.[0]).toMatchObject({
      file: 'map.yaml',
      field: 'hexes.N0101.terrain',
      params: { suggestion: 'rough' },
    });
  });

  it('says of a course only what its own line can mend', () => {
    const { problems } = loadMap(
      edited(SMALL_MAP, ['N0202-N0203: { water: creek }', 'N0202-N0203: { water: mud }']),
      'map.yaml',
    );
    expect(briefly(problems)).toEqual(['hexsides.N0202-N0203.water unknown-name']);
  });

  it('keeps integers inside: hexes by index, the ridge too', () => {
    const { ok } = loadMap(SMALL_MAP, 'map.yaml');
    const n0202 = ok?.grid.byName.get('N0202');
    expect(ok?.hexes[n0202 ?? -1]?.terrain).toBe('mountain');
    expect(ok?.hexsides.filter(side => side?.ridge !== undefined).map(side => side?.ridge)).toEqual([n0202]);
  });
});
