import { courseOf, type Game, type Line, tally } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import { type Interval, meanOf, standardError, wilson } from '../arena/statistics.ts';
import type { BotMaker } from '../bot.ts';
import { seedFor } from '../chance.ts';
import { playOn } from './playing.ts';
import { leadIn } from './worth.ts';

/** The chance of the Union to win when the log had so many lines. */
export interface ChancePoint {
  readonly lines: number;
  readonly turn: number;
  /** A draw counts half. */
  readonly union: number;
  /** Wilson's, at 95 %. */
  readonly interval: Interval;
  /** Points of the Union less those of the Confederacy at the end, on average. */
  readonly lead: number;
  readonly leadError: number;
  /** 0: the game is over, and it is known. */
  readonly playouts: number;
}

const isBegun = ({ events }: Line): boolean => events.some(({ type }) => type === 'turnBegan');
const isFought = ({ rolled }: Line): boolean => rolled.some(({ request }) => request.why === 'combat');

/** Evenly over all there are, the last one among them. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, n) => all[Math.ceil(((n + 1) * all.length) / most) - 1] as T);
}

/** As many at least, where there are so many actions: fewer are no graph. */
const FEW = 12;

/** Where the chance is looked at: how it began, each turn, each battle, how it stands, and between; so many at most. */
export function chanceMoments(log: readonly Line[], most: number): readonly number[] {
  const after = (is: (line: Line) => boolean): number[] =>
    log.flatMap((line, at) => (at > 0 && is(line) ? [at + 1] : []));
  const found = new Set([...spread([1, ...after(isBegun)], most - 1), log.length]);
  const add = (lines: readonly number[], upTo: number): void => {
    const room = Math.min(upTo, most) - found.size;
    const others = lines.filter(each => !found.has(each));
    if (room > 0) for (const each of spread(others, room)) found.add(each);
  };
  add(after(isFought), most);
  add(
    courseOf(log).map(({ lines }) => lines),
    FEW,
  );
  return [...found].sort((a, b) => a - b);
}

const scoreIn = (game: Game): number => {
  const winner = tally(game)?.result.winner;
  return winner === 'union' ? 1 : winner === 'confederate' ? 0 : 0.5;
};

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

/** Games from there to their end, with the same dice and chance at every moment. */
export function chanceAt(game: Game, lines: number, by: BotMaker, playouts: number, seed: number): ChancePoint {
  const { turn } = game.board;
  if (topFrame(game) === undefined) {
    const score = scoreIn(game);
    const known = { union: score, interval: [score, score] as const };
    return { lines, turn, ...known, lead: leadIn(game, 'union'), leadError: 0, playouts: 0 };
  }
  const ends = Array.from(
    { length: playouts },
    (_, n) => playOn({ from: game, by, seed: seedFor(seed, 'end', n) }).game,
  );
  const union = meanOf(ends.map(scoreIn));
  const [low, high] = wilson(union, playouts);
  const leads = ends.map(end => leadIn(end, 'union'));
  return {
    ...{ lines, turn, playouts, union: rounded(union), interval: [rounded(low), rounded(high)] },
    lead: rounded(meanOf(leads)),
    leadError: rounded(standardError(leads)),
  };
}
