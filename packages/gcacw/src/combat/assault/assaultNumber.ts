import { holds } from '@wigwag/kernel';
import type { LeaderData } from '../../data/orderOfBattle.ts';
import type { Game } from '../../game.ts';
import { leaderData } from '../../pieces/pieces.ts';

/** 7.1/assault-step5-number: natural 6 fails; a district leader takes 2 off; the number is Command less the roll. */
export const assaultNumber = (g: Game, leader: number, die: number): number => numberFor(leaderData(g, leader), die);

export function numberFor({ commandValue, size }: Pick<LeaderData, 'commandValue' | 'size'>, die: number): number {
  const modified = die - (holds('7.1/assault-district-minus2', size === 'district') ? 2 : 0);
  return holds('7.1/assault-step5-natural-six', die === 6) ? -1 : commandValue - modified;
}

export const hasFailed = (number: number): boolean => holds('7.1/assault-step5-negative', number < 0);

/** 7.1/assault-step5-*: how many of the selected units take part. */
export const placesFor = (selected: number, number: number): number => Math.min(selected, Math.max(1, number));

/** 7.1/grand-number: a hex for each point; a natural six brings none. */
export const grandNumberFor = (commandValue: number, die: number): number =>
  holds('7.1/grand-roll-six', die >= 6) ? 0 : commandValue - die;
