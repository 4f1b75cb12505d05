/**
 * Random legal games with every promise audited on the way.
 * `npm run fuzz -- --seconds 20 --seed 1 --json`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Vocabulary, writeRecord } from '@wigwag/kernel';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import { failureRecord, playRandomly, shrink } from './playout.ts';
import { gcacwTarget, picketsTarget, type Target } from './target.ts';

const FAILURES = 'fuzz-failures';
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
  readonly failures: { readonly code: string; readonly file: string; readonly decisions: number }[];
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
  const smallest = shrink(target, setup, played);
  mkdirSync(FAILURES, { recursive: true });
  const file = `${FAILURES}/${target.name}-${seed}.json`;
  writeFileSync(file, writeRecord(failureRecord(target, setup, smallest)));
  tally.failures.push({ code: played.failure.code, file, decisions: smallest.decisions.length });
  console.error(`failure ${played.failure.code}: ${smallest.decisions.length} decisions in ${file}`);
}

await runTool(() => {
  const { seconds, seed, game, json } = readArguments({ seconds: 10, seed: 1 }, ['game']);
  const play = {
    gcacw: () => fuzz(gcacwTarget, seconds, seed, json),
    pickets: () => fuzz(picketsTarget, seconds, seed, json),
  };
  const name = game ?? 'gcacw';
  if (!Object.hasOwn(play, name)) {
    throw new UsageError(`--game takes one of ${Object.keys(play).join(', ')}, not "${name}"`);
  }
  const tally = play[name as keyof typeof play]();
  const { failures, ...counts } = tally;
  const { games, decisions, byKind, byGame, byOption } = counts;
  if (json) console.log(JSON.stringify({ ...counts, failures: failures.length, found: failures }, null, 2));
  else {
    console.table(byKind);
    console.table(byGame);
    console.table(byOption);
    console.log(`${games} games, ${decisions} decisions, ${failures.length} failures`);
  }
  if (failures.length > 0) process.exitCode = 1;
});
