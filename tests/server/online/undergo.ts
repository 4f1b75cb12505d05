import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../standing.ts';
import { type Judged, Ordeal } from './ordeal.ts';
import { ServerProcess } from './serverProcess.ts';

export const KILLS = ['none', 'server', 'database', 'both', 'node'] as const;
type Kill = (typeof KILLS)[number];

export interface Asked {
  readonly nodes: number;
  readonly games: number;
  readonly rivals: number;
  readonly cut: number;
  readonly think: number;
  /** Goes on until so many are acknowledged, and all are killed that are to be. */
  readonly decisions: number;
  readonly kill: Kill;
  readonly kills: number;
}

export interface Report extends Judged {
  readonly seconds: number;
  readonly perSecond: number;
  /** Of all nodes that lived throughout. */
  readonly cpuMsADecision?: number;
  readonly memoryMb?: number;
  readonly killed: number;
  /** Milliseconds until the server answered again, the longest of all. */
  readonly longestAbsence: number;
}

/** Kills what is to be killed, and gives how long it took to be back. */
async function killOnce(nodes: readonly ServerProcess[], kill: Kill, turn: number): Promise<number> {
  const victim = nodes[turn % nodes.length];
  if (victim === undefined) return 0;
  if (kill !== 'database') victim.kill();
  if (kill === 'database' || kill === 'both') victim.killDatabase();
  if (kill === 'database') await wait(100);
  else victim.start();
  return victim.untilHealthy();
}

async function untilEnough(ordeal: Ordeal, nodes: readonly ServerProcess[], asked: Asked): Promise<number> {
  let longest = 0;
  for (let turn = 0; asked.kill !== 'none' && turn < asked.kills; turn++) {
    const before = ordeal.acknowledged;
    // Under load: something is acknowledged between two kills.
    while (ordeal.acknowledged < before + 20) await wait(20);
    longest = Math.max(longest, await killOnce(nodes, asked.kill, turn));
  }
  while (ordeal.acknowledged < asked.decisions) await wait(20);
  return longest;
}

/** Starts servers, plays, kills, judges, and leaves nothing behind. */
export async function undergo(asked: Asked): Promise<Report> {
  const home = mkdtempSync(join(tmpdir(), 'wigwag-online-'));
  // Started as root, the database runs as another account.
  chmodSync(home, 0o755);
  const nodes: ServerProcess[] = [];
  for (let n = 0; n < asked.nodes; n++) nodes.push(new ServerProcess(await freePort(), home));
  try {
    for (const node of nodes) {
      node.start();
      await node.untilHealthy();
    }
    const ordeal = new Ordeal({
      nodes,
      games: asked.games,
      rivals: asked.rivals,
      cutOneIn: asked.cut,
      thinkMs: asked.think,
    });
    await ordeal.begin();
    const begun = performance.now();
    const before = nodes.map(({ cost }) => cost.cpuMs);
    const longestAbsence = Math.round(await untilEnough(ordeal, nodes, asked));
    const seconds = Math.round(performance.now() - begun) / 1000;
    const perSecond = Math.round(ordeal.acknowledged / seconds);
    const used = nodes.reduce((sum, { cost }, at) => sum + cost.cpuMs - (before[at] ?? 0), 0);
    const memoryMb = Math.round(Math.max(...nodes.map(({ cost }) => cost.memoryKb)) / 1024);
    const cpuMsADecision = Math.round((used / ordeal.acknowledged) * 100) / 100;
    const judged = await ordeal.end();
    const alive = asked.kill === 'none' ? { cpuMsADecision, memoryMb } : {};
    return { ...judged, seconds, perSecond, ...alive, killed: asked.kill === 'none' ? 0 : asked.kills, longestAbsence };
  } finally {
    for (const node of nodes) await node.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
