import { DIRECTIONS, neighbour, OFF_MAP, sideOf } from '@wigwag/hex';
import { canonicalJson } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { attempts } from './attempts.ts';
import { NOBODY, NOWHERE } from './board.ts';
import { ATTACK_TYPES } from './combat/attack/attack.ts';
import type { AnyChoice } from './game.ts';
import { DUMMY_TYPES } from './intelligence/shapes.ts';
import { engine, gcacw } from './ruleset.ts';
import { cover } from './testing/forces.ts';
import { Table } from './testing/table.ts';

/** Two units a side; of three wet hexsides one has a ford, one a bridge that is gone, and one nothing. */
const FIELD = `
  options limitedIntelligence
  turns 2
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  minor-river 0301 | 0201
  ford 0301-0201
  minor-river 0302 | 0202
  bridge 0302-0202
  destroyed 0302-0202
  creek 0101 | 0102
  station 0201 Depot
  U Newton 0101 6; leader Reynolds
  U Buford 0102 cav 3
  C Hill 0701 8; leader Jackson
  C Early 0702 4
`;
const [BEFORE, AFTER_UNITS, AFTER_LEADERS] = [-1, 4, 2];
const UNITS = [BEFORE, 0, 1, 2, 3, AFTER_UNITS];
const LEADERS = [BEFORE, 0, 1, AFTER_LEADERS];

const field = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n'));
type Fields = Record<string, unknown>;
const tried = (t: Table, verb: AnyChoice['do']): Fields[] =>
  [...attempts(t.game)].filter(choice => choice.do === verb).map(({ do: _, ...fields }) => fields as Fields);

/** What an attempt with each of these values in each of these fields looks like. */
function every(fields: Record<string, readonly unknown[]>): Fields[] {
  const [first, ...rest] = Object.entries(fields);
  if (first === undefined) return [{}];
  const others = every(Object.fromEntries(rest));
  return first[1].flatMap(value => others.map(other => ({ [first[0]]: value, ...other })));
}

const asSet = (list: readonly object[]): Set<string> => new Set(list.map(canonicalJson));
const alone = (ids: readonly number[]): number[][] => ids.map(id => [id]);

/** Nothing else is tried, nor is any of these left out. */
const expectTried = (t: Table, verb: AnyChoice['do'], ...expected: Fields[][]): void =>
  expect(asSet(tried(t, verb)), verb).toEqual(asSet(expected.flat()));
