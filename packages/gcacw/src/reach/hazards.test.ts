import { describe, expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { hazardsOf, marchHazards } from './hazards.ts';

const GROUND = `
  map
    .   .   .
      .   .
    .   .   .
  U Newton 0101 inf div 7
  U Bayard 0102 cav 1
  U Worn 0201 inf div 1 f3
  C Hill 0301 8
`;

const marching = (unit: string, ...dice: number[]): Table => {
  const t = new Table(GROUND).atAction('union');
  t.do({ do: 'march', unit }, ...dice);
  return t;
};

describe('the hazards of a force march', () => {
  test('infantry loses Manpower unless it rolls a 1, and is always disorganized', () => {
    const t = marching('newton', 3);
    expect(hazardsOf(t.game, { do: 'force' }, t.unitId('newton'))).toMatchObject({
      bonus: [2, 5],
      disorganized: 1,
      losses: 5 / 6,
      eliminated: 0,
    });
  });

  test('cavalry of its last Manpower is lost by an 8 or more: 15 ways of 36', () => {
    const t = marching('bayard', 4);
    const found = hazardsOf(t.game, { do: 'force' }, t.unitId('bayard'));
    expect(found?.bonus).toEqual([4, 11]);
    expect(found?.eliminated).toBeCloseTo(15 / 36);
    expect(found?.losses).toBe(0);
    expect(found?.disorganized).toBeCloseTo(21 / 36);
  });

  test('what may not be chosen has none', () => {
    const t = new Table(GROUND).atAction('union');
    expect(hazardsOf(t.game, { do: 'force' }, t.unitId('newton'))).toBeUndefined();
  });
});

describe('the hazards of a march', () => {
  test('of a fresh unit are none', () => {
    const t = new Table(GROUND).atAction('union');
    const unit = t.unitId('newton');
    expect(hazardsOf(t.game, { do: 'march', unit }, unit)).toEqual({
      ...{ fatigue: 1, extended: false, bonus: undefined, disorganized: 0, losses: 0, eliminated: 0 },
    });
    expect(marchHazards(t.game, { do: 'march', unit }, unit)).toBeUndefined();
  });

  test('from Fatigue Level 3 it is an extended march, and its dice decide what becomes of the unit', () => {
    const t = new Table(GROUND).atAction('union');
    const unit = t.unitId('worn');
    const found = hazardsOf(t.game, { do: 'march', unit }, unit);
    expect(marchHazards(t.game, { do: 'march', unit }, unit)).toEqual(found);
    expect(found).toMatchObject({ fatigue: 4, extended: true, bonus: undefined });
    const { disorganized = 0, losses = 0, eliminated = 0 } = found ?? {};
    expect(disorganized + losses + eliminated).toBeGreaterThan(0);
    expect(disorganized * 6).toBeCloseTo(Math.round(disorganized * 6));
    expect(eliminated * 6).toBeCloseTo(Math.round(eliminated * 6));
  });
});
