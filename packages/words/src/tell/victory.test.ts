import { position } from '@wigwag/content/position';
import { type DegreeRow, type SuddenDeath, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { plain } from '@wigwag/tests/plain';
import { expect, test } from 'vitest';
import { describeDegree, describeDraw, describeSuddenDeath, translator } from '../index.ts';

const [en, pl] = [translator('en'), translator('pl')];

const { scenario } = position(`
  map
    .   .
      .
    .   .
      .
  station 0102 Depot
  U Newton 0101 6
  C Hill 0301 8
`);
const world = worldOf(scenario);

test('a lead may be one that the side must have, or how far behind it may be', () => {
  const row = (by: number): DegreeRow => ({ winner: 'union', by, degree: 'marginal' });
  expect(describeDegree(en, row(4))).toMatch(/: lead of 4 or more$/);
  expect(describeDegree(en, row(0))).toMatch(/: lead of 0 or more$/);
  expect(describeDegree(en, row(-1))).toMatch(/: no more than 1 point behind$/);
  expect(describeDegree(en, row(-2))).toMatch(/: no more than 2 points behind$/);
  expect(plain(describeDegree(pl, row(-1)))).toBe('Nieznaczne zwycięstwo Unii: najwyżej 1 punkt mniej niż przeciwnik');
  expect(plain(describeDegree(pl, row(-5)))).toMatch(/: najwyżej 5 punktów mniej niż przeciwnik$/);
});

test('what ends the game early is told with all that it asks for', () => {
  const hexes = [findHex(world.grid, '0102')].filter(hex => hex !== undefined);
  const taken: SuddenDeath = { id: 'taken', for: 'union', by: 4, hexes, atOnce: true, degree: 'decisive' };
  expect(describeSuddenDeath(en, world, taken)).toMatch(
    /decisive.*, at the end of any action: lead of 4 or more; units in .*Depot/i,
  );
  const ahead: SuddenDeath = { id: 'ahead', for: 'confederate', points: 6 };
  expect(describeSuddenDeath(en, world, ahead)).toMatch(/table below, at the end of any turn: at least 6 VP$/);
  expect(plain(describeSuddenDeath(pl, world, ahead))).toMatch(/, z końcem dowolnej tury: co najmniej 6 PZ$/);
});

test('the leads with which nobody wins are named, where there are any', () => {
  const row = (winner: 'union' | 'confederate', by: number) => ({ winner, by, degree: 'marginal' }) as const;
  const t = translator('en');
  expect(describeDraw(t, [row('confederate', 9), row('union', -7)])).toBe('A draw: Confederacy +8');
  expect(describeDraw(t, [row('confederate', 3), row('union', 2)])).toBe('A draw: from Confederacy +2 to Union +1');
  expect(describeDraw(t, [row('confederate', 9), row('union', -8)])).toBeUndefined();
});
