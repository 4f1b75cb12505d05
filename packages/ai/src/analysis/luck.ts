import { type AnyChoice, engine, type Game, type Reason, type Side } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import { meanOf } from '../arena/statistics.ts';
import type { BotMaker } from '../bot.ts';
import { seedFor } from '../chance.ts';
import { endOfAction, playOn } from './playing.ts';
import type { Story } from './story.ts';
import { accountFor, sumOf } from './worth.ts';

/** What the dice of one decision gave the Union beyond what was to be expected of them, in victory points. */
export interface Stroke {
  readonly line: number;
  readonly turn: number;
  readonly why: Reason;
  readonly union: number;
}

export interface Rolling {
  readonly follower: BotMaker;
  readonly seed: number;
  /** Where there are too many outcomes to try each. */
  readonly samples: number;
}

const SIDE: Side = 'union';
/** Two dice: every outcome is tried. */
const MOST_DICE = 2;

/** Lines whose dice belong to something that is under way: the dice for the initiative do not. */
export function rollsOf({ log, eyes }: Story): readonly number[] {
  // Of one side's past it is not known what the position was, only what it was taken to be: luck cannot be told from news.
  if (eyes !== 'all') return [];
  return log.flatMap(({ rolled, by }, line) => {
    const [first] = rolled;
    const isOurs = first !== undefined && first.request.why !== 'initiative' && by !== 'referee';
    return line > 0 && isOurs ? [line] : [];
  });
}

function choiceOf(story: Story, line: number, game: Game): AnyChoice | undefined {
  const told = story.chosen(line)?.choice;
  if (told !== undefined) return told;
  return topFrame(game)?.by === 'table' ? engine.choices(game)[0] : undefined;
}

/** By value at the end of the action: the roll as it fell, less the mean of all that it could have been. */
export function strokeOf(story: Story, line: number, { follower, seed, samples }: Rolling): Stroke | undefined {
  const [before, after] = [story.at(line), story.at(line + 1)];
  const until = before && endOfAction(before);
  const choice = before && choiceOf(story, line, before);
  const rolled = story.log[line]?.rolled ?? [];
  const why = rolled[0]?.request.why;
  if (!(before && after && until && choice && why)) return undefined;
  if (engine.refusal(before, topFrame(before)?.by ?? 'table', choice) !== undefined) return undefined;
  const way = { by: follower, until, openly: true, seed: seedFor(seed, 'roll', line) };
  const valueFrom = (from: Game): number => sumOf(accountFor(playOn({ ...way, from }).game, SIDE));
  const dice = rolled.reduce((sum, { request }) => sum + request.n, 0);
  const isFew = dice <= MOST_DICE && rolled.every(({ request }) => request.kind !== 'draw');
  const mean = isFew
    ? engine.outcomes(before, choice).reduce((sum, { game, ways, of }) => sum + (ways / of) * valueFrom(game), 0)
    : meanOf(
        Array.from({ length: samples }, (_, n) => {
          const course = { ...way, from: before, intent: [choice], seed: seedFor(way.seed, n) };
          return sumOf(accountFor(playOn(course).game, SIDE));
        }),
      );
  return { line, turn: before.board.turn, why, union: Math.round(valueFrom(after) - mean) / 100 };
}
