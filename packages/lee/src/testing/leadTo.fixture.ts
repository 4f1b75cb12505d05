import { type AnyChoice, decide, type Game, ready, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import type * as kinds from '../game.ts';
import { lee, openGame } from '../ruleset.ts';
import { STEPS, type Step } from '../sequence/steps.ts';
import type { World } from '../world.ts';
import { worldOf } from './armies.fixture.ts';
import { engine } from './play.fixture.ts';

type Lee = kinds.Lee;

/** A game takes a few hundred decisions; one that takes so many does not come to an end. */
const LIMIT = 5000;

/** First a verb, then one of its options: what has a thousand options would else never end. */
export function someChoice(choices: readonly AnyChoice<Lee>[], below: (n: number) => number): AnyChoice<Lee> {
  const verbs = [...new Set(choices.map(choice => choice.do))];
  const verb = verbs[below(verbs.length)];
  const options = choices.filter(choice => choice.do === verb);
  const choice = options[below(options.length)];
  if (choice === undefined) throw new Error('nothing to choose');
  return choice;
}

/** Plays on at random until `isThere`, or to the end; each game on the way is handed to `visit`. */
export function playOn(
  game: Game<Lee>,
  seed: number,
  isThere: (game: kinds.Game) => boolean = () => false,
  visit: (game: kinds.Game) => void = () => undefined,
): kinds.Game {
  const below = random(seed);
  let now = ready(lee, game);
  for (let decisions = 0; decisions < LIMIT; decisions++) {
    const frame = topFrame<Lee>(now);
    if (frame === undefined || isThere(now)) return now;
    visit(now);
    const verdict = decide(lee, now, frame.by, someChoice(engine.choices(now), below), rolling(below));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    now = ready(lee, verdict.decided.game);
  }
  throw new Error(`after ${LIMIT} decisions still at ${now.board.step}`);
}

/** A game at the first decision of a step, or of the first one after it that asks something; the same for the same seed. */
export function leadTo(step: Step, { seed = 1, world = worldOf() }: { seed?: number; world?: World } = {}): kinds.Game {
  const isThere = ({ board }: kinds.Game) => board.step !== '' && STEPS.indexOf(board.step) >= STEPS.indexOf(step);
  return playOn(openGame(world).game, seed, isThere);
}
