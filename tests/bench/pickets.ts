import { type AnyChoice, type Game, rolling, topFrame } from '@wigwag/kernel';
import { engine, newGame, type Pickets, pickets, WORLD } from '@wigwag/pickets';
import { random } from '../support/random.ts';

const below = random(23);
const dice = rolling(below);
const world = { ...WORLD, posts: 5 };

/** Plays one random game; only decisions with something to decide are counted. */
function play(step: (game: Game<Pickets>, choice: AnyChoice<Pickets>) => Game<Pickets>): number {
  let counted = 0;
  let game: Game<Pickets> = newGame(world);
  while (topFrame(game) !== undefined) {
    const listed = engine.choices(game);
    if (listed.length > 1) counted += 1;
    game = step(game, listed[below(listed.length)] as AnyChoice<Pickets>);
  }
  return counted;
}

export const decisions = (): number =>
  play((game, choice) => {
    const verdict = engine.decide(game, topFrame(game)?.by ?? 'table', choice, dice);
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    return verdict.decided.game;
  });

export const simulated = (): number =>
  play((game, choice) => {
    engine.simulate(game, choice, dice);
    return game;
  });

const { board } = newGame(world);

export function copies(): number {
  for (let n = 0; n < 1000; n++) pickets.copyBoard(board);
  return 1000;
}

/** A position in which somebody fires: the sum of two dice. */
function firing(): { game: Game<Pickets>; choice: AnyChoice<Pickets> } {
  for (;;) {
    const game: Game<Pickets> = newGame({ ...WORLD, posts: 4 });
    while (topFrame(game) !== undefined) {
      const listed = engine.choices(game);
      const choice = listed.find(({ do: verb }) => verb === 'fire');
      if (choice !== undefined) return { game, choice };
      engine.simulate(game, listed[below(listed.length)] as AnyChoice<Pickets>, dice);
    }
  }
}

const shot = firing();

export function twoDiceOutcomes(): number {
  engine.visitOutcomes(shot.game, shot.choice, () => undefined);
  return 1;
}
