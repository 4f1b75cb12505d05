import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { Event } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { eliminate, loseManpower } from '../movement/losses.ts';
import { newGame } from '../ruleset.ts';
import { flowOf } from '../testing/flow.ts';
import { cover } from '../testing/forces.ts';
import { Table, told } from '../testing/table.ts';
import { pointsOf } from './ledger.ts';
import { follows } from './score.ts';
import { tally } from './tally.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  turns 2
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  major-river 0101 | 0201
  bridge 0101-0201
  station 0102 Depot
  U Newton 0102 6; leader Reynolds
  U Buford 0101 cav 3
  C Hill 0703 8; leader Jackson
  C Stuart 0702 cav 4
`;

const field = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n'));

const lose = (t: Table, unit: string, lost: number, because: ClauseId = '7.5/unit-eliminated'): void =>
  loseManpower(flowOf(t), t.unitId(unit), lost, because);

const score = (t: Table): readonly [union: number, confederate: number] => [
  pointsOf(t.game.board.ledger, 'union'),
  pointsOf(t.game.board.ledger, 'confederate'),
];

/** What it would be if the game ended now. */
const now = (t: Table): readonly [union: number, confederate: number] | undefined => {
  const points = tally(t.game)?.result.points;
  return points && [points.union, points.confederate];
};

const march = (t: Table, side: 'union' | 'confederate', unit: string, ...dice: number[]): Table => {
  t.atAction(side);
  t.do({ do: 'march', unit }, dice);
  return t;
};

describe('points as things happen', () => {
  rule('SC/points-losses', 'a full count of enemy Manpower at a time, by arm and cause', () => {
    const t = field('victory confederate losses 2 per=3');
    lose(t, 'newton', 2);
    expect(score(t)).toEqual([0, 0]);
    expect(t.game.board.ledger.at(-1)).toMatchObject({ count: 2, points: 0, unit: t.unitId('newton'), turn: 1 });
    lose(t, 'newton', 2);
    expect(score(t)).toEqual([0, 2]);
    lose(t, 'hill', 5);
    expect(score(t)).toEqual([0, 2]);
    lose(t, 'newton', 1);
    expect(score(t)).toEqual([0, 2]);
    // What a unit still had goes with it: 1 after 5 make 6.
    eliminate(flowOf(t), t.unitId('newton'), '7.6/surrender');
    expect(score(t)).toEqual([0, 4]);

    const horse = field('victory confederate losses 1 arms=cavalry cause=combat');
    lose(horse, 'newton', 1);
    lose(horse, 'buford', 1, '5.1/extended-loss');
    expect(score(horse)).toEqual([0, 0]);
    lose(horse, 'buford', 1);
    expect(score(horse)).toEqual([0, 1]);
    const drowned = field('victory confederate losses 1 cause=rain');
    lose(drowned, 'buford', 1);
    lose(drowned, 'buford', 1, '12.0/displacement-eliminated');
    expect(score(drowned)).toEqual([0, 1]);
  });

  rule('SC/points-eliminated', 'for each enemy unit eliminated, by arm, size and cause', () => {
    const t = field('victory union eliminated 5 arms=infantry', 'victory union eliminated 1 sizes=brigade cause=march');
    lose(t, 'hill', 7);
    expect(score(t)).toEqual([0, 0]);
    lose(t, 'hill', 1);
    expect(score(t)).toEqual([5, 0]);
    expect(t.game.board.ledger).toMatchObject([{ unit: t.unitId('hill'), hex: t.hex('0703'), count: 1 }]);
    lose(t, 'stuart', 4);
    expect(score(t)).toEqual([5, 0]);
    lose(t, 'newton', 6);
    expect(score(t)).toEqual([5, 0]);
    const marched = field('victory union eliminated 1 sizes=brigade cause=march');
    lose(marched, 'stuart', 4, '5.1/extended-loss');
    expect(score(marched)).toEqual([1, 0]);
  });

  rule('SC/points-entered', 'when a unit of the side first enters a named hex', () => {
    const t = march(
      field('victory union entered 3 0202 0201', 'victory confederate entered 9 0202'),
      'union',
      'buford',
      6,
      6,
    );
    t.walk('0102', '0202');
    expect(score(t)).toEqual([3, 0]);
    t.walk('0201');
    expect(score(t)).toEqual([6, 0]);
    t.walk('0202');
    expect(score(t)).toEqual([6, 0]);
    const once = march(field('victory union entered 3 0202 0201 once'), 'union', 'buford', 6, 6);
    once.walk('0102', '0202', '0201');
    expect(score(once)).toEqual([3, 0]);
  });

  rule('SC/points-burned', 'when a unit of the side first damages or destroys a station', () => {
    const burn = (...lines: string[]): Table => {
      const t = field(...lines)
        .put('newton', { manpower: 2 })
        .atAction('union');
      t.do({ do: 'burn', unit: 'newton' });
      t.atAction('union');
      t.put('newton', { manpower: 12 });
      return t;
    };
    const t = burn('victory union burned 4', 'victory union burned 9 0703', 'victory confederate burned 9');
    expect(score(t)).toEqual([4, 0]);
    t.do({ do: 'burn', unit: 'newton' });
    expect(score(t)).toEqual([4, 0]);
    const ruin = burn('victory union burned 4 0102 destroyed');
    expect(score(ruin)).toEqual([0, 0]);
    ruin.do({ do: 'burn', unit: 'newton' });
    expect(score(ruin)).toEqual([4, 0]);
  });

  /** A bridge, and a ferry that was down when the game began. */
  const crossings = (line: string): Table =>
    field('minor-river 0301 | 0401', 'ferry 0301-0401', 'destroyed 0301-0401', line);
  const becomes = (t: Table, hexside: string, type: 'crossingDestroyed' | 'crossingRepaired'): void =>
    flowOf(t).emit({ type, unit: 0, hexside: t.hexside(hexside), what: 'bridge', die: 1, modifier: 0 });

  rule('SC/points-destroyed', 'while a crossing that stood is down; its repair takes the points back', () => {
    const t = crossings('victory confederate destroyed 3');
    const bridge = '0101-0201';
    expect(score(t)).toEqual([0, 0]);
    becomes(t, bridge, 'crossingDestroyed');
    expect(score(t)).toEqual([0, 3]);
    becomes(t, bridge, 'crossingDestroyed');
    expect(score(t)).toEqual([0, 3]);
    becomes(t, bridge, 'crossingRepaired');
    expect(score(t)).toEqual([0, 0]);
    expect(t.game.board.ledger).toMatchObject([
      { points: 3, count: 1, hexside: t.hexside(bridge) },
      { points: -3, count: -1, hexside: t.hexside(bridge) },
    ]);
  });

  test('a crossing that was down when the game began is worth nothing, however it came to be so', () => {
    const t = crossings('victory confederate destroyed 3');
    for (const type of ['crossingRepaired', 'crossingDestroyed'] as const) becomes(t, '0301-0401', type);
    expect(t.game.board.ledger).toEqual([]);
    // By the game itself, not by the scenario.
    const game = field('victory confederate destroyed 3');
    const ruin = { hexside: game.hexside('0101-0201'), destroyed: true };
    game.game = newGame({ ...game.game.world, crossings: [ruin] });
    for (const type of ['crossingRepaired', 'crossingDestroyed'] as const) becomes(game, '0101-0201', type);
    expect(game.game.board.ledger).toEqual([]);
  });

  test('only the crossings and hexsides that the rule names count', () => {
    const worth = (words: string): readonly number[] => {
      const t = crossings(`victory union destroyed 3 ${words}`);
      becomes(t, '0101-0201', 'crossingDestroyed');
      return score(t);
    };
    expect(['crossings=bridge', 'crossings=ferry', '0101-0201', '0301-0401'].map(worth)).toEqual([
      [3, 0],
      [0, 0],
      [3, 0],
      [0, 0],
    ]);
  });

  test('a crossing that the referee sets counts as if it had been destroyed or repaired', () => {
    const t = field('victory union destroyed 3');
    const edit = { do: 'setCrossing', from: '0101', to: '0201', pontoon: 'none' } as const;
    t.edit({ ...edit, destroyed: true });
    expect(score(t)).toEqual([3, 0]);
    t.edit({ ...edit, destroyed: false });
    expect(score(t)).toEqual([0, 0]);
    t.edit({ do: 'setStation', hex: '0102', damage: 'destroyed' });
    expect(t.game.board.ledger).toHaveLength(2);
  });

  rule('LI/shown-by-deed', 'a unit under a force marker is shown by what counts, and by nothing less', () => {
    const t = cover(field('options limitedIntelligence', 'victory union entered 3 0202'), 'union', 1, '0101', 'buford');
    const entering = (to: string) =>
      told(
        follows(t.game, { type: 'unitMoved', unit: t.unitId('buford'), from: t.hex('0101'), to: t.hex(to), left: 0 }),
      );
    expect(entering('0201')).toEqual([]);
    expect(entering('0202')).toEqual(['forceRevealed LI/shown-by-deed', 'scored']);
  });

  rule('SC/points-exited', 'for a unit of the side that leaves, or for its Manpower', () => {
    const exit = 'exit union 0102 0101';
    const leave = (t: Table): Table => {
      march(t, 'union', 'buford', 1, 1).do({ do: 'exit' });
      return t;
    };
    expect(score(leave(field(exit, 'victory union exited 2')))).toEqual([2, 0]);
    expect(score(leave(field(exit, 'victory union exited 2 per=1')))).toEqual([6, 0]);
    expect(score(leave(field(exit, 'victory union exited 2 0102')))).toEqual([0, 0]);
    expect(score(leave(field(exit, 'victory union exited 2 arms=infantry')))).toEqual([0, 0]);
    expect(score(leave(field(exit, 'victory confederate exited 2')))).toEqual([0, 0]);
  });
});

const pass = { do: 'pass' };
const finish = { do: 'finish' };

/** A turn in which nobody does anything. */
function idle(t: Table): readonly Event[] {
  return [
    ...t.do(finish),
    ...t.do(finish),
    ...t.do({ do: 'roll' }, [6, 1]),
    ...t.do(pass),
    ...t.do(pass),
    ...t.do(finish),
    ...t.do(finish),
  ];
}

describe('points for places', () => {
  rule('SC/points-held', 'at the end, for each hex with a unit of the side, or for all together', () => {
    const t = field('victory union held 5 0102 0101 0703', 'victory confederate held 7 0703 0302 all');
    expect(now(t)).toEqual([10, 0]);
    expect(score(t)).toEqual([0, 0]);
    idle(t);
    idle(t);
    expect(score(t)).toEqual([10, 0]);
    const all = field('victory confederate held 7 0703 0702 all');
    expect(now(all)).toEqual([0, 7]);
  });

  rule('SC/points-controlled', 'at the end, for each hex the side was last in', () => {
    const t = field(
      'victory union controlled 2 0102 0202',
      'victory confederate controlled 3 0202 0301 from=confederate',
    );
    expect(now(t)).toEqual([2, 6]);
    march(t, 'union', 'buford', 6, 6).walk('0102', '0202', '0201');
    expect(now(t)).toEqual([4, 3]);
    expect(t.unit('buford').at).toBe('0201');
  });

  test('control is kept of the hexes only for which it is asked, and only when it changes', () => {
    const t = field('victory union controlled 2 0202 from=confederate', 'victory union held 2 0102 0201');
    const control = () => t.game.board.control;
    expect(control()).toEqual([{ hex: t.hex('0202'), side: 'confederate' }]);
    march(t, 'union', 'buford', 6, 6);
    expect(t.walk('0201', '0202', '0201', '0202').filter(({ type }) => type === 'controlChanged')).toHaveLength(1);
    expect(control()).toEqual([{ hex: t.hex('0202'), side: 'union' }]);
  });

  rule('SC/points-each-turn', 'at the end of each turn for each hex with a unit of the side', () => {
    const t = field('victory union each-turn 1 0102 0101', 'victory confederate each-turn 4 0703 0302 all');
    expect(now(t)).toEqual([2, 0]);
    idle(t);
    expect(score(t)).toEqual([2, 0]);
    expect(now(t)).toEqual([4, 0]);
    idle(t);
    expect(score(t)).toEqual([4, 0]);
    expect(t.game.board.result?.points).toEqual({ union: 4, confederate: 0 });
    expect(tally(t.game)).toMatchObject({ pending: [], result: t.game.board.result });
  });
});

describe('the end', () => {
  rule('LI/shown-at-end', 'when the game is over every marker comes off, dummies too; not a turn before', () => {
    const t = cover(field('options limitedIntelligence', 'victory union held 8 0102'), 'union', 1, '0101', 'buford');
    cover(t, 'union', 2, '0101');
    const revealed = () => told(idle(t)).filter(each => each.startsWith('forceRevealed'));
    expect(revealed()).toEqual([]);
    expect(revealed()).toEqual(['forceRevealed LI/shown-at-end', 'forceRevealed LI/shown-at-end']);
    expect(t.asked).toBe('over');
  });

  rule('SC/degrees', 'the first row whose lead the side has; none: a draw', () => {
    const ends = (...lines: string[]) => {
      const t = field(...lines);
      idle(t);
      const last = idle(t).at(-1);
      return last?.type === 'gameEnded' ? [last.result?.winner, last.result?.degree] : undefined;
    };
    const table = ['degree union 8 decisive', 'degree union 4 marginal', 'degree confederate -2 substantive'];
    expect(ends('victory union held 8 0102', ...table)).toEqual(['union', 'decisive']);
    expect(ends('victory union held 7 0102', ...table)).toEqual(['union', 'marginal']);
    expect(ends('victory union held 3 0102', ...table)).toEqual(['draw', 'none']);
    expect(ends('victory union held 2 0102', ...table)).toEqual(['confederate', 'substantive']);
    expect(ends()).toEqual([undefined, undefined]);
  });

  rule(
    'SC/sudden-death',
    'ends the game at the end of a turn, or of an Action Phase where the scenario says so',
    () => {
      const points = field('victory union each-turn 3 0102', 'sudden union points=3 degree=decisive');
      const [last] = idle(points).slice(-1);
      expect(last).toMatchObject({
        type: 'gameEnded',
        result: { winner: 'union', degree: 'decisive', suddenDeath: 'sudden-1' },
      });
      expect(points.asked).toBe('over');
      const few = field('victory union each-turn 3 0102', 'sudden union points=4 degree=decisive');
      idle(few);
      expect(few.asked).toBe('transfer union');

      const ride = (...lines: string[]): Table => {
        const t = march(field('victory union held 1 0102', ...lines), 'union', 'buford', 6, 6);
        t.walk('0102', '0202');
        t.do({ do: 'stop' });
        return t;
      };
      expect(ride('sudden union 0202 by=1 atOnce').game.board.result).toMatchObject({
        winner: 'union',
        degree: 'marginal',
      });
      expect(ride('sudden union 0202 by=2 atOnce').asked).toBe('initiative table');
      expect(ride('sudden union 0202').asked).toBe('initiative table');
      expect(ride('sudden union 0202 0301 atOnce').asked).toBe('initiative table');
    },
  );
});
