/**
 * Speed as ratios against a peer in the same run: `npm run bench -- --json`.
 * Absolute figures are reported, never compared: machines differ.
 */
import { isMainThread } from 'node:worker_threads';
import { readArguments, runTool } from '../support/arguments.ts';
import { actionFigures } from './actions.ts';
import { chessPlies } from './chess.ts';
import {
  copies,
  decisions,
  floods,
  fullDecisions,
  fullSimulated,
  games,
  simulated,
  size,
  turns,
  twoDiceOutcomes,
} from './gcacw.ts';
import { type House, house } from './house.ts';
import { leeFigures } from './lee.ts';
import { type Measure, microseconds, perSecond } from './measure.ts';
import { exactOdds, sampledOdds } from './odds.ts';
import {
  combatOutcomes,
  copiesOfALine,
  doAndUndo,
  hashes,
  hashesFromScratch,
  knownTargets,
  quickSheets,
  reaches,
  sheets,
  sheetsByType,
} from './opponent.ts';
import { profile } from './profile.ts';
import { keptZones, recomputedZones } from './zones.ts';

interface Results {
  readonly ratios: Record<string, number>;
  readonly reported: Record<string, number>;
  readonly house: House;
  /** Where the time of random games goes: the share of each function by itself, in per cent. */
  readonly profile: Record<string, number>;
}

/** Rounds that are not counted: the compiler has to meet the code first, theirs and ours. */
const WARM_UP = 3;

/** The peer and ours take turns, so that both meet the same machine. */
function measureAll(rounds: number, tell: (line: string) => void): Omit<Results, 'profile' | 'house'> {
  const benches: Record<string, Measure> = {
    chessPliesPerSecond: perSecond(chessPlies),
    decidesPerSecond: perSecond(decisions),
    simulatesPerSecond: perSecond(simulated),
    fullDecidesPerSecond: perSecond(fullDecisions),
    fullSimulatesPerSecond: perSecond(fullSimulated),
    copyMicroseconds: microseconds(copies),
    outcomesOfTwoDiceMicroseconds: microseconds(twoDiceOutcomes),
    floodOfOneMarchMicroseconds: microseconds(floods),
    zonesKeptMicroseconds: microseconds(keptZones),
    zonesRecomputedMicroseconds: microseconds(recomputedZones),
    randomTurnsPerSecond: perSecond(turns),
    randomGamesPerSecond: perSecond(games),
    oddsMicroseconds: microseconds(exactOdds),
    oddsBySamplingMicroseconds: microseconds(sampledOdds),
    reachMicroseconds: microseconds(reaches),
    oddsOfAnAttackMicroseconds: microseconds(sheets),
    quickOddsMicroseconds: microseconds(quickSheets),
    quickOddsOfAKnownTargetMicroseconds: microseconds(knownTargets),
    quickOddsByTypeMicroseconds: microseconds(sheetsByType),
    outcomesOfACombatMicroseconds: microseconds(combatOutcomes),
    hashMicroseconds: microseconds(hashes),
    hashFromScratchMicroseconds: microseconds(hashesFromScratch),
    doAndUndoMicroseconds: microseconds(doAndUndo),
    copyOfALineMicroseconds: microseconds(copiesOfALine),
  };
  const samples: Record<string, number[]> = {};
  tell('warming up');
  for (let round = 0; round < WARM_UP; round++) for (const measure of Object.values(benches)) measure();
  for (let round = 0; round < rounds; round++) {
    tell(`round ${round + 1} of ${rounds}`);
    for (const [name, measure] of Object.entries(benches)) samples[name] = [...(samples[name] ?? []), measure()];
  }
  const reported = Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, round2(median(values))]));
  // Each round's ratio by itself: a machine that slows down slows both.
  const over = (name: string, peer: string): number =>
    round2(median((samples[name] ?? []).map((value, round) => value / (samples[peer]?.[round] ?? 1))));
  return {
    ratios: {
      decideVsChess: over('decidesPerSecond', 'chessPliesPerSecond'),
      simulateVsChess: over('simulatesPerSecond', 'chessPliesPerSecond'),
      fullDecideVsChess: over('fullDecidesPerSecond', 'chessPliesPerSecond'),
      fullSimulateVsChess: over('fullSimulatesPerSecond', 'chessPliesPerSecond'),
      zonesVsRecompute: over('zonesRecomputedMicroseconds', 'zonesKeptMicroseconds'),
      oddsVsSampling: over('oddsBySamplingMicroseconds', 'oddsMicroseconds'),
    },
    reported: { ...size, ...reported },
  };
}

const rounded = <T extends object>(figures: T): T =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round2(value)])) as T;

const round2 = (value: number): number => Math.round(value * 100) / 100;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

if (isMainThread)
  await runTool(async () => {
    const { rounds, json } = readArguments({ rounds: 7 });
    const tell = (line: string): void => void (json || console.error(line));
    const measured = measureAll(rounds, tell);
    tell('opening, undo, workers');
    const opened = rounded(await house());
    tell('a profile of random games');
    tell('battlefields and moves of Lee');
    const lee = rounded(leeFigures());
    tell('actions of commanders');
    const reported = { ...measured.reported, ...lee, ...rounded(actionFigures()) };
    const results: Results = { ...measured, reported, house: opened, profile: await profile(fullSimulated) };
    if (json) console.log(JSON.stringify(results, null, 2));
    else {
      console.table(results.ratios);
      console.table(results.reported);
      console.table(results.house);
      console.table(results.profile);
    }
  });
