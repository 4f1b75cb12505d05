import { keyFor, translator } from '@wigwag/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeOrderOfBattle } from '../armies/writeOrderOfBattle.ts';
import { validateFiles } from '../files/validateFiles.ts';
import { writeScenario } from '../scenarios/writeScenario.ts';
import { type ImportedRoster, importRoster } from './importRoster.ts';
import type { Remark } from './remarks.ts';

type Row = Readonly<Record<string, unknown>>;

const row = (name: string, changes: Row = {}): Row => ({
  name,
  size: 'Div',
  command: 'P',
  type: 'Inf',
  manpowerValue: '7',
  hexLocation: 'N0101',
  notes: [],
  ...changes,
});
const leader = (name: string, changes: Row = {}): Row =>
  row(name, { size: 'Corps', type: 'Ldr', manpowerValue: '-', ...changes });

const scenario = (confederateUnits: readonly Row[], unionUnits: readonly Row[] = [], changes: Row = {}): Row => ({
  number: 1,
  name: 'Mulberry Gap',
  confederateUnits,
  unionUnits,
  ...changes,
});
const roster = (...scenarios: readonly Row[]): string =>
  JSON.stringify({ id: 'gtc2', name: 'Mulberry', scenarios }, null, 1);

function imported(text: string): ImportedRoster {
  const { ok, problems } = importRoster(text, 'roster.json');
  if (ok === undefined) throw new Error(JSON.stringify(problems));
  return ok;
}

const textOf = ({ files }: ImportedRoster, place: number): string => files[place]?.text ?? '';
const briefly = (remarks: readonly Remark[]): string[] => remarks.map(({ field, code }) => `${field} ${code}`.trim());
/** Remarks that not every import has. */
const special = ({ remarks }: ImportedRoster): string[] =>
  briefly(remarks.filter(({ code }) => !ALWAYS.includes(code)));
const ALWAYS: readonly string[] = ['values-to-fill', 'map-to-name', 'polish-titles', 'turns-to-fill'];

describe('a roster becomes an order of battle and drafts', () => {
  const text = roster(
    scenario([row('Stubbs', { manpowerValue: 9 }), leader('Pardee'), row('Fisk', { type: 'Cav', command: 'F-Cav' })]),
    scenario([row('Stubbs', { manpowerValue: 5, hexLocation: 'N0102 (Ox Hill)' })], [row('1/1/V')], { number: 2 }),
  );

  it('with ids that are valid, also where only the number of a command tells counters apart', () => {
    const namesakes = ['5', '6', '7', '8'].map(command => row('Ash', { command }));
    const [armies] = imported(roster(scenario([], namesakes))).files;
    const { problems } = validateFiles([{ path: 'armies.yaml', text: armies?.text }]);
    expect(problems.map(({ code }) => code)).toEqual([]);
    expect(armies?.text).toContain('ash-command-8');
  });

  it('also where thousands have one name', () => {
    const units = Array.from({ length: 3_000 }, () => row('Ash'));
    const [armies] = imported(roster(scenario(units))).files;
    expect(new Set(armies?.text.match(/^ +ash[-\w]*:/gm)).size, 'an id for each').toBe(3_000);
  });

  it('with every counter once, and leaders with their units', () => {
    const found = imported(text);
    expect(found.files.map(({ name }) => name)).toEqual([
      'armies.yaml',
      'gtc2-1-mulberry-gap.yaml',
      'gtc2-2-mulberry-gap.yaml',
    ]);
    expect([found.leaders, found.units]).toEqual([1, 3]);
    expect(textOf(found, 0)).toContain('  stubbs: { side: confederate, name: Stubbs, size: division, arm: infantry');
    expect(textOf(found, 1)).toContain(
      'game: GTC\nyear: 1864\nmap: gtc2-map\narmies: [gtc2-armies]\nturns: []\nsetup:',
    );
    expect(textOf(found, 1)).toContain('  stubbs: { hex: N0101, manpower: 9 }\n  pardee: { with: stubbs }\n');
    expect(textOf(found, 2)).toContain('  stubbs: { hex: N0102, manpower: 5 }\n');
    expect(special(found)).toEqual([]);
  });

  it('in which those whom the rules call by name are marked: by name, side and rank', () => {
    const named = (side: 'confederate' | 'union', name: string, size: string): string | undefined => {
      const rows = [row('Stubbs'), leader(name, { size })];
      const [armies] = imported(roster(side === 'union' ? scenario([], rows) : scenario(rows))).files;
      return /commander: (\w+)/.exec(armies?.text ?? '')?.[1];
    };
    expect([named('confederate', 'Lee', 'Army'), named('confederate', 'Jackson', 'Corps')]).toEqual(['lee', 'jackson']);
    expect(named('confederate', 'Longstreet', 'Corps')).toBe('longstreet');
    expect([named('confederate', 'Lee', 'Div'), named('union', 'Jackson', 'Corps')]).toEqual([undefined, undefined]);
    expect(named('confederate', 'Pardee', 'Corps')).toBeUndefined();
  });

  it('that are valid and canonical once map and turns are there', () => {
    const { files } = imported(text);
    const map = `format: wigwag-map 1
id: gtc2-map
title: { en: Small, pl: Mala }
orientation: flat
sheets:
  - { name: N, columns: [1, 1], oddRows: [1, 2], evenRows: [1, 2], at: [0, 0] }
hexes:
  N0101: clear
  N0102: clear
`;
    const filled = files.slice(0, 2).map(({ name, text: draft }) => ({
      path: name,
      text: draft.replace('turns: []', 'turns: [1864-05-05]'),
    }));
    const { problems, library, scenarios } = validateFiles([...filled, { path: 'map.yaml', text: map }]);
    expect(problems).toEqual([]);
    const written = [
      ...[...library.armies.values()].map(writeOrderOfBattle),
      ...[...scenarios.values()].map(writeScenario),
    ];
    expect(written).toEqual(filled.map(each => each.text));
  });

  it('that validate leads further: it asks for the map and the dates, nothing else', () => {
    const files = imported(text).files.map(({ name, text: content }) => ({ path: name, text: content }));
    const codes = new Set(validateFiles(files).problems.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['list-too-short', 'no-map']);
  });
});

