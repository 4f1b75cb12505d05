import { position } from '@wigwag/content/position';
import type { Gcacw } from '@wigwag/gcacw';
import { type AnyChoice, engine, type Game, gcacw, marchFlood, newGame, worldOf } from '@wigwag/gcacw';
import { Flood } from '@wigwag/hex';
import { type Game as AnyGame, copyOf, type Frame, ready, rolling, topFrame } from '@wigwag/kernel';
import { random } from '../support/random.ts';
import { randomPosition } from '../support/randomPosition.ts';
import { MARCH_THEATRE } from './marchTheatre.ts';

/** A theatre: over 3,000 hexes, about 50 units and their leaders. */
const THEATRE = { columns: 58, rows: 56, ways: 400, waters: 300, units: 24 } as const;

const below = random(23);
const dice = rolling(below);
/** Armies among each other, reinforcements, exits and points: two whole turns without special rules of a scenario. */
const FULL_THEATRE = randomPosition(random(4), THEATRE).replaceAll(
  /^(turn|sudden|events|rain|unfordable|destroyed) .*\n/gm,
  '',
);

/** A theatre at the first decision. */
const opened = (text: string): Game => ready(gcacw, newGame(worldOf(position(text).scenario)));

export const theatre = opened(MARCH_THEATRE);
export const full = opened(FULL_THEATRE);
const game = theatre;
const { world } = theatre;

const pick = (listed: readonly AnyChoice[]): AnyChoice => listed[below(listed.length)] as AnyChoice;

/** Plays one random game; only decisions with something to decide are counted. */
function play(start: Game, step: (game: AnyGame<Gcacw>, choice: AnyChoice) => AnyGame<Gcacw>): number {
  let counted = 0;
  let game: AnyGame<Gcacw> = copyOf(gcacw, start, gcacw.copyDerived(start.derived));
  while (topFrame(game) !== undefined) {
    const listed = engine.choices(game);
    if (listed.length > 1) counted += 1;
    game = step(game, pick(listed));
  }
  return counted;
}

const decisionsIn = (start: Game) => (): number =>
  play(start, (game, choice) => {
    const verdict = engine.decide(game, topFrame(game)?.by ?? 'table', choice, dice);
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    return verdict.decided.game;
  });

const simulatedIn = (start: Game) => (): number =>
  play(start, (game, choice) => {
    engine.simulate(game, choice, dice);
    return game;
  });

export const decisions = decisionsIn(theatre);
export const simulated = simulatedIn(theatre);
export const fullDecisions = decisionsIn(full);
export const fullSimulated = simulatedIn(full);

export function copies(): number {
  for (let n = 0; n < 200; n++) {
    gcacw.copyBoard(game.board);
    gcacw.copyDerived(game.derived);
  }
  return 200;
}

/** The roll of the initiative: two dice, thirty-six leaves. */
export function twoDiceOutcomes(): number {
  const rolling: AnyGame<Gcacw> = { ...game, stack: [{ kind: 'turn', by: 'table', next: 'action-cycle' }, INITIATIVE] };
  engine.visitOutcomes(rolling, { do: 'roll' }, () => undefined);
  return 1;
}

const INITIATIVE: Frame<Gcacw> = { kind: 'initiative', by: 'table', step: 'roll' };

const flood = new Flood(world.grid.size);
const marcher = Math.max(
  0,
  game.board.units.findIndex(unit => unit.hex >= 0),
);

export function floods(): number {
  for (let n = 0; n < 20; n++) marchFlood(game, marcher, false, 24, flood);
  return 20;
}

/** Whole random games, and how many turns they had. */
export const games = (): number => {
  fullSimulated();
  return 1;
};

export const turns = (): number => {
  fullSimulated();
  return full.world.turns;
};

export const size = { hexes: world.grid.size, pieces: world.units.length + world.leaders.length };
