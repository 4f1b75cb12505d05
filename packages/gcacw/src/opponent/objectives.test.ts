import { describe, expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { tally } from '../victory/tally.ts';
import { degreesOf, leadNow, leadToWin, suddenDeathsOf } from './endings.ts';
import { lossPoints } from './losses.ts';
import { type Objective, objectives } from './objectives.ts';

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
  minor-river 0301 | 0401
  bridge 0301-0401
  destroyed 0301-0401
  station 0102 Depot
  exit union 0703 0702
  U Newton 0102 6; leader Reynolds
  U Buford 0101 cav 3
  C Hill 0703 8; leader Jackson
`;

const field = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n'));
const of = (t: Table): readonly Objective[] => objectives(t.game);
const named = (found: readonly Objective[]): string[] =>
  found.map(({ hexes, has, open }) => `${hexes.join()} ${has} ${open}`);

describe('objectives', () => {
  test('places that are held, controlled and counted each turn: who has them now, with the points of each', () => {
    const t = field('victory union held 3 0102 0703 all', 'victory confederate controlled 2 0202 from=union');
    expect(of(t)).toMatchObject([
      { kind: 'held', side: 'union', points: 3, hexes: [t.hex('0102')], together: 2, when: 'end', has: true },
      { kind: 'held', side: 'union', points: 3, hexes: [t.hex('0703')], together: 2, when: 'end', has: false },
      { kind: 'controlled', side: 'confederate', points: 2, together: 1, has: false, open: true },
    ]);
    expect(of(field('victory confederate each-turn 1 0703'))).toMatchObject([{ when: 'turn', has: true, open: true }]);
  });

  test('what is entered once is not open any more, and closes the others where only the first counts', () => {
    const lines = ['victory union entered 3 0202 0201', 'victory union entered 5 0202 0201 once'];
    const t = field(...lines).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 6);
    expect(of(t).map(({ open }) => open)).toEqual([true, true, true, true]);
    t.walk('0202');
    expect(named(of(t))).toEqual(
      [`0202 true false`, `0201 false true`, `0202 true false`, `0201 true false`].map(each =>
        each.replace(/^\d+/, name => `${t.hex(name)}`),
      ),
    );
  });

  test('a station until it is burned, a crossing that stood while it stands, an exit of the side', () => {
    const t = field('victory union burned 4', 'victory confederate destroyed 2', 'victory union exited 1 per=2');
    expect(of(t)).toMatchObject([
      { kind: 'burned', hexes: [t.hex('0102')], has: false, open: true },
      { kind: 'destroyed', hexside: t.hexside('0101-0201'), has: false, open: true },
      { kind: 'exited', hexes: [t.hex('0703')], per: 2 },
      { kind: 'exited', hexes: [t.hex('0702')], per: 2 },
    ]);
    expect([...(of(t)[1]?.hexes ?? [])].sort()).toEqual([t.hex('0101'), t.hex('0201')].sort());
    t.atAction('union').do({ do: 'burn', unit: 'newton' });
    expect(of(t)[0]).toMatchObject({ has: true, open: false });
  });

  test('none without victory conditions', () => {
    expect(of(field())).toEqual([]);
  });
});

describe('what losses and leads come to', () => {
  test('points for a man by arm and cause, and once more for the unit', () => {
    const t = field(
      'victory confederate losses 2 per=4',
      'victory confederate losses 1 arms=cavalry cause=march',
      'victory confederate eliminated 5 arms=infantry',
    );
    const [newton, buford, hill] = ['newton', 'buford', 'hill'].map(id => t.unitId(id)) as [number, number, number];
    expect(lossPoints(t.game, newton)).toEqual({ perMan: 0.5, whole: 5 });
    expect(lossPoints(t.game, buford)).toEqual({ perMan: 0.5, whole: 0 });
    expect(lossPoints(t.game, buford, 'march')).toEqual({ perMan: 1.5, whole: 0 });
    expect(lossPoints(t.game, hill)).toEqual({ perMan: 0, whole: 0 });
  });

  test('the lead now, the least lead that wins, and what ends the game early', () => {
    const t = field(
      'victory union held 3 0102',
      'degree union 10 decisive',
      'degree union 3 marginal',
      'sudden confederate by=7 degree=decisive',
    );
    expect([leadNow(t.game, 'union'), leadNow(t.game, 'confederate')]).toEqual([3, -3]);
    expect([leadToWin(t.game, 'union'), leadToWin(t.game, 'confederate')]).toEqual([3, undefined]);
    expect(tally(t.game)?.result.winner).toBe('union');
    expect(degreesOf(t.game).map(({ by }) => by)).toEqual([10, 3]);
    expect(suddenDeathsOf(t.game)).toMatchObject([{ for: 'confederate', by: 7 }]);
  });
});
