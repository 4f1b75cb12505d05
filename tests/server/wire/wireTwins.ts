/**
 * Games that differ only in what a side may not see, played alike at a real server: every byte that reaches that side, and a stranger who looks
 * on, is compared: messages, answers, lists, headers, notices, their number and order.
 * `npm run -s wire-twins -- --games 2000 --seed 1 --json`; `--leak`: a server that tells something, to see that it is found.
 */
import { endTestPostgres } from '@wigwag/server/testing';
import { TestServer } from '@wigwag/server/testing/server';
import { readArguments, runTool } from '../../support/arguments.ts';
import { compareAll, type Found } from './run.ts';

const TELL_EVERY_MS = 5000;

await runTool(async () => {
  const { games, seed, json, small, leak } = readArguments({ games: 200, seed: 1 }, [], ['small', 'leak']);
  const server = await TestServer.start();
  let told = performance.now();
  const progress = ({ pairs, leaks }: Found): void => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    console.error(`${pairs} pairs, ${leaks.length} leaks`);
  };
  try {
    const { leaks, ...counts } = await compareAll(server, { games, seed, isSmall: small, isLeaky: leak }, progress);
    if (json) console.log(JSON.stringify({ ...counts, leaks }, null, 2));
    else console.table({ ...counts, leaks: leaks.length });
    if (!json) for (const each of leaks) console.error(each);
    if (leaks.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    await endTestPostgres();
  }
});
