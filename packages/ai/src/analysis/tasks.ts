import { meanOf, standardError } from '../arena/statistics.ts';
import { seedFor } from '../chance.ts';
import { type ChancePoint, chanceAt, chanceMoments } from './chances.ts';
import { deedsOf, judgeDeed } from './deeds.ts';
import { follower, PLAYERS, type PlayerName } from './follower.ts';
import type { Confirmation, Judgement } from './judgement.ts';
import { rollsOf, type Stroke, strokeOf } from './luck.ts';
import { playOn } from './playing.ts';
import type { Story } from './story.ts';
import { leadIn } from './worth.ts';

export interface AnalysisSettings {
  readonly seed: number;
  /** Games that are played from each moment. */
  readonly playouts: number;
  /** Moments at which the chance to win is looked at, at most. */
  readonly moments: number;
  /** Who plays the games. */
  readonly quick: PlayerName;
  /** Dice that are tried for a decision. */
  readonly samples: number;
  /** So many of the decisions that cost a side most are tried in whole games. */
  readonly confirmed: number;
}

export const ANALYSIS_SETTINGS: AnalysisSettings = {
  ...{ seed: 1, playouts: 16, moments: 24, samples: 8, confirmed: 3 },
  quick: 'follower',
};

/** A part of the work that needs no other: plain data, so that any thread can be given it. */
export type AnalysisTask =
  | { readonly do: 'chance'; readonly lines: number }
  | { readonly do: 'deed'; readonly lines: readonly number[] }
  | { readonly do: 'roll'; readonly line: number }
  | { readonly do: 'confirm'; readonly judgement: Judgement };

export type AnalysisResult =
  | { readonly did: 'chance'; readonly point: ChancePoint | undefined }
  | { readonly did: 'deed'; readonly judgements: readonly Judgement[] }
  | { readonly did: 'roll'; readonly stroke: Stroke | undefined }
  | { readonly did: 'confirm'; readonly judgement: Judgement };

/** What can be done at once; what is to be confirmed is known when it is done. */
export function firstTasks(story: Story, { moments }: AnalysisSettings): readonly AnalysisTask[] {
  return [
    ...deedsOf(story).map(lines => ({ do: 'deed', lines }) as const),
    ...rollsOf(story).map(line => ({ do: 'roll', line }) as const),
    ...chanceMoments(story.log, moments).map(lines => ({ do: 'chance', lines }) as const),
  ];
}

/** Beyond its error, and not so little that nobody would care. */
const LEAST_COST = 0.2;
const isCostly = ({ cost, error, better }: Judgement): boolean =>
  better !== undefined && cost >= LEAST_COST && cost > error;

const byCost = (one: Judgement, other: Judgement): number => other.cost - one.cost || one.line - other.line;

/** Who should have acted instead, and in which turn; undefined: it is about something else. */
function missed({ side, turn, kind, better }: Judgement): string | undefined {
  const who = better?.leader ?? better?.unit;
  return (kind === 'action' || kind === 'offer') && who !== undefined
    ? `${side} ${turn} ${better?.leader === undefined ? 'unit' : 'leader'} ${who}`
    : undefined;
}

/** Those that cost something, the largest first. A chance that was left lying all turn long is charged once. */
export function costlyAmong(judgements: readonly Judgement[]): Judgement[] {
  const seen = new Set<string>();
  return judgements
    .filter(isCostly)
    .sort(byCost)
    .filter(judgement => {
      const chance = missed(judgement);
      if (chance === undefined) return true;
      const isNew = !seen.has(chance);
      seen.add(chance);
      return isNew;
    });
}

export function secondTasks(results: readonly AnalysisResult[], { confirmed }: AnalysisSettings): AnalysisTask[] {
  const judgements = results.flatMap(result => (result.did === 'deed' ? result.judgements : []));
  return (['union', 'confederate'] as const).flatMap(side =>
    costlyAmong(judgements)
      .filter(judgement => judgement.side === side)
      .slice(0, confirmed)
      .map(judgement => ({ do: 'confirm', judgement }) as const),
  );
}

/** Both choices in whole games. */
function confirm(story: Story, judgement: Judgement, settings: AnalysisSettings): Confirmation | undefined {
  const { side, line, played, better } = judgement;
  const from = story.mind(line, side);
  if (from === undefined || better === undefined) return undefined;
  const by = PLAYERS[settings.quick];
  const ends = Array.from({ length: settings.playouts }, (_, n) => {
    const seed = seedFor(settings.seed, 'confirm', line, n);
    const leadWith = (first: Judgement['played']): number =>
      leadIn(playOn({ from, by, seed, intent: [first] }).game, side);
    return { better: leadWith(better.choice), played: leadWith(played) };
  });
  const costs = ends.map(end => end.better - end.played);
  const won = (lead: number): number => (1 + Math.sign(lead)) / 2;
  const rounded = (value: number): number => Math.round(100 * value) / 100;
  return {
    playouts: settings.playouts,
    cost: rounded(meanOf(costs)),
    error: rounded(standardError(costs)),
    chance: rounded(meanOf(ends.map(end => won(end.better) - won(end.played)))),
  };
}

/** Does a task. It comes to the same in whatever order and thread it is done. */
export function doTask(story: Story, task: AnalysisTask, settings: AnalysisSettings): AnalysisResult {
  const { seed, samples, playouts } = settings;
  const quick = PLAYERS[settings.quick];
  switch (task.do) {
    case 'chance': {
      const game = story.at(task.lines);
      return { did: 'chance', point: game && chanceAt(game, task.lines, quick, playouts, seed) };
    }
    case 'deed':
      return { did: 'deed', judgements: judgeDeed(story, task.lines, { follower, seed, samples }) };
    case 'roll':
      return { did: 'roll', stroke: strokeOf(story, task.line, { follower, seed, samples: 2 * samples }) };
    case 'confirm': {
      const confirmation = confirm(story, task.judgement, settings);
      return { did: 'confirm', judgement: confirmation ? { ...task.judgement, confirmation } : task.judgement };
    }
  }
}
