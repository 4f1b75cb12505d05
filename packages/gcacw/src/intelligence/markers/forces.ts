import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { NOWHERE } from '../../board.ts';
import type { Game } from '../../game.ts';
import type { Side } from '../../vocabulary.ts';
import { type Force, forceUnder, MOST_FORCES } from './force.ts';

export const forcesOf = ({ board: { forces } }: Game, side: Side): readonly Force[] =>
  forces.length === 0 ? forces : forces.filter(force => force.side === side);

export const forceOf = (g: Game, side: Side, id: number): Force | undefined =>
  g.board.forces.find(force => force.side === side && force.id === id);

export const isHidden = (g: Game, unit: number): boolean => forceUnder(g.board.forces, unit) !== undefined;

/** LI/dummy */
export const isDummy = ({ units }: Force): boolean => units.length === 0;

/** Does the side play with markers now? Then nothing may tell whether there are units under them. */
export const hasForces = (g: Game, side: Side): boolean => g.board.forces.some(force => force.side === side);

/** Units of a side that stand openly in a hex: the only ones that reach beyond it. */
export const isOpenlyHeld = (g: Game, side: Side, hex: Hex): boolean => (g.derived.open[side][hex] ?? 0) > 0;

/** LI/ten-markers: the lowest number not in use; undefined: all ten are. */
export function freeNumber(g: Game, side: Side): number | undefined {
  const used = forcesOf(g, side).map(({ id }) => id);
  for (let id = 1; id <= MOST_FORCES || !holds('LI/ten-markers', true); id++) if (!used.includes(id)) return id;
  return undefined;
}

/** Units of a side in a hex, openly or under a marker. */
export const ownUnitsIn = (g: Game, side: Side, hex: Hex): number[] =>
  hex === NOWHERE ? [] : g.world.unitsOfSide[side].filter(unit => g.board.units[unit]?.hex === hex);
