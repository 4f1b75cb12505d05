import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../board.ts';
import { cover } from '../../testing/forces.ts';
import { Table } from '../../testing/table.ts';
import { isOpenlyBeside, isSeenByCavalry, reachableNeighbours } from './watch.ts';

const FIELD = `
  options limitedIntelligence
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
`;

const field = (...lines: string[]): Table => new Table([FIELD, 'C Hill 0302', ...lines].join('\n'));

describe('the hexes from which one can come to a hex', () => {
  const near = (t: Table, hex: string): string[] =>
    ['0101', '0102', '0103', '0201', '0202', '0203', '0301', '0302', '0303', '0401', '0402'].filter(name =>
      reachableNeighbours(t.game, t.hex(hex)).includes(t.hex(name)),
    );

  test('are itself and its neighbours on the map', () => {
    expect(near(field(), '0302')).toEqual(['0201', '0202', '0301', '0302', '0303', '0401', '0402']);
    expect(near(field(), '0101')).toEqual(['0101', '0102', '0201']);
    expect(reachableNeighbours(field().game, field().hex('0101'))).toHaveLength(3);
  });

  test('not over a river, but for a crossing, or a pontoon of either side', () => {
    const over = (...lines: string[]) =>
      near(field('U Newton 0901', 'minor-river 0302 | 0202', ...lines), '0302').includes('0202');
    expect(over()).toBe(false);
    expect(over('bridge 0302-0202')).toBe(true);
    expect(over('pontoon union 0302-0202')).toBe(true);
    expect(over('pontoon confederate 0302-0202')).toBe(true);
    const flood = ['turns 3', 'unfordable minor 3', 'ford 0302-0202'];
    expect([over(flood[2] ?? ''), over(...flood)]).toEqual([true, false]);
    expect(over(...flood, 'options attackAcrossUnfordable')).toBe(true);
  });
});

describe('who stands openly beside a hex', () => {
  test('units of the side in a neighbour or in the hex, under no marker', () => {
    const beside = (hex: string) => {
      const t = field(`U Newton ${hex}`);
      return isOpenlyBeside(t.game, 'union', t.hex('0302'));
    };
    expect(['0202', '0402', '0502', '0101'].map(beside)).toEqual([true, true, false, false]);
    const t = field('U Newton 0402');
    expect(isOpenlyBeside(t.game, 'confederate', t.hex('0302'))).toBe(true);
    expect(isOpenlyBeside(t.game, 'confederate', t.hex('0502'))).toBe(false);
    cover(t, 'union', 1, '0402', 'newton');
    expect(isOpenlyBeside(t.game, 'union', t.hex('0302'))).toBe(false);
  });
});

describe('enemy cavalry', () => {
  const seen = (...lines: string[]): boolean => {
    const t = field(...lines);
    return isSeenByCavalry(t.game, 'confederate', t.hex('0302'));
  };

  test('sees one hex and two far, through any hex between', () => {
    const near = ['0202', '0301', '0101', '0102', '0103', '0501', '0502', '0503'];
    expect([...near, '0601', '0702', '0901'].filter(hex => seen(`U Buford ${hex} cav`))).toEqual(near);
    expect(seen('U Newton 0202', 'C Stuart 0303 cav')).toBe(false);
  });

  test('sees over a hexside that nobody can pass only by the hexes beside it', () => {
    const river = 'minor-river 0302 | 0202';
    expect(seen('U Buford 0202 cav', river)).toBe(true);
    expect(seen('U Buford 0202 cav', river, 'C Early 0201', 'C Ewell 0303')).toBe(false);
    expect(seen('U Buford 0202 cav', 'C Early 0201', 'C Ewell 0303')).toBe(true);
    expect(seen('U Buford 0202 cav', 'minor-river 0302 | 0201 0202 0303')).toBe(false);
    expect(seen('U Buford 0202 cav', 'minor-river 0202 | 0201 0302 0303')).toBe(false);
  });

  test('sees nothing that is not on the map, nor from off it or from under a marker', () => {
    const t = field('U Buford 0202 cav');
    expect(isSeenByCavalry(t.game, 'union', t.hex('0302'))).toBe(false);
    cover(t, 'union', 1, '0202', 'buford');
    expect(isSeenByCavalry(t.game, 'confederate', t.hex('0302'))).toBe(false);
    const off = field('U Buford 0202 cav').put('buford', { hex: NOWHERE });
    expect(isSeenByCavalry(off.game, 'confederate', off.hex('0302'))).toBe(false);
  });
});
