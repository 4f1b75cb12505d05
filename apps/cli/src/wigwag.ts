import { readSync, writeSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';
import { HAND, serve } from './bots/crew.ts';
import { main } from './main.ts';

const YES = /^\s*[yt]/i;

/** Waits for one line; y (yes) and t (tak) agree. Without a terminal on both ends nobody is asked. */
function agrees(question: string): boolean {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  writeSync(process.stderr.fd, `${question} `);
  const answer = Buffer.alloc(1000);
  return YES.test(answer.toString('utf8', 0, readSync(process.stdin.fd, answer)));
}

async function run(): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), process.env.LC_ALL || process.env.LANG, {
    out: line => console.log(line),
    err: line => console.error(line),
    agrees,
  });
}

// The same program is its own helper: whoever plays games in other threads starts it again there.
if (!isMainThread && workerData === HAND) serve();
else await run();
