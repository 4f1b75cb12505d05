import { HALVES, UNTOLD, type World } from '@wigwag/gcacw';
import { type Hex, type Hexside, hexName, sideName } from '@wigwag/hex';
import type { Language, Translate } from '../translate.ts';

/** Stands for a piece or hex that there is not: a refused choice may name one. */
export const NOTHING = '–';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** 3, 3½, ½: points and Combat values know halves and quarters. */
export function inDigits(value: number): string {
  if (value < 0) return `−${inDigits(-value)}`;
  const whole = Math.floor(value);
  const fraction = QUARTERS[Math.round((value - whole) * QUARTERS.length)];
  if (fraction === undefined || fraction === '') return `${value}`;
  return `${whole === 0 ? '' : whole}${fraction}`;
}

/** +1, 0, −1: with the sign that is as wide as the plus. */
export const signed = (value: number): string => (value > 0 ? `+${inDigits(value)}` : inDigits(value));

export const inPoints = (t: Translate, points: number): string =>
  t('gcacw.points', { count: points, number: inDigits(points) });

/** What a march has left, given in halves; the enemy may not always know it. */
export const leftOver = (t: Translate, halves: number): string =>
  halves === UNTOLD ? t('gcacw.points.untold') : inPoints(t, halves / HALVES);

/** The printed number, and the name of the place if it has one: 0708 Kernstown. */
export function hexLabel({ grid, scenario: { map } }: World, hex: Hex): string {
  if (grid.names[hex] === undefined) return NOTHING;
  const place = map.hexes[hex]?.name;
  return place === undefined ? hexName(grid, hex) : `${hexName(grid, hex)} ${place}`;
}

/** The two hexes of a hexside, and the name of its crossing if it has one: 0102-0103 Stone Bridge. */
export function sideLabel({ grid, scenario: { map } }: World, side: Hexside): string {
  if (side < 0 || side >= grid.sideCount) return NOTHING;
  const name = map.hexsides[side]?.name;
  return name === undefined ? sideName(grid, side) : `${sideName(grid, side)} ${name}`;
}

/** A phase that the scenario adds goes by the scenario's own name for it. */
export const phaseTitle = (t: Translate, { scenario }: World, place: number): string =>
  scenario.phases[place]?.[t('gcacw.language') as Language] ?? NOTHING;
