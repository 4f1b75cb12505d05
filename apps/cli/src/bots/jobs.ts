import {
  type AnalysisResult,
  type AnalysisSettings,
  type AnalysisTask,
  BOTS,
  type BotName,
  doTask,
  type Eyes,
  type PairScore,
  playPair,
  type Tale,
  tellGame,
} from '@wigwag/ai';
import { bundledScenario } from '@wigwag/content/bundled';
import { type OptionName, type ScenarioData, type World, withOptions, worldOf } from '@wigwag/gcacw';
import { storyOf } from './recorded.ts';

/** Where games are played: plain data that another thread can be given. */
export interface Venue {
  readonly scenario: string;
  readonly options: readonly OptionName[];
}

/** Two games between bots. */
export interface PairJob extends Venue {
  readonly do: 'pair';
  readonly a: BotName;
  readonly b: BotName;
  readonly seed: number;
  readonly pair: number;
  readonly mirror: boolean;
}

/** One of many games between the same bots. */
export interface GameJob extends Venue {
  readonly do: 'game';
  readonly union: BotName;
  readonly confederate: BotName;
  readonly seed: number;
  readonly game: number;
}

/** A part of the analysis of a saved game. */
interface AnalysisJob {
  readonly do: 'analysis';
  /** The text of the record: whoever does the job reads it himself, once. */
  readonly record: string;
  readonly eyes: Eyes;
  readonly settings: AnalysisSettings;
  readonly task: AnalysisTask;
}

export type Job = PairJob | GameJob | AnalysisJob;

const WORLDS = new Map<string, World>();

/** The scenario with its options, made once: it is the same for all games. */
export function worldFor({ scenario, options }: Venue): World {
  const key = [scenario, ...options].join();
  const chosen = Object.fromEntries(options.map(name => [name, true]));
  const world = WORLDS.get(key) ?? withOptions(worldOf(bundledScenario(scenario) as ScenarioData), chosen);
  WORLDS.set(key, world);
  return world;
}

export const workPair = ({ a, b, ...job }: PairJob): PairScore =>
  playPair({ ...job, world: worldFor(job), a: BOTS[a], b: BOTS[b] });

const workGame = ({ union, confederate, ...job }: GameJob): Tale =>
  tellGame({ ...job, world: worldFor(job), bots: { union: BOTS[union], confederate: BOTS[confederate] } });

const workAnalysis = ({ record, eyes, settings, task }: AnalysisJob): AnalysisResult =>
  doTask(storyOf(record, eyes), task, settings);

/** Does what a job asks for. It is the same in whatever thread it is done. */
export function work(job: Job): PairScore | Tale | AnalysisResult {
  switch (job.do) {
    case 'pair':
      return workPair(job);
    case 'game':
      return workGame(job);
    case 'analysis':
      return workAnalysis(job);
  }
}
