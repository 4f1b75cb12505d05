import { fork } from 'node:child_process';
import { WebSocket } from 'ws';
import { cpuMsOf } from '../../server/online/serverProcess.ts';

/** What the process is told to be, by whoever starts it. */
export const PEER = 'wigwag-peer';

export interface PeerFigures {
  readonly peerCpuMsAnAction: number;
  readonly peerStateBytes: number;
}

function opened(port: number, game: number, role: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${game}/${role}`);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Both players of a game: whoever is told acts again, until there is enough. */
async function play(port: number, game: number, isEnough: () => boolean): Promise<number> {
  const [one, two] = [await opened(port, game, 'one'), await opened(port, game, 'two')];
  let actions = 0;
  while (!isEnough()) {
    const told = [one, two].map(socket => new Promise(done => socket.once('message', done)));
    one.send(JSON.stringify(['move', actions]));
    await Promise.all(told);
    actions += 1;
  }
  for (const socket of [one, two]) socket.terminate();
  return actions;
}

/** Its processor time for each action, with boards as large as ours. */
export async function peerFigures(
  folder: string,
  board: unknown,
  games: number,
  actions: number,
): Promise<PeerFigures> {
  const program = process.argv[1] ?? '';
  const child = fork(program, [], { env: { ...process.env, WIGWAG_PEER: PEER } });
  try {
    child.send({ folder, board, games });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', message => resolve(Number(message)));
      child.once('exit', code => reject(new Error(`the peer ended with ${code}`)));
    });
    const each = (many: number): Promise<number[]> => {
      let left = many;
      return Promise.all(Array.from({ length: games }, (_, game) => play(port, game, () => left-- <= 0)));
    };
    // The compiler has to meet the code first, theirs and ours.
    await each(Math.ceil(actions / 4));
    const before = cpuMsOf(child.pid ?? 0);
    const done = (await each(actions)).reduce((sum, some) => sum + some, 0);
    const peerCpuMsAnAction = Math.round(((cpuMsOf(child.pid ?? 0) - before) / done) * 1000) / 1000;
    return { peerCpuMsAnAction, peerStateBytes: JSON.stringify(board).length };
  } finally {
    child.kill('SIGKILL');
  }
}
