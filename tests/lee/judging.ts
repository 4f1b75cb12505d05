/**
 * Random tables, placements and moves, most of them just off a limit: judged by the engine and by a slow judge that was
 * written from the specification alone. `npm run -s judging -- --judgements 50000 --seed 1 --json`
 */
import { readArguments, runTool } from '../support/arguments.ts';
import { judged } from './judging/judgements.ts';

const TOLD_EVERY = 5000;
/** Seeds of one run do not overlap those of the next. */
const SEEDS = 1_000_000;

await runTool(() => {
  const { judgements, seed, json } = readArguments({ judgements: 5000, seed: 1 });
  const found = judged(seed * SEEDS, judgements, ({ judgements: made, disagreements }) => {
    if (!json && made % TOLD_EVERY === 0) console.error(`${made} judgements, ${disagreements.length} disagreements`);
  });
  const { byVerb, disagreements, ...counts } = found;
  const share = Number((counts.near / Math.max(1, counts.judgements)).toFixed(3));
  if (json) console.log(JSON.stringify({ ...counts, nearShare: share, byVerb, disagreements }, null, 2));
  else {
    console.table(byVerb);
    for (const each of disagreements) console.log(JSON.stringify(each));
    console.log(
      `${counts.judgements} judgements, ${disagreements.length} disagreements, ${counts.tooClose} too close to call, ` +
        `${counts.unsaid} that the rules leave open, ${Math.round(share * 100)} % within 0.01 of a limit`,
    );
  }
  if (disagreements.length > 0) process.exitCode = 1;
});
