/**
 * Odd requests over bare sockets while the client is built again and again.
 * `npm run -s assault -- --requests 10000 --rebuilds 20 [--seed 1] [--json]`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, runTool } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import { type Odd, oddRequest, send } from './oddRequests.ts';
import { freePort } from './standing.ts';

/** This file is bundled into dist. */
const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));
const SECRET = 'nobody-may-read-this';
const OUTSIDE = [`${PROJECT}/dist/outside.txt`, `${PROJECT}/dist/builds/outside.txt`];
const FOREIGN = [SECRET, 'root:x:0', '"workspaces"'];
const AT_ONCE = 12;
const TYPES: readonly (readonly [ending: RegExp, type: string])[] = [
  [/^\/(?:index\.html)?$/, 'text/html; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.json$/, 'application/json; charset=utf-8'],
  [/\.woff2$/, 'font/woff2'],
  [/\.png$/, 'image/png'],
];

interface Tally {
  requests: number;
  rebuilds: number;
  readonly statuses: Record<string, number>;
  readonly faults: string[];
}

/** Paths that stay the same from build to build: its assets too, since nothing is changed in between. */
function knownPaths(): string[] {
  const [build = ''] = JSON.parse(readFileSync(`${PROJECT}/dist/builds.json`, 'utf8')) as string[];
  const files = readdirSync(`${PROJECT}/dist/builds/${build}`, { recursive: true, encoding: 'utf8' });
  return [
    '/',
    ...files.map(file => `/${file.replaceAll('\\', '/')}`).filter(file => TYPES.some(([ending]) => ending.test(file))),
  ];
}

function headOf(answer: string): {
  readonly status: string;
  readonly type: string;
  readonly length: number;
  readonly body: string;
} {
  const end = answer.indexOf('\r\n\r\n');
  const head = end < 0 ? answer : answer.slice(0, end);
  return {
    status: /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'none',
    type: /\r\ncontent-type: (.*)/i.exec(head)?.[1] ?? '',
    length: Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]),
    body: answer.slice(end + 4),
  };
}

/** What an answer breaks, if it breaks anything. */
function faultOf({ kind, bytes, expects, cut }: Odd, answer: string): string | undefined {
  const { status, type, length, body } = headOf(answer);
  if (FOREIGN.some(text => answer.includes(text))) return 'something outside the folder';
  if (status.startsWith('5')) return `status ${status}`;
  if (expects !== undefined && !expects.includes(Number(status))) return `status ${status}`;
  if (expects === undefined || cut !== undefined) return undefined;
  const path = bytes.split(' ')[1] ?? '';
  if (TYPES.find(([ending]) => ending.test(path))?.[1] !== type) return `type ${type}`;
  if (kind !== 'head' && body.length !== length) return `${body.length} bytes of ${length}`;
  return kind !== 'head' && type.startsWith('text/html') && !body.trimEnd().endsWith('</html>')
    ? 'half a page'
    : undefined;
}

async function assail(
  port: number,
  below: (n: number) => number,
  known: readonly string[],
  tally: Tally,
): Promise<void> {
  const odd = oddRequest(below, `localhost:${port}`, known);
  const answer = await send(port, odd).catch(error => `${error}`);
  tally.requests += 1;
  const { status } = headOf(answer);
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
  const fault = answer.includes('ECONNREFUSED') ? 'nobody listens' : faultOf(odd, answer);
  if (fault !== undefined) tally.faults.push(`${odd.kind}: ${fault}: ${JSON.stringify(odd.bytes.slice(0, 120))}`);
}

async function build(tally: Tally): Promise<void> {
  const child = spawn(process.execPath, [`${PROJECT}/tools/build.mjs`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) tally.faults.push(`a build ended with ${code}`);
}

async function rebuild(times: number, tally: Tally): Promise<void> {
  for (; tally.rebuilds < times; tally.rebuilds++) await build(tally);
}

/** Megabytes in memory and open descriptors, where the system tells. */
function sizeOf({ pid }: ChildProcess): { readonly megabytes: number; readonly descriptors: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    return { megabytes: Math.round(kilobytes / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}

async function started(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [`${PROJECT}/tools/serve.mjs`, '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout === null) throw new Error('no output');
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  return server;
}

interface Run {
  readonly requests: number;
  readonly rebuilds: number;
  readonly seed: number;
}

/** Requests go on until there are enough of them and the last build is done. */
async function run({ requests, rebuilds, seed }: Run) {
  const tally: Tally = { requests: 0, rebuilds: 0, statuses: {}, faults: [] };
  await build(tally);
  for (const path of OUTSIDE) writeFileSync(path, SECRET);
  const [port, known, below] = [await freePort(), knownPaths(), random(seed)];
  const server = await started(port);
  const sizes: ReturnType<typeof sizeOf>[] = [];
  let isBuilding = true;
  const building = rebuild(rebuilds, tally).finally(() => {
    isBuilding = false;
  });
  const work = async (): Promise<void> => {
    while (tally.requests < requests || isBuilding) {
      await assail(port, below, known, tally);
      if (tally.requests % Math.ceil(requests / 20) === 0) sizes.push(sizeOf(server));
    }
  };
  await Promise.all([building, ...Array.from({ length: AT_ONCE }, work)]);
  await new Promise(resolve => setTimeout(resolve, 1000));
  const isAlive =
    server.exitCode === null &&
    headOf(await send(port, { kind: 'file', bytes: `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n` }))
      .status === '200';
  sizes.push(sizeOf(server));
  server.kill();
  for (const path of OUTSIDE) rmSync(path);
  return { ...tally, isAlive, sizes };
}

await runTool(async () => {
  const { json, ...given } = readArguments({ requests: 10_000, rebuilds: 20, seed: 1 });
  const begun = performance.now();
  const { sizes, ...result } = await run(given);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const memory = { early: sizes[Math.floor(sizes.length / 4)], late: sizes.at(-1) };
  if (json) console.log(JSON.stringify({ ...result, memory, seconds }, null, 1));
  else {
    console.log(
      `${result.requests} requests, ${result.rebuilds} builds, ${seconds} s; statuses ${JSON.stringify(result.statuses)}`,
    );
    console.log(`memory and descriptors: ${JSON.stringify(memory)}`);
    for (const fault of result.faults.slice(0, 20)) console.log(fault);
    console.log(`${result.isAlive ? 'alive' : 'DEAD'}, ${result.faults.length} faults`);
  }
  process.exitCode = result.isAlive && result.faults.length === 0 ? 0 : 1;
});
