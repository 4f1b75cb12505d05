import { describe, expect, test } from 'vitest';
import { marchAttackOf } from '../combat/attack/attackOf.ts';
import { odds } from '../combat/results/odds.ts';
import { attackerResult, defenderResult, HIGHEST_ROW } from '../combat/strength/chart.ts';
import { Table as Desk } from '../testing/table.ts';
import { GAMES } from '../vocabulary.ts';
import { CHART_IDS, type Chart, handoutOf } from './handout.ts';
import { attackLights } from './lit/attack.ts';
import { marchLights, weatherLights } from './lit/march.ts';
import { rollLights } from './lit/rolls.ts';
import { type Cell, TABLE_IDS, type Table } from './table.ts';

const GROUND = `
  ties union union union confederate confederate confederate
  map
    .   .   .
      .   .   .
    .   .   .
  C Hill 0301 7; leader Jackson
  U Newton 0201 7; leader Banks
`;
const at = (game: string, more = ''): Desk => new Desk(`game ${game}\n${more}\n${GROUND}`);
const handout = (game: string, more = ''): readonly Chart[] => handoutOf(at(game, more).game.world);
const table = (charts: readonly Chart[], id: string): Table => {
  const found = charts.flatMap(({ tables }) => tables).find(each => each.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const rowOf = ({ rows }: Table, code: string): readonly Cell[] =>
  rows.find(({ head }) => typeof head === 'object' && 'code' in head && head.code === code)?.cells ?? [];

describe('the handout of a game', () => {
  test.each(GAMES)('%s: every table is whole, and none is there twice in a chart', game => {
    const charts = handout(game);
    expect(charts.map(({ id }) => id)).toEqual(CHART_IDS.filter(id => id !== 'weather'));
    for (const { tables } of charts) {
      const ids = tables.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, columns, rows } of tables) {
        expect(TABLE_IDS).toContain(id);
        expect(rows.length, id).toBeGreaterThan(0);
        for (const { cells } of rows) expect(cells.length, id).toBe(columns.length);
      }
    }
  });

  test('cells of the Combat Chart are what combat reads there', () => {
    for (const more of ['', 'options combatChartPrintedF']) {
      const charts = handout('SJW', more);
      const values = [3, 6, 11, 18, 26, 37, 49, 50];
      table(charts, 'defender').rows.forEach(({ cells }, place) => {
        const read = values.map(value => defenderResult(HIGHEST_ROW - place, value, more !== '').cell);
        expect(cells).toEqual(read.map(cell => (cell === '-' ? '—' : cell)));
      });
      expect(table(charts, 'attacker').rows[0]?.cells[9]).toBe(attackerResult(HIGHEST_ROW, 70).cell);
    }
    expect(table(handout('SJW'), 'defender').rows[12]?.cells[3]).toBe('f');
    expect(table(handout('SJW', 'options combatChartPrintedF'), 'defender').rows[12]?.cells[3]).toBe('F');
  });

  test('what games do in their own way stands in their own tables', () => {
    expect(table(handout('OTR'), 'caps').rows.map(({ cells }) => cells[0])).toEqual([70, 60, 100, 130]);
    expect(table(handout('SJW'), 'caps').rows.map(({ cells }) => cells[0])).toEqual([80, 70, 120, 160]);
    expect(rowOf(table(handout('SJW'), 'allowance'), 'cavalryCorpsLeader')[0]).toBe('—');
    expect(rowOf(table(handout('GTC'), 'allowance'), 'cavalryCorpsLeader')[0]).not.toBe('—');
    expect(handout('OTR').flatMap(({ tables }) => tables.map(({ id }) => id))).toContain('activationLimit');
    expect(rowOf(table(handout('SIV'), 'crossingRolls'), 'pontoon')[1]).toBe(3);
    expect(table(handout('SIV'), 'strength').columns).toHaveLength(8);
    expect(rowOf(table(handout('HCR'), 'evasion'), 'large')).toEqual([{ plus: 2 }, { plus: 3 }]);
  });

  test('hexsides cost what the ground of the rules says', () => {
    const sides = table(handout('SJW'), 'hexsides');
    expect(rowOf(sides, 'ridge')).toEqual([{ plus: 1 }, { plus: 1 }]);
    expect(rowOf(sides, 'ford')).toEqual([{ plus: 0 }, { of: 'chart', code: 'closed' }]);
    expect(rowOf(sides, 'creekBare')).toEqual([{ plus: 0 }, { of: 'chart', code: 'closed' }]);
    expect(rowOf(table(handout('SJW'), 'ways'), 'road')).toEqual([1, 2]);
  });
});

describe('what applies now', () => {
  test('an attack lights its columns, its kind and its chances; when it is made, its row', () => {
    const desk = at('SJW').atAction('union');
    desk.do({ do: 'march', unit: 'newton' }, 4);
    const { game } = desk;
    const unit = game.world.units.findIndex(({ name }) => name === 'Newton');
    const target = game.board.units[game.world.units.findIndex(({ name }) => name === 'Hill')]?.hex ?? -1;
    const sheet = odds(game, marchAttackOf(game, unit, target, 'hasty'));
    const weighed = attackLights(game, sheet);
    const [defender, attacker] = [
      weighed.find(each => each.table === 'defender'),
      weighed.find(each => each.table === 'attacker'),
    ];
    expect([defender?.column, defender?.row, attacker?.column]).toEqual([2, undefined, 2]);
    expect([...(defender?.chances?.values() ?? [])].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(weighed).toContainEqual({ table: 'types', row: 1 });
    expect(weighed).toContainEqual({ table: 'ratio', row: 0, column: 3 });
    expect(attackLights(game, sheet, 3).find(each => each.table === 'defender')?.row).toBe(HIGHEST_ROW - 3);
  });

  test('a march lights whose points it has and the losses it risks, the weather its column', () => {
    const { game } = at('SJW').atAction('union');
    const unit = game.world.units.findIndex(({ name }) => name === 'Newton');
    expect(marchLights(game, unit)).toEqual([
      { table: 'allowance', row: 0, column: 0 },
      { table: 'forceFoot', row: 2 },
      { table: 'extended', column: 0 },
      { table: 'strength', row: 0, column: 6 },
      { table: 'rest', column: 0 },
    ]);
    expect(weatherLights(game)).toContainEqual({ table: 'entry', column: 0 });
  });

  test('a roll lights the cell on which it was read', () => {
    const desk = at('SJW').atInitiative();
    const before = desk.game;
    const events = desk.do({ do: 'roll' }, [5, 2]);
    expect(rollLights({ before, rolled: [], events })).toEqual([{ table: 'initiative', row: 4, column: 1 }]);
  });
});
