import type { Hex } from '@wigwag/hex';
import type { Game } from '../game.ts';
import type { Side } from '../vocabulary.ts';
import { mightDestroy } from './permanent/destroy.ts';
import { pontoonsBeside } from './pontoons/removal.ts';

/** Could some unit of the side that ends its march in the hex destroy or dismantle a crossing there? Everybody can tell. */
export const mightBreakCrossing = (g: Game, by: Side, hex: Hex): boolean =>
  pontoonsBeside(g, by, hex).length > 0 || mightDestroy(g, by, hex);
