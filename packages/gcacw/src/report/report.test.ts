import { describe, expect, test } from 'vitest';
import type { Event, Reason } from '../board.ts';
import type { Action } from '../chronicle/actions.ts';
import type { Game } from '../game.ts';
import { causesOf } from './causes.ts';
import { luckRows, throwsIn } from './luck.ts';
import { chancesOf, decisiveOf, picturedOf, type ReportMoment, turnsOf } from './moments.ts';
import { Muster } from './muster.ts';

const action = (kind: Action['kind'], ...events: Event[]): Action => ({
  ...{ kind, turn: 1, phase: 'action-cycle', scenarioPhase: undefined, side: 'union', initiative: undefined },
  ...{ unit: 0, leader: -1, units: [], force: 0, parts: [{ line: 1, by: 'union', events, rolled: [] }] },
});
const step: Event = { type: 'unitMoved', unit: 0, from: 1, to: 2, left: 1 };

const moment = (
  number: number,
  swing: number,
  lost: number,
  turn = 1,
  kind: Action['kind'] = 'march',
): ReportMoment => ({
  ...{ action: { ...action(kind, step), turn }, number, turn, lines: number, points: undefined, swing, combats: [] },
  losses: { union: lost, confederate: 0 },
});

describe('a muster', () => {
  const board = (units: readonly [hex: number, manpower: number][], awaited: number[] = []) =>
    ({ board: { units: units.map(([hex, manpower]) => ({ hex, manpower })), awaited, exited: [] } }) as unknown as Pick<
      Game,
      'board'
    >;
  const begun = () => {
    const muster = new Muster(unit => (unit < 2 ? 'union' : 'confederate'));
    muster.look(
      board([
        [5, 4],
        [6, 3],
        [7, 2],
      ]),
    );
    return muster;
  };

  test('counts what is told, and of a unit that is lost at once all that it had', () => {
    const muster = begun();
    muster.heed({ type: 'manpowerLost', unit: 0, lost: 1, manpower: 3, because: '7.5/result-D' }, 3, 1);
    muster.heed({ type: 'unitEliminated', unit: 2, hex: 7, because: '7.5/result-D' }, 4, 2);
    expect(muster.roll()).toEqual([
      { unit: 0, side: 'union', left: 3, lost: 1, isEliminated: false },
      { unit: 2, side: 'confederate', left: 0, lost: 2, isEliminated: true },
    ]);
    expect(muster.losses.map(({ line, turn }) => [line, turn])).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  test('what the referee changes is no loss; a unit out of sight keeps what was known of it', () => {
    const muster = begun();
    muster.heed({ type: 'edited', edit: { do: 'removeUnit', unit: 1 } } as unknown as Event, 2, 1);
    muster.look(
      board([
        [5, 4],
        [-1, 0],
        [-1, 0],
      ]),
    );
    muster.heed({ type: 'unitEliminated', unit: 2, hex: 7, because: '7.5/result-D' }, 4, 1);
    expect(muster.roll()).toEqual([{ unit: 2, side: 'confederate', left: 0, lost: 2, isEliminated: true }]);
  });
});

describe('moments', () => {
  test('what moved the score is decisive before what only cost, and phases never are', () => {
    const moments = [
      moment(2, 0, 9),
      moment(3, -2, 0),
      moment(4, 30, 0, 1, 'phase'),
      moment(5, 1, 0),
      moment(6, 1, 3),
      moment(7, 0, 0),
      moment(8, 0, 1),
      moment(9, 0, 2),
    ];
    expect(decisiveOf(moments).map(({ number }) => number)).toEqual([2, 3, 5, 6, 9]);
  });

  test('pictures are not all of one turn where there were several, and only of what can be seen', () => {
    const still = { ...moment(20, 50, 9), action: action('entrench') };
    const first = [2, 3, 4, 5].map(number => moment(number, 9, 0));
    expect(picturedOf([...first, still]).map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    const later = [moment(6, 1, 0, 2), moment(7, 1, 1, 2), moment(8, 0, 0, 2)];
    expect(picturedOf([...first, ...later, still]).map(({ number }) => number)).toEqual([2, 3, 6, 7]);
  });

  test('a turn has the losses that were told in it', () => {
    const lost = { unit: 0, side: 'union', lost: 2, isEliminated: false, line: 1, turn: 2 } as const;
    expect(turnsOf([moment(1, 0, 0), moment(2, 0, 0, 2)], [lost]).map(({ losses }) => losses.union)).toEqual([0, 2]);
  });

  test('how likely it was is told for whoever gained by it', () => {
    const chances = { forAttacker: 0.25, forDefender: 0.9, losses: [] } as unknown as NonNullable<
      ReportMoment['combats'][number]['chances']
    >;
    const combats = [{ attacker: 'union', chances }] as unknown as ReportMoment['combats'];
    expect(chancesOf({ ...moment(1, 2, 0), combats })).toEqual({ side: 'union', shares: [0.25] });
    expect(chancesOf({ ...moment(1, -2, 0), combats })).toEqual({ side: 'confederate', shares: [0.9] });
    expect(chancesOf({ ...moment(1, 2, 0), combats: [...combats, ...combats] })?.shares).toEqual([0.25, 0.25]);
    expect(chancesOf(moment(1, 2, 0))).toBeUndefined();
  });
});

test('dice are counted for whoever rolls them: combat by die, the initiative by side, others for whoever acts', () => {
  const roll = (why: Reason, n: number, ...answer: number[]) => ({ request: { kind: 'sum' as const, n, why }, answer });
  const rolled = [
    roll('combat', 2, 6, 1),
    roll('initiative', 2, 3, 5),
    roll('allowance', 2, 9),
    roll('command', 1, 2),
    roll('artillery', 1, 6),
    roll('random-events', 2, 7),
  ];
  const acting = action('march');
  const rows = luckRows(throwsIn({ ...acting, parts: [{ line: 1, by: 'union', events: [], rolled }] }));
  expect(rows.map(({ kind, side, dice, rolled: sum, expected }) => [kind, side, dice, sum, expected])).toEqual([
    ['combat', 'union', 1, 6, 3.5],
    ['combat', 'confederate', 1, 1, 3.5],
    ['initiative', 'union', 1, 3, 3.5],
    ['initiative', 'confederate', 1, 5, 3.5],
    ['march', 'union', 2, 9, 7],
    ['order', 'union', 1, 2, 3.5],
  ]);
});

test('points are told by their rule, with those that would only be counted now', () => {
  const line = (rule: string, points: number, hex = -1) => ({
    ...{ turn: 1, side: 'union' as const, points, rule, count: 1, unit: -1, hex, hexside: -1 },
  });
  const causes = causesOf({
    scored: [line('men', 2), line('men', 1), line('none', 0)],
    pending: [line('towns', 2, 7), line('towns', 2, 8)],
    result: { winner: 'draw', degree: 'none', points: { union: 7, confederate: 0 }, suddenDeath: '' },
  });
  expect(causes).toEqual([
    { side: 'union', rule: 'towns', points: 4, pending: 4, hexes: [7, 8] },
    { side: 'union', rule: 'men', points: 3, pending: 0, hexes: [] },
  ]);
});
