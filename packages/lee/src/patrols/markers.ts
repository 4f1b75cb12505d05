import { listChosen } from '../armies/years.ts';
import type { Game } from '../game.ts';
import type { Side } from '../world.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** The corps of a side's list; R-42: a marker stands for a corps, and a division that stands alone counts as one. */
export const corpsOf = ({ world, board }: Position, side: Side): string[] =>
  listChosen(world, board, side)?.corps.map(({ id }) => id) ?? [];

/** One for each corps, and the decoys. That there are so many is no secret. */
export function markersOf(game: Position, side: Side): string[] {
  const count = corpsOf(game, side).length + Math.max(0, game.world.book.patrols.value.decoys);
  return Array.from({ length: count }, (_, i) => `${side}-${i + 1}`);
}

/** Markers that neither stand on the table nor had to be left off. */
export function markersLeft(game: Position, side: Side): string[] {
  const { placed, leftOff } = game.board.patrols;
  const done = new Set([...placed.map(({ marker }) => marker), ...leftOff]);
  return markersOf(game, side).filter(marker => !done.has(marker));
}