describe('what cannot be taken over is told with its place', () => {
  it.each<[string, Row, string]>([
    ['a type that there is not', { type: 'Wag' }, '.type type-unknown'],
    ['no type', { type: undefined }, '.type type-unknown'],
    ['a size that units do not have', { size: 'Corps' }, '.size size-unknown'],
    ['a size of the other side', { size: 'Sqdn' }, '.size size-changed'],
    ['a command in words', { command: 'Army of the Valley' }, '.command command-unusable'],
    ['no Manpower', { manpowerValue: '-' }, '.manpowerValue manpower-unclear'],
    ['half a Manpower', { manpowerValue: '1/2' }, '.manpowerValue manpower-unclear'],
    ['much Manpower', { manpowerValue: 99 }, '.manpowerValue manpower-out-of-range'],
    ['a marked Manpower', { manpowerValue: '7*' }, '.manpowerValue manpower-marked'],
    ['no hex', { hexLocation: 'See rules' }, '.hexLocation hex-unclear'],
    ['two hexes', { hexLocation: 'N0101 or N0102' }, '.hexLocation hex-unclear'],
    ['a note', { notes: ['+'] }, '.notes note'],
    ['a name of nothing', { name: ' \u0000 ' }, '.name name-unusable'],
    ['a long name', { name: 'x'.repeat(90) }, '.name name-shortened'],
    ['a field of its own', { colour: 'grey' }, '.colour field-left-out'],
  ])('%s', (_, changes, expected) => {
    expect(special(imported(roster(scenario([row('Stubbs', changes)]))))).toEqual([
      `scenarios.0.confederateUnits.0${expected}`,
    ]);
  });

  it('a leader without a command, or without a unit of his in the hex', () => {
    const found = imported(
      roster(scenario([leader('Pardee', { command: '-' }), leader('Quill', { hexLocation: 'N0109' }), row('Stubbs')])),
    );
    expect(special(found)).toEqual([
      'scenarios.0.confederateUnits.0 leader-without-command',
      'scenarios.0.confederateUnits.1.hexLocation leader-alone',
    ]);
    expect(textOf(found, 1)).not.toContain('quill');
    expect(textOf(found, 0)).toContain('  quill: ');
  });

  it('a leader who could be with several is put with the strongest; two of a level not with one unit', () => {
    const found = imported(
      roster(scenario([leader('Pardee'), leader('Quill'), row('Stubbs'), row('Crane', { manpowerValue: '9' })])),
    );
    expect(textOf(found, 1)).toContain('stubbs: { hex: N0101, manpower: 7 }\n  quill: { with: stubbs }');
    expect(textOf(found, 1)).toContain('crane: { hex: N0101, manpower: 9 }\n  pardee: { with: crane }');
    expect(special(found)).toEqual(['scenarios.0.confederateUnits.0.hexLocation leader-chosen']);
  });

  it('a footnote is quoted', () => {
    const { remarks } = imported(
      roster(scenario([row('Stubbs', { notes: ['*'] })], [], { confederateFootnotes: { '*': 'Arrives late.' } })),
    );
    expect(remarks.find(({ code }) => code === 'note')?.params.text).toBe('Arrives late.');
  });

  it('the same name twice makes two pieces', () => {
    const found = imported(
      roster(
        scenario([row('Guns'), row('Guns'), row('Guns', { size: 'Brig' })], [row('Guns')]),
        scenario([row('Guns')]),
      ),
    );
    expect([...textOf(found, 0).matchAll(/^ {2}([\w-]+):/gm)].map(match => match[1])).toEqual([
      'guns',
      'guns-division',
      'guns-confederate',
      'guns-brigade',
    ]);
    expect(special(found)).toHaveLength(2);
  });

  it('a game that is not of the series; gunboats', () => {
    const text = JSON.stringify({ id: 'xyz', scenarios: [scenario([row('Stubbs')], [], { unionGunboats: [{}, {}] })] });
    const found = imported(text);
    expect(special(found)).toEqual(['id game-unknown', 'scenarios.0.unionGunboats gunboats-left-out']);
    expect(textOf(found, 1)).not.toContain('game:');
  });
});

