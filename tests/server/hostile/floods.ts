import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Target } from '../online/ordeal.ts';

const handshake = (port: number, { id, blue }: Target): string =>
  `GET /api/games/${id}/stream HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: ${blue}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** A text in a frame as browsers send it, with a mask of zeros. */
function frame(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

const HELLO = frame('{"kind":"hello"}');
const PATIENCE_MS = 240_000;
const A_TIME = 5;

/** Asks again and again for everything and reads nothing; gives how often until it was cut off. */
export function slowReader(port: number, target: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(handshake(port, target)));
    let asked = 0;
    const giveUp = setTimeout(() => {
      socket.destroy();
      reject(new Error(`not cut off after ${asked} letters`));
    }, PATIENCE_MS);
    socket.once('data', () => socket.pause());
    const asking = setInterval(() => {
      for (let n = 0; n < A_TIME; n++) socket.write(HELLO);
      asked += A_TIME;
    }, 10);
    const done = (): void => {
      clearInterval(asking);
      clearTimeout(giveUp);
      socket.destroy();
      resolve(asked);
    };
    socket.on('error', done);
    socket.on('close', done);
  });
}

const ODD_FRAMES: readonly Buffer[] = [
  Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x89, 0xfe, 0xff, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
  Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]),
  Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x61, 0x01, 0x81, 0, 0, 0, 0, 0x61]),
];

/** Frames that no browser sends, each on a line of its own: each line is cut. Gives how many were not. */
export async function oddFrames(port: number, target: Target): Promise<number> {
  const left = await Promise.all(
    ODD_FRAMES.map(
      bytes =>
        new Promise<number>(resolve => {
          const socket = connect(port, '127.0.0.1', () => socket.write(handshake(port, target)));
          socket.setTimeout(20_000, () => {
            socket.destroy();
            resolve(1);
          });
          socket.once('data', () => socket.write(bytes));
          socket.on('error', () => undefined);
          socket.on('close', () => resolve(0));
        }),
    ),
  );
  return left.reduce((sum, each) => sum + each, 0);
}

export interface Stormed {
  readonly sockets: number;
  /** Of all of them, until the last had its game again. */
  readonly msUntilAllBack: number;
}

function welcomed(port: number, target: Target): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/games/${target.id}/stream`, {
      headers: { cookie: target.blue },
    });
    socket.once('open', () => socket.send('{"kind":"hello"}'));
    socket.on('message', data => {
      if (String(data).startsWith('{"kind":"welcome"')) resolve(socket);
    });
    socket.once('error', reject);
  });
}

/** So many lines at once, all cut at once, all back at once. */
export async function storm(ports: readonly number[], targets: readonly Target[], sockets: number): Promise<Stormed> {
  const comeAll = (): Promise<WebSocket[]> =>
    Promise.all(
      Array.from({ length: sockets }, (_, n) =>
        welcomed(ports[n % ports.length] as number, targets[n % targets.length] as Target),
      ),
    );
  for (const socket of await comeAll()) socket.terminate();
  await wait(50);
  const begun = performance.now();
  const back = await comeAll();
  const msUntilAllBack = Math.round(performance.now() - begun);
  for (const socket of back) socket.terminate();
  return { sockets, msUntilAllBack };
}
