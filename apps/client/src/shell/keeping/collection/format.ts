import { canonicalJson, digest } from '@wigwag/kernel';
import type { KeptGame } from '../keptGame.ts';

/** All games in one file: a line about the file, for each game a line about it and then its own lines, and a last line. */
export const COLLECTION_FORMAT = 'wigwag-games 1';

/** What a file says about a game besides its lines; the rest is in them. */
export type AboutGame = Pick<KeptGame, 'id' | 'address' | 'begun' | 'changed' | 'isOver'> &
  Partial<Pick<KeptGame, 'decider' | 'name' | 'archived'>>;

/** A game with its lines, as it is kept. */
export interface Packed {
  readonly about: AboutGame;
  /** Each ends with a line feed. */
  readonly lines: readonly string[];
}

/** A line about a game; its hash is over what is said of it and all its lines. */
export interface GameLine {
  readonly game: AboutGame;
  readonly lines: number;
  readonly hash: string;
}

interface FirstLine {
  readonly format: string;
  readonly games: number;
}

/** Its hash is over the hashes of all games, in their order. */
interface LastLine {
  readonly end: { readonly games: number; readonly hash: string };
}

export const hashOfGame = ({ about, lines }: Packed): string => digest(canonicalJson([about, lines]));

export const hashOfAll = (games: readonly string[]): string => digest(canonicalJson([COLLECTION_FORMAT, ...games]));

const lineOf = (value: FirstLine | GameLine | LastLine): string => `${JSON.stringify(value)}\n`;

export function aboutOf({ id, address, begun, changed, isOver, decider, name, archived }: KeptGame): AboutGame {
  return {
    ...{ id, address, begun, changed, isOver },
    ...(decider !== undefined && { decider }),
    ...(name !== undefined && { name }),
    ...(archived !== undefined && { archived }),
  };
}

/** The pieces of the file, game by game. */
export async function* packing(count: number, games: AsyncIterable<Packed>): AsyncGenerator<string> {
  const hashes: string[] = [];
  yield lineOf({ format: COLLECTION_FORMAT, games: count });
  for await (const game of games) {
    const hash = hashOfGame(game);
    hashes.push(hash);
    yield lineOf({ game: game.about, lines: game.lines.length, hash });
    yield game.lines.join('');
  }
  yield lineOf({ end: { games: hashes.length, hash: hashOfAll(hashes) } });
}
