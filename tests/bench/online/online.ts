/**
 * What a decision at real servers costs, with one node and with two, and beside it the way of another server in the same run.
 * `npm run -s bench -- --online --peer FOLDER --json`; FOLDER: where `npm install --prefix FOLDER libsql` has put SQLite; without it there is no ratio.
 */
import { bundledScenario } from '@wigwag/content/bundled';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { WebSocket } from 'ws';
import type { Target } from '../../server/online/ordeal.ts';
import { RAID } from '../../server/online/played.ts';
import type { ServerProcess } from '../../server/online/serverProcess.ts';
import { type Figures, type Report, undergo } from '../../server/online/undergo.ts';
import { readArguments, runTool } from '../../support/arguments.ts';
import { PEER, peerFigures } from './peer.ts';
import { servePeer } from './peerServer.ts';

/** Games in which everybody decides as soon as he may. */
const BUSY = 16;

const CALM = { rivals: 1, cut: 0, kill: 'none', kills: 0, played: RAID } as const;

function figuresOf({ acknowledged, stored, violations, killed, longestAbsence, looked, ...figures }: Report) {
  return { ...figures, ...looked };
}

/** Lines that nobody uses. */
const IDLE = 2000;

function opened(port: number, { id, blue }: Target): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/games/${id}/stream`, { headers: { cookie: blue } });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Until a game that no node has in mind is welcomed by a server that has just been started. */
async function openingMs(port: number, game: Target): Promise<number> {
  const begun = performance.now();
  const socket = await opened(port, game);
  const welcome = new Promise<void>(resolve => {
    socket.on('message', data => String(data).startsWith('{"kind":"welcome"') && resolve());
  });
  socket.send('{"kind":"hello"}');
  await welcome;
  socket.terminate();
  return performance.now() - begun;
}

/** What a line takes that only waits, and how long it takes to open a game. */
async function look(nodes: readonly ServerProcess[], games: readonly Target[]): Promise<Figures> {
  const [node] = nodes;
  const [game] = games;
  if (node === undefined || game === undefined) throw new Error('nothing was played');
  const before = node.cost.memoryKb;
  const idle: WebSocket[] = [];
  for (let n = 0; n < IDLE; n++) idle.push(await opened(node.port, games[n % games.length] ?? game));
  const idleSocketKb = Math.round(((node.cost.memoryKb - before) / IDLE) * 10) / 10;
  for (const socket of idle) socket.terminate();
  await node.stop();
  node.start();
  await node.untilHealthy();
  const times: number[] = [];
  for (const each of games) times.push(await openingMs(node.port, each));
  const openingP50Ms = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  return { idleSocketKb, openingP50Ms };
}

function boardOf(): unknown {
  const opened = openSetup(gcacwTitle, RAID.setup, { scenario: bundledScenario });
  if ('problem' in opened) throw new Error('the scenario does not open');
  const { board, stack } = opened.hosted.opening.game;
  return { board, stack };
}

async function measure(peer: string | undefined, games: number, decisions: number): Promise<Record<string, unknown>> {
  // 80 decisions a second over 200 games: each waits two and a half seconds on the average, in fewer games likewise.
  const many = { ...CALM, games, think: 25 * games, decisions };
  const one = figuresOf(await undergo({ ...many, nodes: 1 }));
  const two = figuresOf(await undergo({ ...many, nodes: 2 }));
  const busy = figuresOf(await undergo({ ...CALM, games: BUSY, think: 0, decisions, warm: decisions, nodes: 1, look }));
  if (peer === undefined) return { one, two, busy };
  const beside = await peerFigures(peer, boardOf(), BUSY, decisions);
  const ratio = Math.round(((busy.cpuMsADecision ?? 0) / beside.peerCpuMsAnAction) * 100) / 100;
  return { one, two, busy, peer: beside, ratio };
}

if (process.env.WIGWAG_PEER === PEER) {
  process.once('message', message => {
    const { folder, board, games } = message as { folder: string; board: unknown; games: number };
    servePeer(folder, board, games);
  });
} else {
  await runTool(async () => {
    const { json, peer, games, decisions } = readArguments({ games: 200, decisions: 2400 }, ['peer']);
    const results = await measure(peer, games, decisions);
    if (json) console.log(JSON.stringify(results, null, 2));
    else console.table(results);
  });
}
