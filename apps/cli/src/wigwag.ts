import { readSync, writeSync } from 'node:fs';
import { main } from './main.ts';

const YES = /^\s*[yt]/i;

/** Waits for one line; y (yes) and t (tak) agree. Without a terminal on both ends nobody is asked. */
function agrees(question: string): boolean {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  writeSync(process.stderr.fd, `${question} `);
  const answer = Buffer.alloc(1000);
  return YES.test(answer.toString('utf8', 0, readSync(process.stdin.fd, answer)));
}

process.exitCode = main(process.argv.slice(2), process.env.LC_ALL || process.env.LANG, {
  out: line => console.log(line),
  err: line => console.error(line),
  agrees,
});
