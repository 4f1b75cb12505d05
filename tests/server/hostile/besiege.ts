import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { random } from '../../support/random.ts';
import { Guest } from '../online/guest.ts';
import { Ordeal } from '../online/ordeal.ts';
import { PICKETS } from '../online/played.ts';
import { ServerProcess } from '../online/serverProcess.ts';
import { freePort } from '../standing.ts';
import { Attack, type Scene, type Tally } from './attack.ts';
import { oddFrames, type Stormed, slowReader, storm } from './floods.ts';
import { routesOf } from './routes.ts';

export interface Asked {
  readonly messages: number;
  readonly nodes: number;
  /** Lines that are all cut and all come back at once. */
  readonly storm: number;
  /** Who ask for everything and read nothing. */
  readonly slow: number;
  readonly seed: number;
  /** Megabytes that a server may keep; 0: as many as Node likes. What leaks does not fit. */
  readonly heap: number;
}

export interface Report extends Tally {
  readonly perSecond: number;
  /** Of the largest node in megabytes, over time. */
  readonly memoryMb: readonly number[];
  readonly isFlat: boolean;
  readonly isAlive: boolean;
  /** Decisions of those who played meanwhile: what is stored is what they were told. */
  readonly acknowledged: number;
  readonly violations: readonly string[];
  /** Letters until a slow reader was cut off, the most of all. */
  readonly slowest: number;
  readonly memoryAfterSlowMb: number;
  /** Odd frames that did not end their line. */
  readonly oddFramesKept: number;
  readonly storm: Stormed;
}

const AT_ONCE = 16;
const SAMPLES = 20;
const GAMES = 8;
const MORE_MB = 40;

const memoryOf = (nodes: readonly ServerProcess[]): number =>
  Math.round(Math.max(...nodes.map(({ cost }) => cost.memoryKb)) / 1024);

/** Grown by no more than a garbage collector leaves, from the second quarter to the last. */
function isFlat(samples: readonly number[]): boolean {
  const quarter = Math.ceil(samples.length / 4);
  const mean = (from: readonly number[]): number =>
    from.reduce((sum, each) => sum + each, 0) / Math.max(1, from.length);
  return mean(samples.slice(-quarter)) <= mean(samples.slice(quarter, 2 * quarter)) + MORE_MB;
}

async function flood(scene: Scene, nodes: readonly ServerProcess[], messages: number) {
  const tally: Tally = { messages: 0, current: 0, statuses: {}, faults: [] };
  const attack = new Attack(scene, tally);
  const memoryMb: number[] = [];
  const begun = performance.now();
  const work = async (): Promise<void> => {
    while (tally.messages < messages) {
      await attack.one();
      if (tally.messages >= (memoryMb.length * messages) / SAMPLES) memoryMb.push(memoryOf(nodes));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  attack.close();
  const perSecond = Math.round(messages / ((performance.now() - begun) / 1000));
  return { ...tally, memoryMb, perSecond };
}

async function siege(
  nodes: readonly ServerProcess[],
  { messages, storm: sockets, slow, seed }: Asked,
): Promise<Report> {
  const ports = nodes.map(({ port }) => port);
  const ordeal = new Ordeal({ nodes, played: PICKETS, games: GAMES, rivals: 1, cutOneIn: 0, thinkMs: 300 });
  await ordeal.begin();
  const { cookie: mallory } = await Guest.named('Mallory', ports);
  const targets = () => ordeal.targets;
  const scene: Scene = { ports, routes: routesOf(process.cwd()), targets, mallory, below: random(seed) };
  const flooded = await flood(scene, nodes, messages);
  const [target] = targets();
  const [port] = ports;
  if (target === undefined || port === undefined) throw new Error('nothing to attack');
  const oddFramesKept = await oddFrames(port, target);
  const asked = await Promise.all(Array.from({ length: slow }, () => slowReader(port, target)));
  const memoryAfterSlowMb = memoryOf(nodes);
  const stormed = await storm(ports, targets(), sockets);
  await wait(500);
  const alive = await Promise.all(ports.map(each => fetch(`http://127.0.0.1:${each}/healthz`)));
  const { acknowledged, violations } = await ordeal.end();
  return {
    ...flooded,
    ...{ acknowledged, violations, oddFramesKept, memoryAfterSlowMb, storm: stormed },
    isFlat: isFlat(flooded.memoryMb),
    isAlive: alive.every(({ ok }) => ok),
    slowest: Math.max(0, ...asked),
  };
}

/** Starts servers and people who play, attacks both, judges, and leaves nothing behind. */
export async function besiege(asked: Asked): Promise<Report> {
  const home = mkdtempSync(join(tmpdir(), 'wigwag-hostile-'));
  chmodSync(home, 0o755);
  const nodes: ServerProcess[] = [];
  const flags = asked.heap === 0 ? [] : [`--max-old-space-size=${asked.heap}`];
  for (let n = 0; n < asked.nodes; n++) nodes.push(new ServerProcess(await freePort(), home, flags));
  try {
    for (const node of nodes) {
      node.start();
      await node.untilHealthy();
    }
    return await siege(nodes, asked);
  } finally {
    for (const node of nodes) await node.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** What must not be. */
export function wrongWith(report: Report): readonly string[] {
  const { faults, violations, isFlat: flat, isAlive, current, messages, oddFramesKept, memoryMb } = report;
  return [
    ...faults,
    ...violations,
    ...(flat ? [] : [`memory grows: ${memoryMb.join(' ')}`]),
    ...(isAlive ? [] : ['a server does not answer']),
    ...(current * 3 >= messages ? [] : [`only ${current} of ${messages} with the present number`]),
    ...(oddFramesKept === 0 ? [] : [`${oddFramesKept} lines lived on after odd frames`]),
  ];
}
