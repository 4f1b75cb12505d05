import type { Hex } from '@wigwag/hex';
import type { Game } from '../game.ts';
import { enemyOf, unitsOf } from '../pieces/pieces.ts';
import { type Threat, threats } from '../reach/threat.ts';
import type { Side } from '../vocabulary.ts';

/** A unit that could attack a hex in its next action, how, and how likely it comes to that. */
export interface Attacker extends Threat {
  readonly unit: number;
}

/**
 * Who could attack the units of a side in a hex in the next action, the likeliest first. Nobody attacks an empty hex: of a
 * hex that a unit is to enter, it has to be asked of a game in which the unit stands there.
 */
export const attackersOf = (g: Game, side: Side, hex: Hex): Attacker[] =>
  unitsOf(g, enemyOf(side))
    .flatMap(unit => threats(g, unit).flatMap(threat => (threat.target === hex ? [{ ...threat, unit }] : [])))
    .sort((a, b) => b.chance - a.chance || b.drivenOff - a.drivenOff || a.unit - b.unit);
