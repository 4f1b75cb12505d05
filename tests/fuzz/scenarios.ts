import { bundledScenarios } from '@wigwag/content/bundled';
import type { Gcacw, ScenarioData } from '@wigwag/gcacw';
import type { Game } from '@wigwag/kernel';
import { UsageError } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import { type Failure, writeFailure } from './failures.ts';
import { playRandomly } from './playout.ts';
import { scenarioTarget } from './target.ts';

const TELL_EVERY_MS = 2000;

export interface ScenarioTally {
  readonly id: string;
  games: number;
  decisions: number;
  /** How often each end came about: 'union decisive', 'draw none', 'confederate decisive (sudden death)'. */
  readonly ends: Record<string, number>;
  /** What each row of the victory conditions gave: points in all games, and in how many of them any. */
  readonly points: Record<string, { readonly for: string; total: number; games: number }>;
  readonly failures: Failure[];
}

/** All scenarios that come with the program, by their ids. */
export const shippedScenarios = (): ReadonlyMap<string, ScenarioData> => bundledScenarios();

/** Those named, or all. */
export function chosen(scenarios: ReadonlyMap<string, ScenarioData>, names: readonly string[]): ScenarioData[] {
  const unknown = names.find(name => !scenarios.has(name));
  if (unknown !== undefined) {
    throw new UsageError(`--scenarios takes ${[...scenarios.keys()].sort().join(', ')}, not "${unknown}"`);
  }
  return [...scenarios.values()].filter(({ id }) => names.length === 0 || names.includes(id));
}

const newTally = ({ id, victory }: ScenarioData): ScenarioTally => ({
  id,
  games: 0,
  decisions: 0,
  ends: {},
  points: Object.fromEntries((victory?.rules ?? []).map(rule => [rule.id, { for: rule.for, total: 0, games: 0 }])),
  failures: [],
});

function addEnd(tally: ScenarioTally, { board: { result, ledger } }: Game<Gcacw>): void {
  const how = result === undefined ? 'no points' : `${result.winner} ${result.degree}`;
  const end = result?.suddenDeath ? `${how} (sudden death)` : how;
  tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  for (const [rule, sum] of Object.entries(tally.points)) {
    const points = ledger.reduce((all, line) => (line.rule === rule ? all + line.points : all), 0);
    sum.total += points;
    if (points !== 0) sum.games += 1;
  }
}

/** Plays a scenario to its end so many times, with the audits of any random game. */
export function playScenario(
  scenario: ScenarioData,
  games: number,
  seed: number,
  progress: (tally: ScenarioTally) => void,
): ScenarioTally {
  const target = scenarioTarget(scenario);
  const setup = { scenario: scenario.id };
  const tally = newTally(scenario);
  let told = performance.now();
  for (let n = 0; n < games; n++) {
    const played = playRandomly(target, setup, random(seed + n), () => {});
    tally.games += 1;
    tally.decisions += played.decisions.length;
    if (played.end !== undefined) addEnd(tally, played.end);
    // A long game is kept as it was played: to leave out decisions one by one would take longer than to read it.
    if (played.failure) tally.failures.push(writeFailure(target, setup, `${scenario.id}-${seed + n}`, played));
    if (performance.now() - told > TELL_EVERY_MS) {
      told = performance.now();
      progress(tally);
    }
  }
  progress(tally);
  return tally;
}
