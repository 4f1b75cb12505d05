import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { newGame } from '../ruleset.ts';
import { mapProblems, scenarioFile } from '../testing/files.ts';
import { Table } from '../testing/table.ts';
import { TERRAINS } from '../vocabulary.ts';
import { worldOf } from './world.ts';

const rule = ruleTests<ClauseId>();

/** Cavalry with twelve points in 0101, about to enter 0201. */
function cavalry(terrain: string, ...lines: string[]): Table {
  const t = new Table([`map\n  .\n    ${terrain}`, ...lines, 'U Buford 0101 cav'].join('\n')).atAction('union');
  t.do({ do: 'march', unit: 'buford' }, [6, 6]);
  return t;
}

/** What a step into 0201 costs, in points. */
function cost(terrain: string, ...lines: string[]): number {
  const [moved] = cavalry(terrain, ...lines).do({ do: 'step', to: '0201' });
  return moved?.type === 'unitMoved' ? 12 - moved.left / 2 : Number.NaN;
}

const whyNot = (terrain: string, ...lines: string[]): string | undefined =>
  cavalry(terrain, ...lines).why({ do: 'step', to: '0201' });

describe('hexes', () => {
  rule('2.3/major-terrain-types', 'a land hex has one of nine terrains, each at its price', () => {
    const land = TERRAINS.filter(terrain => terrain !== 'water' && terrain !== 'off-map');
    expect(land).toHaveLength(9);
    for (const terrain of land) expect(mapProblems(terrain), terrain).toEqual([]);
    for (const wrong of ['desert', '[clear, woods]', '{ station: true }']) expect(mapProblems(wrong)).not.toEqual([]);
    for (const [letter, points] of [
      ['.', 3],
      ['o', 3],
      ['r', 5],
      ['w', 6],
      ['c', 1],
      ['p', 5],
      ['h', 5],
    ] as const) {
      expect(cost(letter), letter).toBe(points);
    }
    for (const [letter, refused] of [
      ['s', '6.2/swamp-access'],
      ['m', '6.2/mountain-access'],
    ] as const) {
      expect(whyNot(letter)).toBe(refused);
      expect(cost(letter, 'road 0101-0201')).toBe(1);
    }
  });

  rule('2.3/partial-hexes-off-map', 'a partial hex may not be entered, and nobody is set up there', () => {
    expect(whyNot('.')).toBeUndefined();
    expect(whyNot('#')).toBe('2.3/partial-hexes-off-map');
    expect(() => new Table('map\n  .\n    #\nU Newton 0201')).toThrow(/not-land/);
  });

  rule('2.3/partial-hexes-off-map', 'what lies outside the window of a scenario is off the map', () => {
    const text = 'map\n  .   .\n    .   .\nU Newton 0101';
    const setup = ['newton: { hex: 0101, manpower: 5 }'];
    const terrains = (...more: string[]) => {
      const { ok } = scenarioFile(text, setup, ...more);
      return ok && newGame(worldOf(ok)).derived.ground.terrain.filter(terrain => terrain === 'clear').length;
    };
    expect(terrains()).toBe(4);
    expect(terrains('window: [0101, 0201]')).toBe(2);
  });

  rule(
    '2.3/hexside-features',
    'rivers, creeks, ridges, crossings and county borders lie on hexsides, not in hexes',
    () => {
      for (const [feature, extra] of [
        ['water: minor-river', ''],
        ['water: major-river', ''],
        ['water: creek', ''],
        ['ridge: A0101', ''],
        ['county: true', ''],
        ['crossing: ford', 'water: minor-river, '],
        ['crossing: bridge', 'water: minor-river, '],
        ['crossing: ferry', 'water: major-river, '],
        ['crossing: dam', 'water: major-river, '],
      ] as const) {
        expect(mapProblems('clear', `{ ${extra}${feature} }`), feature).toEqual([]);
        const [field] = feature.split(':');
        expect(mapProblems(`{ terrain: clear, ${feature} }`)[0], feature).toMatch(`hexes.A0101.${field} unknown-field`);
      }
    },
  );

  rule('2.3/in-hex-features', 'villages, stations, landings and redoubts lie in hexes, not on hexsides', () => {
    for (const feature of ['place: village', 'station: true', 'landing: true', 'redoubt: { for: [union] }']) {
      expect(mapProblems(`{ terrain: clear, name: Depot, ${feature} }`), feature).toEqual([]);
      const [field] = feature.split(':');
      expect(mapProblems('clear', `{ ${feature} }`)[0], feature).toMatch(`hexsides.A0101-A0201.${field} unknown-field`);
    }
  });

  rule('2.3/in-hex-features', 'and leave its terrain as it is: woods cost woods, unless a road is followed', () => {
    const features = ['village 0201 Gordonsville', 'station 0201 Depot', 'landing 0201 Quay', 'redoubt 0201 union'];
    for (const feature of features) expect(cost('w', feature), feature).toBe(6);
    for (const way of ['road', 'pike', 'railroad']) {
      expect(cost('w', '  .', '    .', `${way} 0201-0202`), way).toBe(6);
      expect(cost('w', '  .', '    .', `${way} 0101-0201-0202`), way).toBe(1);
    }
  });
});
