import { ruleTests } from '@wigwag/tests/rule';
import { expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { forceBonus, forceLoss } from './forceMarch.ts';

const rule = ruleTests<ClauseId>();

// biome-ignore format: a table
const INFANTRY = [
  // die  bonus   loss at Manpower: 1  5  6  7  21
  [ 1,    2,                        0, 0, 0, 0, 0 ],
  [ 2,    2,                        1, 1, 1, 1, 1 ],
  [ 3,    2,                        1, 1, 1, 1, 1 ],
  [ 4,    3,                        1, 1, 1, 1, 1 ],
  [ 5,    4,                        1, 1, 1, 1, 1 ],
  [ 6,    5,                        1, 1, 2, 2, 2 ],
] as const;

// biome-ignore format: a table
const CAVALRY = [
  // sum  bonus  loss
  [ 2,    4,     0 ],
  [ 3,    4,     0 ],
  [ 4,    4,     0 ],
  [ 5,    4,     0 ],
  [ 6,    5,     0 ],
  [ 7,    6,     0 ],
  [ 8,    7,     1 ],
  [ 9,    8,     1 ],
  [ 10,   9,     1 ],
  [ 11,   10,    1 ],
  [ 12,   11,    1 ],
] as const;

const losses = (die: number): number[] => [1, 5, 6, 7, 21].map(manpower => forceLoss.infantry(die, manpower));

rule('5.1/force-bonus-infantry', 'infantry adds the die less 1, but not less than 2', () => {
  expect(INFANTRY.map(([die]) => forceBonus.infantry(die))).toEqual(INFANTRY.map(([, bonus]) => bonus));
});

rule('5.1/force-bonus-cavalry', 'cavalry adds two dice less 1, but not less than 4', () => {
  expect(CAVALRY.map(([sum]) => forceBonus.cavalry(sum))).toEqual(CAVALRY.map(([, bonus]) => bonus));
});

rule('5.1/force-loss-infantry-1', 'a 1 costs infantry nothing', () => {
  for (const [die, , ...lost] of INFANTRY.filter(([die]) => die === 1)) expect(losses(die)).toEqual(lost);
});

rule('5.1/force-loss-infantry-2-5', 'a 2 to 5 costs infantry 1, be it strong or weak', () => {
  for (const [die, , ...lost] of INFANTRY.filter(([die]) => die > 1 && die < 6)) expect(losses(die)).toEqual(lost);
});

rule('5.1/force-loss-infantry-6', 'a 6 costs infantry 2 from Manpower 6 on, else 1', () => {
  for (const [die, , ...lost] of INFANTRY.filter(([die]) => die === 6)) expect(losses(die)).toEqual(lost);
});

rule('5.1/force-loss-cavalry', 'cavalry loses 1 at a sum of 8 or more, else nothing', () => {
  expect(CAVALRY.map(([sum]) => forceLoss.cavalry(sum))).toEqual(CAVALRY.map(([, , lost]) => lost));
});
