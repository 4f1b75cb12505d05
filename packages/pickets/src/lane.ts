import type { Board, Derived, Game, Picket, Side, World } from './vocabulary.ts';

export const enemy = (side: Side): Side => (side === 'blue' ? 'grey' : 'blue');
export const campOf = (world: World, side: Side): number => (side === 'blue' ? 0 : world.posts - 1);
export const nextTo = (a: number, b: number): boolean => Math.abs(a - b) === 1;

export function standing(game: Game, picket: number): Picket | undefined {
  const found = game.board.pickets[picket];
  return found !== undefined && found.post >= 0 ? found : undefined;
}

export const postOf = (game: Game, picket: number): number => standing(game, picket)?.post ?? -1;

export function held(game: Game, side: Side, post: number): number {
  return game.derived.held[side][post] ?? 0;
}

/** Next to a post of the other side. */
export const watched = (game: Game, side: Side, post: number): boolean =>
  held(game, enemy(side), post - 1) + held(game, enemy(side), post + 1) > 0;

export const pickets = (game: Game, side: Side): number[] =>
  game.board.pickets.flatMap((picket, index) => (picket.side === side && picket.post >= 0 ? [index] : []));

export function derive(world: World, board: Board): Derived {
  const count = (side: Side) =>
    Array.from(
      { length: world.posts },
      (_, post) => board.pickets.filter(p => p.side === side && p.post === post).length,
    );
  return { held: { blue: count('blue'), grey: count('grey') } };
}
