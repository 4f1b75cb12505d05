import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { newGame } from '../../ruleset.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table } from '../../testing/table.ts';
import { worldOf } from '../../world/world.ts';

const rule = ruleTests<ClauseId>();

interface Crossed {
  /** The ground beyond; clear unless said. */
  readonly to?: string;
  readonly way?: string;
  readonly unit?: string;
  readonly options?: string;
}

/** A river between 0101 and 0102; Ride stands in 0101. */
const river = (water: string, crossing: string, { to = '.', way, unit = 'cav 4', options = '' }: Crossed = {}) => `
  ${options}
  map
    .
      .
    ${to}
  ${water} 0101 | 0102
  ${crossing === '' ? '' : `${crossing} 0101-0102`}
  ${way === undefined ? '' : `${way} 0101-0102`}
  U Ride 0101 ${unit}
`;

/** Points to cross out of 12 (cavalry), or the clause that bars it. */
function cost(...[water, crossing, crossed]: Parameters<typeof river>): number | string {
  return costOn(new Table(river(water, crossing, crossed)));
}

function costOn(t: Table): number | string {
  t.atAction('union').do({ do: 'march', unit: 'ride' }, 12);
  const why = t.why({ do: 'step', to: '0102' });
  if (why !== undefined) return why;
  t.do({ do: 'step', to: '0102' });
  return 12 - pointsLeft(t);
}

const RIVERS = ['minor-river', 'major-river'];

describe('rivers', () => {
  rule('6.2/river-crossing', 'a river may be crossed at a bridge, dam, ferry or ford and nowhere else', () => {
    for (const water of RIVERS) {
      expect(cost(water, ''), water).toBe('6.2/river-crossing');
      for (const crossing of ['bridge', 'dam', 'ferry', 'ford']) {
        expect(cost(water, crossing), `${crossing} over ${water}`).toBeTypeOf('number');
      }
    }
  });

  rule(
    '6.2/river-no-penalty',
    'a bridge, dam or ford adds nothing: road cost with a road, pike or railroad over it, else the terrain',
    () => {
      for (const water of RIVERS) {
        for (const crossing of ['bridge', 'dam', 'ford']) {
          for (const way of ['road', 'pike', 'railroad']) expect(cost(water, crossing, { to: 'w', way })).toBe(1);
          for (const [to, points] of [
            ['.', 3],
            ['r', 5],
            ['w', 6],
            ['c', 1],
          ] as const) {
            expect(cost(water, crossing, { to }), `${crossing} into ${to}`).toBe(points);
            // A trail over the crossing is no road (ruling A29), unless the setting says so.
            expect(cost(water, crossing, { to, way: 'trail' })).toBe(points);
            expect(cost(water, crossing, { to, way: 'trail', options: 'options trailOverCrossing' })).toBe(1);
          }
        }
      }
      expect(cost('minor-river', 'ford', { to: 'm', way: 'trail' })).toBe(2);
      expect(cost('minor-river', 'ford', { to: 's', way: 'trail' })).toBe(1);
      expect(cost('minor-river', 'ford', { to: 'm' })).toBe('6.2/mountain-access');
    },
  );

  rule('6.2/dam-as-bridge', 'a dam carries a unit over either kind of river like a bridge, heavy or light', () => {
    for (const water of RIVERS) {
      for (const way of ['road', 'trail', undefined]) {
        const over = { to: 'w', unit: 'cav 18', ...(way && { way }) };
        expect(cost(water, 'dam', over)).toBe(cost(water, 'bridge', over));
        expect(cost(water, 'dam', over)).toBe(way === 'road' ? 1 : 6);
      }
    }
  });
});

describe('ferries', () => {
  rule('6.2/ferry-free', 'a minor-river ferry costs on a dry day what a ford costs', () => {
    for (const unit of ['cav 3', 'cav 18']) {
      for (const way of ['road', 'pike', 'trail', undefined]) {
        const over = { to: 'r', unit, ...(way && { way }) };
        expect(cost('minor-river', 'ferry', over)).toBe(cost('minor-river', 'ford', over));
      }
    }
    expect(cost('minor-river', 'ferry', { way: 'road', unit: 'cav 18' })).toBe(1);
  });

  rule('6.2/ferry-penalty-when', 'boats are paid for at a major-river ferry, and at no bridge, ford or dam', () => {
    const heavy = { way: 'road', unit: 'cav 9' };
    expect(cost('major-river', 'ferry', heavy)).toBe(1 + 3);
    expect(cost('minor-river', 'ferry', heavy)).toBe(1);
    for (const crossing of ['bridge', 'ford', 'dam']) expect(cost('major-river', crossing, heavy)).toBe(1);
  });

  rule(
    '6.2/ferry-penalty-amount',
    'the boats cost a third of the Manpower, fractions dropped, on top of the hex',
    () => {
      // Manpower, points.
      for (const [men, points] of [
        [1, 0],
        [2, 0],
        [3, 1],
        [5, 1],
        [6, 2],
        [8, 2],
        [9, 3],
        [17, 5],
        [18, 6],
      ] as const) {
        expect(cost('major-river', 'ferry', { way: 'road', unit: `cav ${men}` }), `${men} men`).toBe(1 + points);
        expect(cost('major-river', 'ferry', { unit: `cav ${men}` }), `${men} men off the road`).toBe(3 + points);
      }
      // Manpower 8 disorganized fights as 5, and still needs boats for 8.
      expect(cost('major-river', 'ferry', { way: 'road', unit: 'cav 8 disorganized' })).toBe(1 + 2);
      expect(cost('major-river', 'ferry', { to: 'r', way: 'trail', unit: 'cav 8' })).toBe(5 + 2);
      expect(cost('major-river', 'ferry', { to: 'm', way: 'trail', unit: 'cav 8' })).toBe(2 + 2);
    },
  );

  rule('6.2/minimum-one-hex-ferry', 'a unit at the ferry may cross with too few points as its first hex only', () => {
    const heavy = river('major-river', 'ferry', { way: 'road', unit: 'inf 18' });
    const t = new Table(heavy).atAction('union');
    t.do({ do: 'march', unit: 'ride' }, 2);
    expect(t.do({ do: 'step', to: '0102' })).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 0 }));
    expect(t.unit('ride').at).toBe('0102');
    const late = new Table(`${heavy.replace('0101 inf', '0201 inf')}\nroad 0201-0101`).atAction('union');
    late.do({ do: 'march', unit: 'ride' }, 6);
    late.walk('0101');
    expect(late.refusal({ do: 'step', to: '0102' })).toEqual({
      clause: '6.2/minimum-one-hex',
      params: { cost: 7, left: 5 },
    });
  });

  rule('6.2/potomac-ferries', 'a ford that carries the name of a ferry is a ford: no boats, whatever its name', () => {
    const named = (crossing: string) => {
      const t = new Table(river('major-river', crossing, { way: 'road', unit: 'cav 18' }));
      const { scenario } = t.game.world;
      const hexsides = scenario.map.hexsides.map(side => side && { ...side, name: "White's Ferry" });
      t.game = newGame(worldOf({ ...scenario, map: { ...scenario.map, hexsides } }));
      return costOn(t);
    };
    expect(named('ford')).toBe(1);
    expect(named('ferry')).toBe(1 + 6);
  });
});
