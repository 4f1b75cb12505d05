import type { Game } from '../game.ts';
import { BoardHash } from './boardHash.ts';
import { addFields, type Words } from './words.ts';

const FRAMES = 1 << 24;

function addStack(words: Words, { stack }: Pick<Game, 'stack'>): Words {
  for (let place = 0; place < stack.length; place++) {
    const frame = stack[place];
    if (frame !== undefined) addFields(words, frame, FRAMES + place);
  }
  return words;
}

/** The hash of a position for whoever searches: board and stack. In a game that goes on by events it is kept with them. */
export function quickHash(g: Game): Readonly<Words> {
  const words = { low: 0, high: 0 };
  g.derived.hash.addTo(words, g.board);
  return addStack(words, g);
}

/** The same, from nothing. */
export function hashFromScratch(g: Pick<Game, 'board' | 'stack'>): Readonly<Words> {
  const words = { low: 0, high: 0 };
  new BoardHash().addTo(words, g.board);
  return addStack(words, g);
}
