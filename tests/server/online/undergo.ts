import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../standing.ts';
import { type Judged, Ordeal, type Target } from './ordeal.ts';
import { PICKETS, type Played } from './played.ts';
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
  /** Left out: Pickets. */
  readonly played?: Played;
  /** So many are acknowledged before anything is measured: the compiler has to meet the code first. */
  readonly warm?: number;
  /** Of Node, for the servers. */
  readonly flags?: readonly string[];
  /** Looks at the servers when all is played, before they end. */
  look?(nodes: readonly ServerProcess[], games: readonly Target[]): Promise<Figures>;
}

export type Figures = Readonly<Record<string, number>>;

export interface Report extends Judged {
  readonly seconds: number;
  readonly perSecond: number;
  /** Of all nodes that lived throughout. */
  readonly cpuMsADecision?: number;
  readonly memoryMb?: number;
  readonly killed: number;
  /** Milliseconds until the server answered again, the longest of all. */
  readonly longestAbsence: number;
  /** Of the database, and the bytes by which it has grown. */
  readonly databaseCpuMsADecision?: number;
  readonly diskBytesADecision?: number;
  readonly looked?: Figures;
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

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What servers and database use from now on. */
class Meter {
  private readonly nodes: readonly ServerProcess[];
  private readonly before: readonly number[];
  private readonly database: ServerProcess['databaseCost'];

  constructor(nodes: readonly ServerProcess[]) {
    this.nodes = nodes;
    this.before = nodes.map(({ cost }) => cost.cpuMs);
    this.database = this.first.databaseCost;
  }

  private get first(): ServerProcess {
    const [first] = this.nodes;
    if (first === undefined) throw new Error('no server');
    return first;
  }

  /** For each of so many decisions. */
  read(decisions: number): Partial<Report> {
    const { cpuMs, diskBytes } = this.first.databaseCost;
    const used = this.nodes.reduce((sum, { cost }, at) => sum + cost.cpuMs - (this.before[at] ?? 0), 0);
    return {
      cpuMsADecision: rounded(used / decisions),
      databaseCpuMsADecision: rounded((cpuMs - this.database.cpuMs) / decisions),
      diskBytesADecision: Math.round((diskBytes - this.database.diskBytes) / decisions),
      memoryMb: Math.round(Math.max(...this.nodes.map(({ cost }) => cost.memoryKb)) / 1024),
    };
  }
}

/** Starts servers, plays, kills, judges, and leaves nothing behind. */
export async function undergo(asked: Asked): Promise<Report> {
  const home = mkdtempSync(join(tmpdir(), 'wigwag-online-'));
  // Started as root, the database runs as another account.
  chmodSync(home, 0o755);
  const nodes: ServerProcess[] = [];
  for (let n = 0; n < asked.nodes; n++) nodes.push(new ServerProcess(await freePort(), home, asked.flags));
  try {
    for (const node of nodes) {
      node.start();
      await node.untilHealthy();
    }
    const ordeal = new Ordeal({
      nodes,
      played: asked.played ?? PICKETS,
      games: asked.games,
      rivals: asked.rivals,
      cutOneIn: asked.cut,
      thinkMs: asked.think,
    });
    await ordeal.begin();
    while (ordeal.acknowledged < (asked.warm ?? 0)) await wait(20);
    const begun = performance.now();
    const meter = new Meter(nodes);
    // Whoever has begun first has decided a lot before the last has begun: that is not counted.
    const already = ordeal.acknowledged;
    const decisions = already + asked.decisions;
    const longestAbsence = Math.round(await untilEnough(ordeal, nodes, { ...asked, decisions }));
    const measured = ordeal.acknowledged - already;
    const seconds = Math.round(performance.now() - begun) / 1000;
    const perSecond = Math.round(measured / seconds);
    const alive = asked.kill === 'none' ? meter.read(measured) : {};
    const { targets } = ordeal;
    const judged = await ordeal.end();
    const looked = await asked.look?.(nodes, targets);
    const killed = asked.kill === 'none' ? 0 : asked.kills;
    return { ...judged, seconds, perSecond, ...alive, killed, longestAbsence, ...(looked && { looked }) };
  } finally {
    for (const node of nodes) await node.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
