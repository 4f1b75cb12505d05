import { SIDES, type Side, type Sided, sided } from '@wigwag/gcacw';
import type { ChancePoint } from './chances.ts';
import type { Judgement } from './judgement.ts';
import type { Stroke } from './luck.ts';
import type { Eyes, Story } from './story.ts';
import {
  type AnalysisResult,
  type AnalysisSettings,
  type AnalysisTask,
  costlyAmong,
  doTask,
  firstTasks,
  secondTasks,
} from './tasks.ts';

/** How a side decided. */
export interface Conduct {
  readonly decisions: number;
  /** In so many the commander would have done the same. */
  readonly agreed: number;
  /** What those decisions cost that cost more than their error, in victory points by the commander's reckoning. */
  readonly cost: number;
  readonly best: Judgement | undefined;
  readonly worst: Judgement | undefined;
}

/** What dice gave the Union beyond what was to be expected, in victory points. */
export interface DiceLuck {
  readonly union: number;
  readonly rolls: number;
  /** The largest, either way. */
  readonly strokes: readonly Stroke[];
}

/** What the commander makes of a game. */
export interface Analysis {
  readonly eyes: Eyes;
  readonly settings: AnalysisSettings;
  /** False: it was stopped, and this is what was there. */
  readonly isWhole: boolean;
  readonly chances: readonly ChancePoint[];
  /** The largest first. */
  readonly costliest: readonly Judgement[];
  readonly conduct: Sided<Conduct>;
  /** Undefined: of one side's past it cannot be told. */
  readonly luck: DiceLuck | undefined;
}

const MOST_COSTLY = 6;
const MOST_STROKES = 3;

/** Whole games speak against it: what was played did better, by more than the error. */
const isDoubted = ({ confirmation }: Judgement): boolean =>
  confirmation !== undefined && confirmation.cost < -confirmation.error;

const inPoints = (points: number): number => Math.round(100 * points) / 100;
const total = (numbers: readonly number[]): number => inPoints(numbers.reduce((sum, each) => sum + each, 0));

function conductOf(all: readonly Judgement[], side: Side): Conduct {
  const own = all.filter(judgement => judgement.side === side);
  const sum = (of: (judgement: Judgement) => number): number => own.reduce((all, judgement) => all + of(judgement), 0);
  const costly = costlyAmong(own).filter(judgement => !isDoubted(judgement));
  const right = own.filter(({ gain, cost, error }) => (gain ?? 0) > 0 && cost <= error);
  return {
    decisions: sum(({ decisions }) => decisions),
    agreed: sum(({ agreed }) => agreed),
    cost: total(costly.map(({ cost }) => cost)),
    best: right.sort((one, other) => (other.gain ?? 0) - (one.gain ?? 0) || one.line - other.line)[0],
    worst: costly[0],
  };
}

function luckOf(results: readonly AnalysisResult[]): DiceLuck {
  const strokes = results.flatMap(result =>
    result.did === 'roll' && result.stroke !== undefined ? [result.stroke] : [],
  );
  const size = ({ union }: Stroke): number => Math.abs(union);
  return {
    union: total(strokes.map(({ union }) => union)),
    rolls: strokes.length,
    strokes: strokes
      .filter(stroke => size(stroke) > 0)
      .sort((one, other) => size(other) - size(one) || one.line - other.line)
      .slice(0, MOST_STROKES),
  };
}

/** What the results come to, in whatever order they are. */
export function analysisOf(
  story: Pick<Story, 'eyes'>,
  settings: AnalysisSettings,
  results: readonly AnalysisResult[],
  isWhole: boolean,
): Analysis {
  const confirmed = results.flatMap(result => (result.did === 'confirm' ? [result.judgement] : []));
  const isSame = (one: Judgement, other: Judgement): boolean => one.line === other.line && one.side === other.side;
  const judgements = results
    .flatMap(result => (result.did === 'deed' ? result.judgements : []))
    .map(judgement => confirmed.find(each => isSame(each, judgement)) ?? judgement)
    .sort((one, other) => one.line - other.line || SIDES.indexOf(one.side) - SIDES.indexOf(other.side));
  return {
    ...{ eyes: story.eyes, settings, isWhole },
    chances: results
      .flatMap(result => (result.did === 'chance' && result.point !== undefined ? [result.point] : []))
      .sort((one, other) => one.lines - other.lines),
    costliest: costlyAmong(judgements)
      .filter(judgement => !isDoubted(judgement))
      .slice(0, MOST_COSTLY),
    conduct: sided(side => conductOf(judgements, side)),
    luck: story.eyes === 'all' ? luckOf(results) : undefined,
  };
}

/** How far it has come, and what there is so far. */
export interface AnalysisStep {
  readonly task: AnalysisTask['do'];
  readonly done: number;
  readonly of: number;
  readonly soFar: () => Analysis;
}

/**
 * Analyses a game step by step: whoever asks for the next step goes on, whoever does not has stopped it, and `soFar` has what was
 * found. The same story and settings come to the same.
 */
export function* analysing(story: Story, settings: AnalysisSettings): Generator<AnalysisStep, Analysis, void> {
  const results: AnalysisResult[] = [];
  const soFar = (): Analysis => analysisOf(story, settings, results, false);
  const first = firstTasks(story, settings);
  let of = first.length + 2 * settings.confirmed;
  for (const task of first) {
    results.push(doTask(story, task, settings));
    yield { task: task.do, done: results.length, of, soFar };
  }
  const second = secondTasks(results, settings);
  of = first.length + second.length;
  for (const task of second) {
    results.push(doTask(story, task, settings));
    yield { task: task.do, done: results.length, of, soFar };
  }
  return analysisOf(story, settings, results, true);
}

/** The same at once. */
export function analyse(story: Story, settings: AnalysisSettings): Analysis {
  const work = analysing(story, settings);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
