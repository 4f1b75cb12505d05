import { holds } from '@wigwag/kernel';
import type { Game } from '../game.ts';
import type { Side } from '../world.ts';
import type { Battlefield } from './battlefields.ts';

/** 13.7: the battlefield whose bonus a side has. R-25: what the loser declared has served only for his dice. */
function fieldFor({ board: { field } }: Game, side: Side): Battlefield | '' {
  return holds('13.7/bonus-to-winner', field.a !== side) ? '' : field.battlefield;
}

/** Sections of field fortifications that a side has besides those that it bought. */
export const freeWorks = (game: Game, side: Side): number =>
  holds('13.7/bonus-defensive', fieldFor(game, side) === 'defensive') ? 1 : 0;

/** Whether a side has the right to exchange two elements of ordinary terrain. */
export const mayExchange = (game: Game, side: Side): boolean =>
  holds('13.7/bonus-offensive', fieldFor(game, side) === 'offensive');

export const hasBonusCard = (battlefield: Battlefield): boolean =>
  holds('13.7/bonus-neutral', battlefield === 'neutral');
