import type { Frame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { type Board, type Leader, NOBODY, NOWHERE, type Unit } from './board.ts';
import type { Gcacw } from './game.ts';
import type { Force } from './intelligence/markers/force.ts';
import { broken } from './invariants.ts';
import { Table } from './testing/table.ts';
import { lineOf } from './victory/kind.ts';
import type { Result } from './victory/ledger.ts';

/** Newton with Palmer and Thomas, Wood apart, Guns still to come; Hill with Jackson over the river; a lake and the edge. */
const SOUND = `
  turns 2
  map
    .   .   .
      .   ~
    .   .   #
      .   .
  minor-river 0101 | 0102 0201
  bridge 0101-0102
  U Newton 0101 18; leader Palmer corps; leader Thomas army
  U Wood 0301 4 f4
  U Guns 0101 art 3 turn2
  C Hill 0102 1 demoralized2; leader Jackson corps
  victory union held 5 0301
`;

const sound = new Table(SOUND);
const [NEWTON, WOOD, GUNS, HILL] = [
  sound.unitId('newton'),
  sound.unitId('wood'),
  sound.unitId('guns'),
  sound.unitId('hill'),
];
const [PALMER, JACKSON] = [sound.leaderId('palmer'), sound.leaderId('jackson')];
const [OVER_BRIDGE, OVER_RIVER, OVER_LAND] = ['0101-0102', '0101-0201', '0102-0202'].map(name =>
  sound.hexside(name),
) as [number, number, number];

/** What is broken when this much of the board is otherwise, and these frames lie on top. */
function after(change: Partial<Board>, frames: readonly Frame<Gcacw>[] = [], text = SOUND): string | undefined {
  const { game } = new Table(text).atAction('union');
  Object.assign(game.board, change);
  game.stack.push(...frames);
  return broken(game);
}

const unit = (id: number, state: Partial<Unit>): Pick<Board, 'units'> => ({
  units: sound.game.board.units.map((each, at) => (at === id ? { ...each, ...state } : each)),
});
const leader = (id: number, state: Partial<Leader>): Pick<Board, 'leaders'> => ({
  leaders: sound.game.board.leaders.map((each, at) => (at === id ? { ...each, ...state } : each)),
});

test('a sound position breaks no promise', () => {
  expect([broken(sound.game), after({})]).toEqual([undefined, undefined]);
});

describe('units', () => {
  test('stand on land', () => {
    const wood = (hex: number) => after(unit(WOOD, { hex, manpower: hex === NOWHERE ? 0 : 4 }));
    for (const hex of [sound.hex('0401'), sound.hex('0502'), 99]) expect(wood(hex)).toBe(`unit-off-land:${WOOD}`);
    expect([wood(sound.hex('0501')), wood(NOWHERE)]).toEqual([undefined, undefined]);
  });

  test('have fatigue from 0 to 4, manpower from 1 to the most of the game, two levels of demoralization', () => {
    for (const [state, code] of [
      [{ fatigue: -1 }, 'fatigue'],
      [{ fatigue: 5 }, 'fatigue'],
      [{ manpower: 0 }, 'manpower'],
      [{ manpower: 19 }, 'manpower'],
      [{ demoralized: -1 as 0 }, 'demoralization'],
      [{ demoralized: 3 as 2 }, 'demoralization'],
    ] as const) {
      expect(after(unit(WOOD, state)), JSON.stringify(state)).toBe(`${code}:${WOOD}`);
    }
    for (const state of [
      { fatigue: 0 },
      { fatigue: 4 },
      { manpower: 1 },
      { manpower: 18 },
      { demoralized: 2 },
    ] as const)
      expect(after(unit(WOOD, state)), JSON.stringify(state)).toBeUndefined();
  });

  test('of two sides share no hex, but in the middle of a retreat', () => {
    const hex = sound.hex('0102');
    const ends = { units: [WOOD], manner: 'retreat', reference: hex, path: [hex], overridden: false } as const;
    expect(after(unit(WOOD, { hex }))).toBe('enemies-in-one-hex');
    expect(after(unit(WOOD, { hex }), [{ kind: 'retreat', by: 'union', ...ends }])).toBeUndefined();
    expect(after(unit(WOOD, { hex: sound.hex('0101') })), 'friends may').toBeUndefined();
  });

  test('that are to come or have left are not on the map, and not both', () => {
    expect(after({ awaited: [GUNS, WOOD] })).toBe(`awaited-or-gone-on-map:${WOOD}`);
    expect(after({ exited: [HILL] })).toBe(`awaited-or-gone-on-map:${HILL}`);
    expect(after({ exited: [GUNS] })).toBe(`gone-before-it-came:${GUNS}`);
    expect(after({ ...unit(WOOD, { hex: NOWHERE }), exited: [WOOD] })).toBeUndefined();
  });
});

describe('leaders', () => {
  test('are with a unit, in its hex', () => {
    for (const state of [{ with: NOBODY }, { with: 99 }, { hex: sound.hex('0101') }])
      expect(after(leader(JACKSON, state)), JSON.stringify(state)).toBe(`leader-alone:${JACKSON}`);
    expect(after(leader(JACKSON, { with: NOBODY, hex: NOWHERE }))).toBeUndefined();
  });

  test('stand alone only while they are placed anew', () => {
    const [alone, apart] = [leader(JACKSON, { with: NOBODY }), leader(JACKSON, { hex: sound.hex('0101') })];
    const displaced = { kind: 'displaced', by: 'confederate', leader: JACKSON } as const;
    expect(after(alone, [displaced])).toBeUndefined();
    expect(after(apart, [displaced])).toBe(`leader-alone:${JACKSON}`);
    const action = { kind: 'action', by: 'union', handed: false, done: false } as const;
    expect(after(alone, [displaced, action])).toBe(`leader-alone:${JACKSON}`);
  });

  test('are with units of their own; two of one level may share one, where the loss of another has brought them together', () => {
    expect(after(leader(PALMER, { with: HILL, hex: sound.hex('0102') }))).toBe(`leader-not-his-unit:${PALMER}`);
    const t = new Table(SOUND.replace('4 f4', '4; leader Granger corps'));
    t.game.board.leaders[t.leaderId('granger')] = { with: NEWTON, hex: t.hex('0101') };
    expect(broken(t.game)).toBeUndefined();
  });
});

describe('markers', () => {
  test('of refused flanks lie where units are', () => {
    const [held, empty] = [sound.hex('0102'), sound.hex('0302')];
    expect(after({ refused: [held] })).toBeUndefined();
    expect(after({ refused: [held, empty] })).toBe(`refused-without-units:${empty}`);
  });

  const RUIN = { hexside: OVER_BRIDGE, destroyed: true };
  const pontoon = (hexside: number, destroyed = false) => ({ hexside, destroyed, pontoon: 'union' }) as const;

  test('of a crossing: one a hexside, a pontoon over a river where no other bridge stands', () => {
    expect(after({ crossings: [RUIN, pontoon(OVER_RIVER)] })).toBeUndefined();
    expect(after({ crossings: [RUIN, pontoon(OVER_RIVER), RUIN] })).toBe(`crossing-twice:${OVER_BRIDGE}`);
    expect(after({ crossings: [pontoon(OVER_LAND)] })).toBe(`pontoon-without-river:${OVER_LAND}`);
    expect(after({ crossings: [pontoon(OVER_BRIDGE)] })).toBe(`two-bridges:${OVER_BRIDGE}`);
    expect(after({ crossings: [pontoon(OVER_BRIDGE, true)] })).toBeUndefined();
  });

  test('of a pontoon do not lie over a creek or beside a dam', () => {
    const laid = (lines: string) => after({ crossings: [pontoon(OVER_LAND)] }, [], `${SOUND}\n${lines}`);
    expect(laid('creek 0202 | 0102')).toBe(`pontoon-without-river:${OVER_LAND}`);
    expect(laid('minor-river 0202 | 0102\ndam 0102-0202')).toBe(`two-bridges:${OVER_LAND}`);
  });

  const forces = (...laid: Partial<Force>[]) =>
    after({ forces: laid.map(force => ({ id: 1, side: 'union', hex: sound.hex('0101'), units: [], ...force })) });

  test('of forces are numbered from 1 to 10, each once a side', () => {
    expect(forces({ id: 1 }, { id: 10 }, { id: 1, side: 'confederate' })).toBeUndefined();
    for (const id of [0, 11]) expect(forces({ id })).toBe(`force-number:union-${id}`);
    expect(forces({ id: 3 }, { id: 3 })).toBe('force-number:union-3');
  });

  test('of forces cover units of their side in their hex, each unit once', () => {
    expect(forces({ units: [NEWTON] }, { id: 2 })).toBeUndefined();
    expect(forces({ units: [NEWTON] }, { id: 2, units: [NEWTON] })).toBe(`force-unit:${NEWTON}`);
    expect(forces({ units: [NEWTON], side: 'confederate' })).toBe(`force-unit:${NEWTON}`);
    expect(forces({ units: [WOOD] })).toBe(`force-unit:${WOOD}`);
  });
});

describe('the end', () => {
  const RESULT: Result = { winner: 'union', degree: 'none', points: { union: 5, confederate: 0 }, suddenDeath: '' };
  const [rule] = sound.game.world.scenario.victory?.rules ?? [];
  if (rule === undefined) throw new Error('a scenario without victory');
  const line = lineOf(sound.game, rule, {});

  const ended = (change: Partial<Board>, text = SOUND): string | undefined => {
    const { game } = new Table(text);
    Object.assign(game.board, { ledger: [line], ...change });
    game.stack.length = 0;
    return broken(game);
  };

  test('every line of the ledger goes by a rule of the scenario, and none is of a turn to come', () => {
    expect(ended({ result: RESULT })).toBeUndefined();
    expect(ended({ result: RESULT, ledger: [line, { ...line, rule: 'luck' }] })).toBe('ledger:luck');
    expect(ended({ result: RESULT, ledger: [{ ...line, turn: 2 }] })).toBe(`ledger:${line.rule}`);
  });

  test('brings a result, if the scenario knows victory, and nothing else does', () => {
    expect(ended({})).toBe('result');
    expect(after({ result: RESULT })).toBe('result');
    expect(ended({ ledger: [] }, SOUND.replace(/victory.*/, ''))).toBeUndefined();
  });

  test('the result is what the ledger adds up to', () => {
    for (const points of [
      { union: 4, confederate: 0 },
      { union: 5, confederate: 1 },
    ])
      expect(ended({ result: { ...RESULT, points } })).toBe('result-points');
  });
});
