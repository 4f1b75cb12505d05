import { SIDES, type Side, type Sided, sided, type World } from '@wigwag/gcacw';
import type { BotMaker, Fired } from '../bot.ts';
import { seedFor } from '../chance.ts';
import { play } from './play.ts';

/** One game of a pair, for the bot that is called a. */
export interface GameScore {
  /** The side that a played. */
  readonly side: Side;
  /** 1 for a victory of a, 0 for one of b, half for a draw. */
  readonly score: number;
  /** Victory points of a less those of b. */
  readonly lead: number;
  readonly decisions: number;
}

/** Two games with the same seed and the sides changed. */
export interface PairScore {
  readonly scenario: string;
  /** Its number among the pairs of the scenario, from 0. */
  readonly pair: number;
  readonly games: readonly [GameScore, GameScore];
  readonly fired: { readonly a: Fired; readonly b: Fired };
}

export interface PairAsked {
  readonly world: World;
  readonly a: BotMaker;
  readonly b: BotMaker;
  readonly seed: number;
  readonly pair: number;
  /** A bot against itself: with one seed both games would be the same. */
  readonly mirror?: boolean;
}

const added = (one: Fired, other: Fired): Fired => {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

/** What bots did in several games together. */
export const firedIn = (all: readonly Fired[]): Fired => all.reduce(added, {});

const [FIRST, SECOND] = SIDES;

function game({ world, a, b, seed, pair, mirror = false }: PairAsked, side: Side) {
  const name = [seed, world.scenario.id, pair];
  const other = side === FIRST ? SECOND : FIRST;
  const who: Sided<'a' | 'b'> = sided(each => (each === side ? 'a' : 'b'));
  const { result, decisions, fired } = play({
    world,
    bots: sided(each => (who[each] === 'a' ? a : b)),
    chanceOf: who,
    seed: mirror ? seedFor(...name, 'mirror', side) : seedFor(...name),
  });
  const score = result.winner === 'draw' ? 0.5 : result.winner === side ? 1 : 0;
  const lead = result.points[side] - result.points[other];
  return { score: { side, score, lead, decisions }, a: fired[side], b: fired[other] };
}

export function playPair(asked: PairAsked): PairScore {
  const [first, second] = [game(asked, FIRST), game(asked, SECOND)];
  return {
    scenario: asked.world.scenario.id,
    pair: asked.pair,
    games: [first.score, second.score],
    fired: { a: firedIn([first.a, second.a]), b: firedIn([first.b, second.b]) },
  };
}
