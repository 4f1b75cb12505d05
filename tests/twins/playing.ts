import { type Gcacw, gcacw, OPTIONS, type ScenarioData, SIDES, type Side, type World } from '@wigwag/gcacw';
import type { Hosted } from '@wigwag/host';
import { choices, decide, type Game, rolling, topFrame } from '@wigwag/kernel';
import { random } from '../support/random.ts';
import { twinOf } from './exchange.ts';
import { newGame } from './grounds.ts';
import { type Count, type Difference, Pair } from './pair.ts';

type Below = (n: number) => number;

export interface Tally extends Count {
  games: number;
  pairs: number;
  readonly byGame: Record<string, number>;
  readonly byOption: Record<string, number>;
  readonly differences: (Difference & { readonly seed: number; readonly small: boolean })[];
}

export const newTally = (): Tally => ({
  ...{ games: 0, pairs: 0, comparisons: 0, decisions: 0, tells: {} },
  ...{ byGame: {}, byOption: {}, differences: [] },
});

/** Where the owner of the markers is not busy with them, twins can be made. */
const QUIET: readonly string[] = ['offer', 'action', 'transfer', 'recovery', 'initiative'];
const isQuiet = (game: Game<Gcacw>, watcher: Side): boolean => {
  const frame = topFrame(game);
  return frame !== undefined && (frame.by === watcher || QUIET.includes(frame.kind));
};

/** Plays on alone for a while: markers are laid, and what cannot be twinned is left behind. */
function playOn(game: Game<Gcacw>, below: Below, decisions: number): Game<Gcacw> {
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

/** Games and options that were compared. */
function addVariety(tally: Tally, { profile, options }: World, comparisons: number): void {
  const add = (counts: Record<string, number>, name: string): void => {
    counts[name] = (counts[name] ?? 0) + comparisons;
  };
  add(tally.byGame, profile.code);
  for (const option of OPTIONS) if (options[option]) add(tally.byOption, option);
}

/** Plays one game to its end, in pairs of twins; a new pair whenever one has been told from the other. */
export function playGame(
  seed: number,
  scenario: ScenarioData | undefined,
  enough: (tally: Tally) => boolean,
  tally: Tally,
  progress: () => void = () => undefined,
): void {
  const below = random(seed);
  const hosted = newGame(below, scenario);
  const before = tally.comparisons;
  let game = hosted.opening.game;
  tally.games += 1;
  for (let turn = 0; topFrame(game) !== undefined && !enough(tally); turn++) {
    progress();
    const watcher = SIDES[(seed + turn) % SIDES.length] as Side;
    const other = isQuiet(game, watcher) ? twinOf(game, watcher, below) : undefined;
    if (other === undefined) {
      game = playOn(game, below, 1 + below(3));
      continue;
    }
    tally.pairs += 1;
    const pair = new Pair([opened(hosted, game), opened(hosted, other)], watcher, seed * 31 + turn, below, tally);
    let going = pair.step();
    while (going === 'on' && !enough(tally)) going = pair.step();
    if (typeof going === 'object') tally.differences.push({ ...going, seed, small: scenario === undefined });
    if (typeof going === 'object') break;
    game = playOn(pair.one.at.standpoint.game, below, 1);
  }
  addVariety(tally, game.world, tally.comparisons - before);
}

const opened = (hosted: Hosted<Gcacw>, game: Game<Gcacw>): Hosted<Gcacw> => ({
  ...hosted,
  opening: { game: { ...game, derived: undefined }, events: [] },
});
