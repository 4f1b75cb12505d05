import type { Hex } from '@wigwag/hex';
import type { Game } from '../../game.ts';
import { unitsIn } from '../../pieces/pieces.ts';
import { artilleryTotal, defenceTotal, defendingArtillery, plainValue } from './values.ts';

/** What is settled by the defenders alone, whoever attacks them: asked once a target. Values are in quarters. */
export interface Defence {
  readonly target: Hex;
  readonly units: readonly number[];
  /** With works and cap. */
  readonly total: number;
  /** Works left aside. */
  readonly plain: number;
  /** Guns with works, and as printed. */
  readonly guns: number;
  readonly printedGuns: number;
}

export function defenceOf(g: Game, target: Hex): Defence {
  const units = unitsIn(g, target);
  return {
    target,
    units,
    total: defenceTotal(g, target, units),
    plain: plainValue(g, units),
    guns: defendingArtillery(g, target, units),
    printedGuns: artilleryTotal(g, units),
  };
}
