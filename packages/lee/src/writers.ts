import type { Game } from './game.ts';

/** How each event of a chapter is written into the board: its final values. Nothing is decided here. */
export type Writers<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (game: Game, event: Extract<E, { readonly type: T }>) => void;
};
