import { holds } from '@wigwag/kernel';
import type { Game } from '../../game.ts';
import { leaderData } from '../../pieces/pieces.ts';

/** 7.1/assault-step5-number: natural 6 fails; a district leader takes 2 off; the number is Command less the roll. */
export function assaultNumber(g: Game, leader: number, die: number): number {
  const { commandValue, size } = leaderData(g, leader);
  const modified = die - (holds('7.1/assault-district-minus2', size === 'district') ? 2 : 0);
  return holds('7.1/assault-step5-natural-six', die === 6) ? -1 : commandValue - modified;
}

export const hasFailed = (number: number): boolean => holds('7.1/assault-step5-negative', number < 0);

/** 7.1/assault-step5-*: how many of the selected units take part. */
export const placesFor = (selected: number, number: number): number => Math.min(selected, Math.max(1, number));
