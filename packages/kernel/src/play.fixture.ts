import { newGame, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { choices, decide, type Game, rolling, topFrame } from './index.ts';

/** Every position of a few random games of Pickets, each with its next choice. */
export function positions(games: number, seed = 1): Game<Pickets>[] {
  const all: Game<Pickets>[] = [];
  for (let n = 0; n < games; n++) {
    const below = random(seed + n);
    let game: Game<Pickets> = newGame({ posts: 5, rounds: 8, pickets: 3, cardsOfAKind: 4 });
    for (let frame = topFrame(game); frame !== undefined; frame = topFrame(game)) {
      all.push(game);
      const listed = choices(pickets, game);
      const choice = listed[below(listed.length)];
      if (choice === undefined) break;
      const verdict = decide(pickets, game, frame.by, choice, rolling(below));
      if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
      game = verdict.decided.game;
    }
  }
  return all;
}
