/**
 * Random legal games with every promise audited on the way.
 * `npm run fuzz -- --seconds 20 --seed 1 --json`: small random regions; `--ruleset lee` or `pickets` for the others.
 * `npm run fuzz -- --scenarios stuarts-raid,cedar-mountain --games 200`: the scenarios of the program, all unless named.
 */
import type { Vocabulary } from '@wigwag/kernel';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import { type Failure, writeFailure } from './failures.ts';
import { playRandomly, shrink } from './playout.ts';
import { chosen, playScenario, type ScenarioTally, shippedScenarios } from './scenarios.ts';
import { gcacwTarget, leeTarget, picketsTarget, type Target } from './target.ts';

const MOST_FAILURES = 5;
/** A position is drawn once and played several times: reading it costs as much as a short game. */
const GAMES_OF_A_SETUP = 8;

interface Tally {
  games: number;
  decisions: number;
  readonly byKind: Record<string, number>;
  /** Decisions in each game of the ruleset, and with each option on. */
  readonly byGame: Record<string, number>;
  readonly byOption: Record<string, number>;
  readonly failures: Failure[];
}

function fuzz<T extends Vocabulary>(target: Target<T>, seconds: number, seed: number, quiet: boolean): Tally {
  const tally: Tally = { games: 0, decisions: 0, byKind: {}, byGame: {}, byOption: {}, failures: [] };
  const end = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() >= end || tally.failures.length >= MOST_FAILURES;
  let told = performance.now();
  for (let first = seed; !isOver(); first += GAMES_OF_A_SETUP) {
    const setup = target.newSetup(random(first));
    for (let n = 0; n < GAMES_OF_A_SETUP && !isOver(); n++) playOne(target, setup, first + n, tally);
    if (!quiet && performance.now() - told > 2000) {
      told = performance.now();
      console.error(`${tally.games} games, ${tally.decisions} decisions, ${tally.failures.length} failures`);
    }
  }
  return tally;
}

function add(counts: Record<string, number>, name: string, count: number): void {
  counts[name] = (counts[name] ?? 0) + count;
}

function playOne<T extends Vocabulary>(target: Target<T>, setup: unknown, seed: number, tally: Tally): void {
  const played = playRandomly(target, setup, random(seed), kind => add(tally.byKind, kind, 1));
  const { game, options } = target.variety(target.open(setup));
  tally.games += 1;
  tally.decisions += played.decisions.length;
  add(tally.byGame, game, played.decisions.length);
  for (const option of options) add(tally.byOption, option, played.decisions.length);
  if (played.failure === undefined) return;
  tally.failures.push(writeFailure(target, setup, `${target.name}-${seed}`, shrink(target, setup, played)));
}

function fuzzRegions(name: string, seconds: number, seed: number, json: boolean): number {
  const play = {
    gcacw: () => fuzz(gcacwTarget, seconds, seed, json),
    pickets: () => fuzz(picketsTarget, seconds, seed, json),
    lee: () => fuzz(leeTarget, seconds, seed, json),
  };
  if (!Object.hasOwn(play, name)) {
    throw new UsageError(`--ruleset takes one of ${Object.keys(play).join(', ')}, not "${name}"`);
  }
  const { failures, ...counts } = play[name as keyof typeof play]();
  const { games, decisions, byKind, byGame, byOption } = counts;
  if (json) console.log(JSON.stringify({ ...counts, failures: failures.length, found: failures }, null, 2));
  else {
    console.table(byKind);
    console.table(byGame);
    console.table(byOption);
    console.log(`${games} games, ${decisions} decisions, ${failures.length} failures`);
  }
  return failures.length;
}

function tell({ id, games, decisions, ends, points, failures }: ScenarioTally): void {
  console.log(`${id}: ${games} games, ${decisions} decisions, ${failures.length} failures`);
  console.table(ends);
  console.table(points);
}

function fuzzScenarios(names: readonly string[], games: number, seed: number, json: boolean): number {
  const tallies = chosen(shippedScenarios(), names).map(scenario =>
    playScenario(scenario, games, seed, played =>
      console.error(`${scenario.id}: ${played.games} of ${games} games, ${played.failures.length} failures`),
    ),
  );
  if (json) console.log(JSON.stringify({ scenarios: tallies }, null, 2));
  else for (const tally of tallies) tell(tally);
  return tallies.reduce((sum, { failures }) => sum + failures.length, 0);
}

await runTool(() => {
  const {
    seconds,
    games,
    seed,
    game,
    ruleset = game,
    scenarios,
    json,
    rest,
  } = readArguments({ seconds: 10, games: 20, seed: 1 }, ['game', 'ruleset'], ['scenarios'], true);
  if (!scenarios && rest.length > 0) throw new UsageError(`nothing is played by the name "${rest.join(' ')}"`);
  const names = rest.flatMap(each => each.split(','));
  const failures = scenarios
    ? fuzzScenarios(names, games, seed, json)
    : fuzzRegions(ruleset ?? 'gcacw', seconds, seed, json);
  if (failures > 0) process.exitCode = 1;
});
