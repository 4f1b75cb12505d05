import { bundledFiles } from '@wigwag/content/bundled';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadOrderOfBattle } from '../armies/loadOrderOfBattle.ts';
import { writeOrderOfBattle } from '../armies/writeOrderOfBattle.ts';
import { loadMap } from '../maps/loadMap.ts';
import { writeMap } from '../maps/writeMap.ts';
import { loadScenario } from '../scenarios/loadScenario.ts';
import { writeScenario } from '../scenarios/writeScenario.ts';
import { SMALL_ARMIES, SMALL_MAP, SMALL_SCENARIO, smallLibrary, WET_SCENARIO } from '../testing/smallFiles.ts';
import { validateFiles } from './validateFiles.ts';

const KEPT_BY_HAND = bundledFiles().filter(({ path }) => /^(?:briefings|lessons)\//.test(path));
const SHIPPED = bundledFiles().filter(({ path }) => /^(?:maps|armies|scenarios)\//.test(path));

describe('canonical files come back byte for byte', () => {
  it('map', () => {
    const { ok, problems } = loadMap(SMALL_MAP, 'small.yaml');
    expect(problems).toBeUndefined();
    expect(ok && writeMap(ok)).toBe(SMALL_MAP);
  });

  it('order of battle', () => {
    const { ok, problems } = loadOrderOfBattle(SMALL_ARMIES, 'armies.yaml');
    expect(problems).toBeUndefined();
    expect(ok && writeOrderOfBattle(ok)).toBe(SMALL_ARMIES);
  });

  it('scenario', () => {
    const { ok, problems } = loadScenario(SMALL_SCENARIO, 'scenario.yaml', smallLibrary());
    expect(problems).toBeUndefined();
    expect(ok && writeScenario(ok)).toBe(SMALL_SCENARIO);
  });

  it('scenario with weather, random events and phases of its own', () => {
    const { ok, problems } = loadScenario(WET_SCENARIO, 'scenario.yaml', smallLibrary());
    expect(problems).toBeUndefined();
    expect(ok && writeScenario(ok)).toBe(WET_SCENARIO);
  });
});

describe('shipped files', () => {
  const validation = validateFiles([...SHIPPED, ...KEPT_BY_HAND]);

  it('are valid', () => {
    expect(SHIPPED.length).toBeGreaterThanOrEqual(3);
    expect(validation.problems).toEqual([]);
    expect(validation.scenarios.size).toBeGreaterThanOrEqual(1);
    expect(validation.briefings.size + validation.lessons.size).toBe(KEPT_BY_HAND.length);
  });

  it('are canonical', () => {
    const { library, scenarios } = validation;
    const written = [
      ...[...library.maps.values()].map(writeMap),
      ...[...library.armies.values()].map(writeOrderOfBattle),
      ...[...scenarios.values()].map(writeScenario),
    ];
    expect(written.sort()).toEqual(SHIPPED.map(file => file.text).sort());
  });
});

describe('a file in another spelling is written canonically, and stays so', () => {
  it('order of entries, either end of a hexside first, comments, quotes, defaults spelt out', () => {
    const loose = SMALL_MAP.replace('  N0101: rough\n', '')
      .replace('  N0201: rolling\n', '  N0201: rolling # a comment\n  "N0101": { terrain: rough, station: false }\n')
      .replace('N0102-N0202:', 'N0202-N0102:');
    const { ok } = loadMap(loose, 'loose.yaml');
    expect(ok && writeMap(ok)).toBe(SMALL_MAP);
  });

  it('a leader with his hex, a hex by its second number', () => {
    const loose = SMALL_SCENARIO.replace('jackson: { with: hill }', 'jackson: { hex: N0303, with: hill }').replace(
      'window: [N0101, S0302]',
      'window:\n  - N0101\n  - S0302',
    );
    const { ok } = loadScenario(loose.replace('hexes: [N0303]', 'hexes: [S0301]'), 'loose.yaml', smallLibrary());
    const written = ok && writeScenario(ok);
    expect(written).toBe(SMALL_SCENARIO.replace('hexes: [N0303]', 'hexes: [N0304]'));
    const again = loadScenario(written ?? '', 'again.yaml', smallLibrary()).ok;
    expect(again && writeScenario(again)).toBe(written);
  });
});

it('any name comes back as it was, however it must be quoted', () => {
  const { ok } = loadOrderOfBattle(SMALL_ARMIES, 'armies.yaml');
  if (ok === undefined) throw new Error('no order of battle');
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter(text => text.trim() !== '');
  const tricky = fc.constantFrom(
    'true',
    'null',
    '12',
    '-1',
    '0x1f',
    'N',
    'a: b',
    'a #b',
    '- a',
    "it's",
    '"',
    '{a}',
    ' a',
    'a ',
    '~',
    '1e3',
    '? a',
    '%a',
    '@a',
    '`',
    'a,b',
    '[',
    '|',
    '>',
  );
  fc.assert(
    fc.property(fc.oneof(name, tricky), text => {
      const written = writeOrderOfBattle({ ...ok, title: { en: text, pl: text } });
      const again = loadOrderOfBattle(written, 'again.yaml');
      expect(again.problems).toBeUndefined();
      expect(again.ok?.title.en).toBe(text);
      expect(again.ok && writeOrderOfBattle(again.ok)).toBe(written);
    }),
  );
});