describe('the universe of attempts', () => {
  test('knows every verb of every decision', () => {
    const verbs = Object.values(gcacw.frames).flatMap(({ verbs: known }) => Object.keys(known));
    expect(new Set([...attempts(field().game)].map(choice => choice.do))).toEqual(new Set(verbs));
  });

  test('holds all that is listed at a decision, and nothing more that is legal', () => {
    const begun = (choice: Parameters<Table['do']>[0], ...dice: number[]): Table => {
      const t = cover(
        cover(field().atAction('confederate'), 'confederate', 1, '0701'),
        'confederate',
        2,
        '0702',
        'early',
      );
      t.do(choice, ...dice);
      return t;
    };
    const tables = [
      field(),
      field().atInitiative(),
      field().atAction('union'),
      field().atRecovery('union'),
      field().atRecovery('confederate'),
      begun({ do: 'march', unit: 'hill' }, 6),
      begun({ do: 'marchDummy', force: 1, as: 'infantry', sham: false }, 6),
      begun({ do: 'activate', leader: 'jackson', units: ['hill'], digging: [] }, 6),
      begun({ do: 'reveal', force: 2 }),
    ];
    for (const t of tables) {
      const by = t.top?.by ?? 'table';
      const legal = [...attempts(t.game)].filter(attempt => engine.refusal(t.game, by, attempt) === undefined);
      expect(asSet(legal), t.asked).toEqual(asSet(engine.choices(t.game)));
    }
  });

  test('tries every unit, and one too few and too many', () => {
    const t = field();
    for (const verb of ['march', 'burn', 'entrench', 'go', 'attachTo'] as const)
      expectTried(t, verb, every({ unit: UNITS }));
    expectTried(t, 'evade', every({ loser: UNITS }));
    for (const verb of ['withdraw', 'keep', 'commit'] as const) expectTried(t, verb, every({ units: alone(UNITS) }));
  });

  test('tries every leader with every unit', () => {
    const t = field();
    for (const verb of ['join', 'grand'] as const) expectTried(t, verb, every({ leader: LEADERS }));
    expectTried(t, 'transfer', every({ leader: LEADERS, unit: UNITS }));
    expectTried(t, 'attach', every({ unit: UNITS, along: [[], ...alone(LEADERS)] }));
    const advances = UNITS.flatMap(unit => [
      { units: [unit], leaders: [], attachedTo: [] },
      ...LEADERS.map(leader => ({ units: [unit], leaders: [leader], attachedTo: [unit] })),
    ]);
    expectTried(t, 'advance', advances);
  });

  test('activates each leader with nobody, with one unit, digging or not, and with two', () => {
    const pairs = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, AFTER_UNITS],
    ];
    const of = (units: number[], digging: number[] = []) =>
      every({ leader: LEADERS, units: [units], digging: [digging] });
    const ones = UNITS.flatMap(unit => [...of([unit]), ...of([unit], [unit])]);
    const twos = pairs.flatMap(pair => [...of(pair), ...of([...pair].reverse()), ...of(pair, [0])]);
    expectTried(field(), 'activate', of([]), ones, twos);
  });

  test('does not try too many pairs in a large army', () => {
    const army = Array.from({ length: 20 }, (_, n) => `U Brigade${n} 0102`);
    const pairs = tried(field(...army), 'activate').filter(({ units }) => (units as number[]).length > 1);
    expect(asSet(pairs.map(({ units }) => units as number[])).size).toBe(12 * 2);
  });

  test('tries every hex, and one too few and too many', () => {
    const t = field();
    const hexes = Array.from({ length: t.game.world.grid.size + 2 }, (_, n) => n - 1);
    for (const verb of ['step', 'retreat', 'displace', 'enter'] as const) expectTried(t, verb, every({ to: hexes }));
    expectTried(t, 'attack', every({ target: hexes, type: ATTACK_TYPES }));
  });

  test('assaults the hexes about a leader with each unit, and from nowhere none', () => {
    const t = field();
    t.game.board.leaders[1] = { with: NOBODY, hex: NOWHERE };
    const about = ['0101', '0102', '0201'].map(hex => t.hex(hex));
    expectTried(t, 'assault', every({ leader: [0], units: alone([0, 1, 2, 3]), target: about }));
  });

  test('builds on the hexsides of a unit’s hex and its neighbours, and on some that there are not', () => {
    const t = field().put('hill', { hex: NOWHERE });
    const { grid } = t.game.world;
    const sides = (hex: number) => DIRECTIONS.map(direction => sideOf(grid, hex, direction));
    const at = t.hex('0101');
    const near = DIRECTIONS.map(direction => neighbour(grid, at, direction)).filter(hex => hex !== OFF_MAP);
    const about = [-1, ...[at, ...near].flatMap(sides), grid.sideCount];
    const of = (unit: number) => tried(t, 'build').filter(each => each.unit === unit);
    expect(asSet(of(0))).toEqual(asSet(every({ unit: [0], hexside: about })));
    expect(asSet(of(t.unitId('hill')))).toEqual(
      asSet(every({ unit: [2], hexside: [-1, ...sides(0), grid.sideCount] })),
    );
    expect(new Set(tried(t, 'build').map(({ unit }) => unit))).toEqual(new Set(UNITS));
  });

  test('destroys and dismantles wherever there is water or a change, and repairs where there is a crossing', () => {
    const t = field();
    const { sideCount } = t.game.world.grid;
    const [creek, ford, bridge] = ['0101-0102', '0301-0201', '0302-0202'].map(side => t.hexside(side));
    const dry = t.hexside('0501-0601');
    t.game.board.crossings = t.game.board.crossings.flatMap(change => [change, { ...change, hexside: dry }]);
    const hexside = [-1, creek, ford, bridge, dry, sideCount];
    for (const verb of ['destroy', 'dismantle'] as const) {
      expectTried(t, verb, every({ hexside }));
      expect(tried(t, verb)).toHaveLength(hexside.length);
    }
    expectTried(t, 'repair', every({ unit: UNITS, hexside: [ford, bridge] }));
  });

  test('divides losses between two units, one man too few and too many', () => {
    const losses = [-1, 0, 1, 2, 3].flatMap(a => [0, 1, 2, 3].map(b => [a, b]));
    expectTried(field(), 'divide', every({ losses }));
  });
});

describe('attempts with force markers', () => {
  const force = [-1, 0, 1, 2, 3, 10, 11];

  test('move and reveal each number that there may be, and some that there may not', () => {
    const t = field();
    expectTried(t, 'reveal', every({ force }));
    expectTried(t, 'ride', every({ force, sham: [false, true] }));
    expectTried(t, 'marchDummy', every({ force, sham: [false, true], as: DUMMY_TYPES }));
  });

  test('conceal nobody or one unit in each hex with units, and off the map', () => {
    const t = field();
    const hex = [-1, t.hex('0101'), t.hex('0102'), t.hex('0701'), t.hex('0702'), t.game.world.grid.size];
    expectTried(t, 'conceal', every({ hex, force: [-1, 0, 1, 2], units: [[], ...alone([0, 1, 2, 3])] }));
    expect(tried(t, 'conceal')).toHaveLength(hex.length * 4 * 5);
  });

  test('are few without limited intelligence', () => {
    const t = new Table(FIELD.replace('options limitedIntelligence', ''));
    expectTried(t, 'conceal', every({ hex: [0], force: [-1, 0, 1, 2], units: [[], ...alone([0, 1, 2, 3])] }));
    expectTried(t, 'reveal', every({ force }));
  });
});
