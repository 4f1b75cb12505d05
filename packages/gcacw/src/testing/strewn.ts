import type { Game } from '../game.ts';
import { freeNumber } from '../intelligence/markers/forces.ts';
import { isOpenlyBeside, isSeenByCavalry } from '../intelligence/markers/watch.ts';
import { enemyOf, unitsOf } from '../pieces/pieces.ts';
import { SIDES } from '../vocabulary.ts';
import { lay } from './forces.ts';

export { reachableNeighbours } from '../intelligence/markers/watch.ts';

/** A position that allows markers. */
export const withMarkers = (text: string): string =>
  text.includes('limitedIntelligence')
    ? text
    : text.includes('\noptions ')
      ? text.replace('\noptions ', '\noptions limitedIntelligence ')
      : text.replace('\nmap\n', '\noptions limitedIntelligence\nmap\n');

/** Lays markers on most of the hexes where they may be, some of them with nothing under them. */
export function strew(game: Game, below: (n: number) => number): void {
  for (const side of SIDES) {
    for (const unit of unitsOf(game, side)) {
      const hex = game.board.units[unit]?.hex ?? 0;
      const barred = isOpenlyBeside(game, enemyOf(side), hex) || isSeenByCavalry(game, side, hex);
      const force = freeNumber(game, side);
      if (barred || force === undefined || below(4) === 0) continue;
      lay(game, side, force, hex, below(4) === 0 ? [] : [unit]);
    }
  }
}
