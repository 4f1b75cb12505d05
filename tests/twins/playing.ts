import { type Gcacw, gcacw, SIDES, type Side } from '@wigwag/gcacw';
import type { Hosted } from '@wigwag/host';
import { choices, decide, type Game, rolling, topFrame } from '@wigwag/kernel';
import { random } from '../support/random.ts';
import { twinOf } from './exchange.ts';
import { newGame } from './grounds.ts';
import { type Count, type Difference, Pair } from './pair.ts';
import { addVariety, newVariety, type Plan, type Variety } from './variety.ts';

type Below = (n: number) => number;

export interface Tally extends Count, Variety {
  games: number;
  pairs: number;
  readonly differences: (Difference & { readonly seed: number })[];
}

export const newTally = (): Tally => ({
  ...{ games: 0, pairs: 0, comparisons: 0, pasts: 0, decisions: 0, tells: {} },
  ...newVariety(),
  differences: [],
});

/** Where the owner of the markers is not busy with them, twins can be made. */
const QUIET: readonly string[] = ['offer', 'action', 'transfer', 'recovery', 'initiative'];
export const isQuiet = (game: Game<Gcacw>, watcher: Side): boolean => {
  const frame = topFrame(game);
  return frame !== undefined && (frame.by === watcher || QUIET.includes(frame.kind));
};

/** Plays on alone for a while: markers are laid, and what cannot be twinned is left behind. */
export function playOn(game: Game<Gcacw>, below: Below, decisions: number): Game<Gcacw> {
  let now = game;
  for (let left = decisions; left > 0; left--) {
    const frame = topFrame(now);
    const listed = choices(gcacw, now);
    const conceals = listed.filter(choice => choice.do === 'conceal');
    const from = conceals.length > 0 && below(2) === 0 ? conceals : listed;
    const choice = from[below(from.length)];
    if (frame === undefined || choice === undefined) return now;
    const verdict = decide(gcacw, now, frame.by, choice, rolling(below));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    now = verdict.decided.game;
  }
  return now;
}

/** Long games would take most of a run: so many comparisons a game gives, and so many a pair of it. */
const MOST_OF_GAME = 300;
const MOST_OF_PAIR = 100;
/** So many decisions at most before the first pair: a scenario is not always compared at its beginning. */
const LEAD = { small: 20, scenario: 200 } as const;

/** Plays a pair until it has been told apart, is over or has given its share. */
function comparePair(pair: Pair, count: Count, enough: () => boolean): Difference | undefined {
  const most = count.comparisons + MOST_OF_PAIR;
  let going = pair.step();
  while (going === 'on' && count.comparisons < most && !enough()) going = pair.step();
  return typeof going === 'object' ? going : undefined;
}

/** Plays one game in pairs of twins, a new pair whenever one is through, until it is over or has given its share. */
export function playGame(
  seed: number,
  plan: Plan,
  enough: (tally: Tally) => boolean,
  tally: Tally,
  progress: () => void = () => undefined,
): void {
  const below = random(seed);
  const hosted = newGame(below, plan);
  const before = tally.comparisons;
  const isThrough = (): boolean => tally.comparisons - before >= MOST_OF_GAME || enough(tally);
  let game = playOn(hosted.opening.game, below, below(LEAD[typeof plan.on === 'string' ? 'small' : 'scenario']));
  tally.games += 1;
  for (let turn = 0; topFrame(game) !== undefined && !isThrough(); turn++) {
    progress();
    const watcher = SIDES[(seed + turn) % SIDES.length] as Side;
    const other = isQuiet(game, watcher) ? twinOf(game, watcher, below) : undefined;
    if (other === undefined) {
      game = playOn(game, below, 1 + below(3));
      continue;
    }
    tally.pairs += 1;
    const pair = new Pair([opened(hosted, game), opened(hosted, other)], watcher, seed * 31 + turn, below, tally);
    const difference = comparePair(pair, tally, isThrough);
    if (difference !== undefined) tally.differences.push({ ...difference, seed });
    if (difference !== undefined) break;
    game = playOn(pair.one.at.standpoint.game, below, 1 + below(6));
  }
  addVariety(tally, game.world, tally.comparisons - before);
}

export const opened = (hosted: Hosted<Gcacw>, game: Game<Gcacw>): Hosted<Gcacw> => ({
  ...hosted,
  opening: { game: { ...game, derived: undefined }, events: [] },
});
