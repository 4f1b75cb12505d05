/**
 * Speed as ratios against a peer in the same run: `npm run bench -- --json`.
 * Absolute figures are reported, never compared: machines differ.
 */
import { readArguments, runTool } from '../support/arguments.ts';
import { chessPlies } from './chess.ts';
import { copies, decisions, floods, simulated, size, twoDiceOutcomes } from './gcacw.ts';
import { type Measure, microseconds, perSecond } from './measure.ts';
import { exactOdds, sampledOdds } from './odds.ts';

interface Results {
  readonly ratios: Record<string, number>;
  readonly reported: Record<string, number>;
}

/** The peer and ours take turns, so that both meet the same machine. */
function measureAll(rounds: number, tell: (line: string) => void): Results {
  const benches: Record<string, Measure> = {
    chessPliesPerSecond: perSecond(chessPlies),
    decidesPerSecond: perSecond(decisions),
    simulatesPerSecond: perSecond(simulated),
    copyMicroseconds: microseconds(copies),
    outcomesOfTwoDiceMicroseconds: microseconds(twoDiceOutcomes),
    floodOfOneMarchMicroseconds: microseconds(floods),
    oddsMicroseconds: microseconds(exactOdds),
    oddsBySamplingMicroseconds: microseconds(sampledOdds),
  };
  const samples: Record<string, number[]> = {};
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
      oddsVsSampling: over('oddsBySamplingMicroseconds', 'oddsMicroseconds'),
    },
    reported: { ...size, ...reported },
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

await runTool(() => {
  const { rounds, json } = readArguments({ rounds: 7 });
  const results = measureAll(rounds, line => json || console.error(line));
  if (json) console.log(JSON.stringify(results, null, 2));
  else {
    console.table(results.ratios);
    console.table(results.reported);
  }
});
