import { describe, expect, test } from 'vitest';
import { marchAttackOf } from '../combat/attack/attackOf.ts';
import { quickOdds } from '../combat/results/odds.ts';
import { Table } from '../testing/table.ts';
import { isWorseOff, MarchPlan } from './marchPlan.ts';
import { reach } from './reach.ts';

const ROAD = `
  map
    .   .   .   .
      .   w   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302-0402-0502-0602-0702
  U Newton 0101 inf div 7
  C Hill 0704 8
`;

const through = (t: Table, ...stops: string[]) =>
  new MarchPlan(t.game, t.unitId('newton')).wayThrough(stops.map(stop => t.hex(stop)));

describe('a way that is laid out', () => {
  test('is as cheap and as likely as the map says, for every hex in reach', () => {
    const t = new Table(ROAD).atAction('union');
    const unit = t.unitId('newton');
    const plan = new MarchPlan(t.game, unit);
    for (const { hex, points, chance, forced } of reach(t.game, unit).hexes) {
      const way = plan.wayThrough([hex]);
      expect([way?.points.at(-1), way?.chance, way?.forced], `hex ${hex}`).toEqual([points, chance, forced]);
    }
  });

  test('counts its points hex by hex, and names the die it takes', () => {
    const way = through(new Table(ROAD).atAction('union'), '0502');
    expect(way?.points).toEqual([0, 1, 2, 3, 4]);
    expect(way?.needed).toEqual({ dice: 1, sum: 4 });
    expect(way?.attacks).toEqual([]);
  });

  test('goes through the hexes that are kept, though that is dearer', () => {
    const t = new Table(ROAD).atAction('union');
    const way = through(t, '0202', '0302');
    expect(way?.path).toEqual(['0101', '0201', '0202', '0302'].map(hex => t.hex(hex)));
    expect(way?.points.at(-1)).toBeGreaterThan(through(t, '0302')?.points.at(-1) ?? 0);
    expect(way?.chance).toBeLessThan(through(t, '0302')?.chance ?? 0);
  });

  test('ends in a zone of control: no way goes on through it', () => {
    const t = new Table(ROAD.replace('C Hill 0704', 'C Hill 0502')).atAction('union');
    expect(through(t, '0402')).toBeDefined();
    expect(through(t, '0402', '0403')).toBeUndefined();
  });

  test('says how likely each attack at its end drives the defenders off, as from where it stands then', () => {
    const t = new Table(ROAD.replace('C Hill 0704 8', 'C Hill 0502 1')).atAction('union');
    const plan = new MarchPlan(t.game, t.unitId('newton'));
    const way = plan.wayThrough([t.hex('0402')]);
    const [attack] = way?.attacks ?? [];
    if (way === undefined || attack === undefined) throw new Error('no attack');
    const there = new Table(ROAD.replace('C Hill 0704 8', 'C Hill 0502 1').replace('U Newton 0101', 'U Newton 0402'));
    const { retreat, rout } = quickOdds(
      there.game,
      marchAttackOf(there.game, there.unitId('newton'), attack.target, attack.type),
    );
    expect(plan.drivenOff(way.path, attack)).toBeCloseTo(retreat + rout);
    expect(retreat + rout).toBeGreaterThan(0);
  });

  test('says which attacks it leaves points for, and how likely', () => {
    const t = new Table(ROAD.replace('C Hill 0704', 'C Hill 0502')).atAction('union');
    const attacks = through(t, '0402')?.attacks ?? [];
    expect(new Set(attacks.map(({ target }) => target))).toEqual(new Set([t.hex('0502')]));
    const hasty = attacks.find(({ type }) => type === 'hasty');
    // Three points along the road, a fourth for the attack.
    expect(hasty?.chance).toBeCloseTo(3 / 6);
  });

  test('of a march that has its points nothing is left to the dice', () => {
    const t = new Table(ROAD).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 3);
    expect(through(t, '0402')).toMatchObject({ chance: 1, needed: undefined });
    expect(through(t, '0502')).toMatchObject({ chance: 0, forced: 1 });
  });

  test('of a hex that is too far it is said what it would take', () => {
    const t = new Table(ROAD).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 1);
    const plan = new MarchPlan(t.game, t.unitId('newton'));
    expect(plan.wayThrough([t.hex('0602')])?.chance).toBe(0);
    expect(plan.pointsTo(t.hex('0602'))).toBe(5);
    expect(plan.pointsTo(t.hex('0302'))).toBe(2);
    expect(plan.pointsTo(t.hex('0704')), 'the enemy is there').toBeUndefined();
  });

  test('a unit that may not march has none', () => {
    const t = new Table(ROAD.replace('inf div 7', 'inf div 7 f4')).atAction('union');
    expect(through(t, '0201')).toBeUndefined();
  });
});

test('whoever loses men or order on the march is worse off, whoever only marches is not', () => {
  const t = new Table(ROAD).atAction('union');
  const before = t.game;
  t.do({ do: 'march', unit: 'newton' }, 3);
  expect(isWorseOff(before, t.game, t.unitId('newton'))).toBe(false);
  t.do({ do: 'force' }, 1);
  expect(isWorseOff(before, t.game, t.unitId('newton'))).toBe(true);
});
