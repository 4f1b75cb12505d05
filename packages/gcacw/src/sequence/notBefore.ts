import type { Game } from '../game.ts';

/** SC/not-before: the scenario keeps the unit from acting until a later turn. */
export const isHeldBack = ({ world, board }: Game, unit: number): boolean => board.turn < (world.notBefore[unit] ?? 0);