describe('what is no roster is refused with its place', () => {
  it.each([
    ['', '1:1  json-value'],
    ['{ "scenarios": [ }', '1:18  json-value'],
    ['[]', '1:1  expected-map'],
    ['null', '1:1  expected-map'],
    ['{}', '1:1 scenarios missing-field'],
    ['{ "scenarios": {} }', '1:16 scenarios expected-list'],
    ['{ "scenarios": [] }', '1:16 scenarios list-too-short'],
    ['{ "scenarios": [\n 3 ] }', '2:2 scenarios.0 expected-map'],
    ['{ "scenarios": [{ "unionUnits": [] }] }', '1:17 scenarios.0.confederateUnits missing-field'],
    [
      '{ "scenarios": [{ "unionUnits": [{ "name": 7 }], "confederateUnits": [] }] }',
      '1:44 scenarios.0.unionUnits.0.name expected-text',
    ],
    [
      '{ "scenarios": [{ "unionUnits": [{ "name": "A", "size": [] }], "confederateUnits": [] }] }',
      '1:57 scenarios.0.unionUnits.0.size expected-text',
    ],
  ])('%s', (text, expected) => {
    const { ok, problems = [] } = importRoster(text, 'roster.json');
    expect(ok).toBeUndefined();
    expect(problems.map(({ line, column, field, code }) => `${line}:${column} ${field} ${code}`)).toContain(expected);
  });
});

describe('whatever a roster holds', () => {
  const printed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom('Ldr', 'Inf', 'Cav', 'Art', 'Army', 'Corps', 'Div', 'Demi-Div', 'Brig', 'Sqdn', 'constructor', '-'),
    fc.constantFrom('7', '7*', 'N0101', 'N0101 (Gap)', 'J', 'M-W', '__proto__', '\ud800', '12'),
    fc.integer(),
    fc.constant(null),
  );
  const wild = fc.record(
    { size: printed, command: printed, type: printed, manpowerValue: printed, hexLocation: printed, notes: printed },
    { requiredKeys: [] },
  );
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), fc.constantFrom('constructor', '12', 'Hill'));
  const likely = fc.record({
    name: text,
    size: fc.constantFrom('Army', 'Corps', 'Div', 'Brig', 'Demi-Div', 'Regt', 'Sqdn'),
    command: fc.constantFrom('J', 'M-W', '-', 'W', 'A Long Command'),
    type: fc.constantFrom('Ldr', 'Inf', 'Cav', 'Art'),
    manpowerValue: fc.constantFrom('-', '3', 8, '5*'),
    hexLocation: fc.constantFrom('N0101', 'N0102', 'See rules'),
  });
  const entry = fc.oneof(
    likely,
    fc.tuple(text, wild).map(([name, rest]) => ({ name, ...rest })),
  );
  const units = fc.array(entry, { maxLength: 12 });
  const game = fc.record({
    id: printed,
    name: printed,
    scenarios: fc.array(fc.record({ number: printed, name: printed, confederateUnits: units, unionUnits: units }), {
      minLength: 1,
      maxLength: 3,
    }),
  });

  it('the order of battle is valid, the drafts lack only what rosters lack, and every remark is a sentence', () => {
    const languages = [translator('en'), translator('pl')];
    fc.assert(
      fc.property(game, value => {
        const found = imported(JSON.stringify(value));
        expect(new Set(found.files.map(({ name }) => name)).size).toBe(found.files.length);
        for (const { name } of found.files) expect(name).toMatch(/^[a-z0-9-]+\.yaml$/);
        const { problems } = validateFiles(
          found.files.map(({ name, text: content }) => ({ path: name, text: content })),
        );
        const lacking = ['list-too-short turns', 'no-map map', 'missing-field game', 'missing-field year'];
        const others = problems.map(({ code, field }) => `${code} ${field}`).filter(each => !lacking.includes(each));
        expect(others).toEqual([]);
        for (const { code, params } of found.remarks)
          for (const translate of languages) expect(translate(keyFor('roster', code), params)).not.toMatch(/^roster\./);
      }),
      { numRuns: 60 },
    );
  });

  it('any other JSON is refused, not thrown at', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(importRoster(text, 'roster.json').ok).toBeUndefined();
      }),
    );
  });
});
