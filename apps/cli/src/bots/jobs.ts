import { BOTS, type BotName, type PairScore, playPair, type Tale, tellGame } from '@wigwag/ai';
import { bundledScenario } from '@wigwag/content/bundled';
import { type OptionName, type ScenarioData, type World, withOptions, worldOf } from '@wigwag/gcacw';

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

export type Job = PairJob | GameJob;

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

/** Plays what a job asks for. It is the same in whatever thread it is done. */
export const work = (job: Job): PairScore | Tale => (job.do === 'pair' ? workPair(job) : workGame(job));
