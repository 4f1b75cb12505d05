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
  readonly failures: { readonly code: string; readonly file: string; readonly decisions: number }[];
}

function fuzz<T extends Vocabulary>(target: Target<T>, seconds: number, seed: number, quiet: boolean): Tally {
  const tally: Tally = { games: 0, decisions: 0, byKind: {}, failures: [] };
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

function playOne<T extends Vocabulary>(target: Target<T>, setup: unknown, seed: number, tally: Tally): void {
  const played = playRandomly(target, setup, random(seed), kind => {
    tally.byKind[kind] = (tally.byKind[kind] ?? 0) + 1;
  });
  tally.games += 1;
  tally.decisions += played.decisions.length;
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
  const { games, decisions, byKind, failures } = tally;
  if (json)
    console.log(JSON.stringify({ games, decisions, byKind, failures: failures.length, found: failures }, null, 2));
  else {
    console.table(byKind);
    console.log(`${games} games, ${decisions} decisions, ${failures.length} failures`);
  }
  if (failures.length > 0) process.exitCode = 1;
});
