/**
 * Messages that no page of ours sends, to real server processes where others play meanwhile: malformed, oversized, deep, forged, stolen, stale
 * and with the present number; then lines that do not read, odd frames, and a storm of lines that come back at once.
 * `npm run -s hostile -- --messages 100000 --nodes 2 --heap 96 --json`. Only this machine is ever asked.
 */
import { readArguments, runTool } from '../../support/arguments.ts';
import { besiege, wrongWith } from './besiege.ts';

await runTool(async () => {
  const { json, ...asked } = readArguments({
    messages: 5000,
    nodes: 1,
    storm: 2000,
    slow: 5,
    seed: 1,
    heap: 0,
  });
  const report = await besiege(asked);
  if (json) console.log(JSON.stringify(report, null, 1));
  else console.log(report);
  const wrong = wrongWith(report);
  for (const each of wrong) console.error(each);
  if (wrong.length > 0) process.exitCode = 1;
});
