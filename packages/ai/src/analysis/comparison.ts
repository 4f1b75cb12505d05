import { engine, type Game, gcacw } from '@wigwag/gcacw';
import { Reckoner } from '@wigwag/gcacw/opponent';
import { ready, topFrame } from '@wigwag/kernel';
import type { Ask } from '../bot.ts';
import type { Reason } from '../commander/explanation.ts';
import { follower } from './follower.ts';
import { endOfAction, type Intent } from './playing.ts';
import { copied } from './story.ts';
import { differenceOf } from './worth.ts';

/** What one way to decide costs a side against another, both followed to the end of the action. */
export interface Comparison {
  /** What the better one is worth more, in centi-points, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  readonly terms: readonly Reason[];
  /** Where the unit on the march comes to with the better one; undefined: nobody is on the march, or he is lost. */
  readonly goal: number | undefined;
}

/** Dice that are tried. */
const SAMPLES = 8;

/** What a side can take the game to be, from what it sees now. */
function mindOf({ side, game }: Pick<Ask, 'side' | 'game'>): Game {
  if (!game.world.options.limitedIntelligence) return copied(game);
  return ready(gcacw, new Reckoner(game.world).reckon(gcacw.view(game, side))) as Game;
}

/** Undefined: one of them cannot be begun, or nothing is under way that could end. */
export function compared(
  ask: Pick<Ask, 'side' | 'game'>,
  better: Intent,
  played: Intent,
  seed: number,
): Comparison | undefined {
  const { side } = ask;
  const mind = mindOf(ask);
  const until = endOfAction(mind);
  const isRefused = ([first]: Intent): boolean =>
    first === undefined || engine.refusal(mind, side, first) !== undefined;
  if (until === undefined || isRefused(better) || isRefused(played)) return undefined;
  const weighing = { side, until, seed, by: follower, samples: SAMPLES };
  const { cost, error, terms, course } = differenceOf(mind, better, played, weighing);
  const frame = topFrame(mind);
  const hex = frame?.kind === 'march' ? course.game.board.units[frame.unit]?.hex : undefined;
  return {
    cost: Math.round(cost),
    error: Math.round(error),
    terms,
    goal: hex !== undefined && hex >= 0 ? hex : undefined,
  };
}
