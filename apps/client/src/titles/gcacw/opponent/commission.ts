import { LEVELS, type Level, STYLES, type Style } from '@wigwag/ai';
import { SIDES, type Side } from '@wigwag/gcacw';

/** How the computer plays a side. */
export interface Commission {
  readonly level: Level;
  readonly style: Style;
}

/** The sides that the computer plays; a side that is not here is played in person. */
export type Commissions = { readonly [S in Side]?: Commission };

export const NO_COMMISSIONS: Commissions = {};

export const USUAL: Commission = { level: 'veteran', style: 'balanced' };

export const isLevel = (value: unknown): value is Level => LEVELS.some(level => level === value);
export const isStyle = (value: unknown): value is Style => STYLES.some(style => style === value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function commissionIn(value: unknown): Commission | undefined {
  if (!isObject(value)) return undefined;
  const { level, style } = value;
  return isLevel(level) && isStyle(style) ? { level, style } : undefined;
}

/** Who plays by himself, out of what is kept with a game; undefined: nothing was kept, or nothing that makes sense. */
export function commissionsIn(value: unknown): Commissions | undefined {
  if (!isObject(value)) return undefined;
  const found: Partial<Record<Side, Commission>> = {};
  for (const side of SIDES) {
    const commission = commissionIn(value[side]);
    if (commission !== undefined) found[side] = commission;
    else if (value[side] !== undefined) return undefined;
  }
  return found;
}

export const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** The sides that the computer plays. */
export const commissioned = (commissions: Commissions): readonly Side[] =>
  SIDES.filter(side => commissions[side] !== undefined);
