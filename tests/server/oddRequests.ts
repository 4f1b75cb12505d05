import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Below = (n: number) => number;

/** One request, or several in a row, as bytes; and how they are sent. */
export interface Odd {
  readonly kind: string;
  readonly bytes: string;
  /** In so many pieces with a pause between them; 1 if not said. */
  readonly pieces?: number;
  /** The line is cut after so many bytes of the request, or as soon as an answer comes. */
  readonly cut?: number | 'answered';
  /** How it has to be answered, where that is certain. */
  readonly expects?: readonly number[];
}

const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)] as T;

const STEPS = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '..%5c',
  '%252e%252e',
  '....',
  'assets',
  'library',
  'index.html',
  '',
];
const ENDS = [
  'outside.txt',
  'etc/passwd',
  'package.json',
  'index.html/',
  '%00',
  '%',
  '%ff',
  '~',
  'CON',
  'x::$DATA',
  '\\',
  ';a=b',
];
const METHODS = [
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\u00e9T',
  'LOCK',
];
const HOSTS = [
  'elsewhere.example',
  '127.0.0.1',
  '[::1]',
  '',
  'localhost:99999',
  'localhost\tx',
  'a'.repeat(300),
  '0',
  '[::',
  '@localhost',
];
const HEADERS = [
  'Range: bytes=2-1',
  'Range: bytes=-0',
  'Range: bytes=0-99999999999999',
  'Range: bytes=0-0,1-1,2-2',
  'Range: x',
  'If-None-Match: *',
  'If-Match: "x"',
  'If-Modified-Since: x',
  'Expect: 100-continue',
  'Expect: x',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Transfer-Encoding: chunked',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 1\r\nContent-Length: 2',
  'Accept-Encoding: br, gzip',
  'Te: trailers',
];

function path(below: Below): string {
  const depth = below(8);
  const steps = Array.from({ length: depth }, () => pick(below, STEPS));
  return `/${[...steps, pick(below, ENDS)].join(pick(below, ['/', '/', '//', '\\', '%2f']))}`;
}

const get = (target: string, host: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`;

const noise = (below: Below, length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => below(256)));

/** Every way of asking that is not how a browser asks, and some that are. */
const KINDS: readonly ((below: Below, host: string, known: readonly string[]) => Odd)[] = [
  (below, host, known) => ({ kind: 'file', bytes: get(pick(below, known), host), expects: [200] }),
  (below, host, known) => ({
    kind: 'head',
    bytes: get(pick(below, known), host).replace('GET', 'HEAD'),
    expects: [200],
  }),
  (below, host) => ({ kind: 'path', bytes: get(path(below), host) }),
  (below, host) => ({
    kind: 'long path',
    bytes: get(`/${pick(below, ['a', 'a/', '%41', '../'])}`.repeat(1 + below(4000)), host),
  }),
  (below, host) => ({ kind: 'bytes in path', bytes: get(`/${noise(below, 1 + below(200))}`, host) }),
  (below, host) => ({ kind: 'method', bytes: get('/', host).replace('GET', pick(below, METHODS)) }),
  (below, host) => ({
    kind: 'target',
    bytes: get(pick(below, ['*', 'http://elsewhere.example/', 'x', '//', '/?'.repeat(99)]), host),
  }),
  (below, _, known) => ({ kind: 'host', bytes: get(pick(below, known), pick(below, HOSTS)) }),
  (below, host, known) => ({ kind: 'header', bytes: get(pick(below, known), host, `${pick(below, HEADERS)}\r\n`) }),
  (below, host) => ({ kind: 'huge header', bytes: get('/', host, `X: ${'a'.repeat(20_000 + below(80_000))}\r\n`) }),
  (below, host) => ({ kind: 'many headers', bytes: get('/', host, 'X: y\r\n'.repeat(1000 + below(3000))) }),
  (below, host, known) => ({
    kind: 'slow',
    bytes: get(pick(below, known), host),
    pieces: 2 + below(6),
    expects: [200],
  }),
  (below, host, known) => ({ kind: 'half a request', bytes: get(pick(below, known), host), cut: 1 + below(60) }),
  (below, host, known) => ({ kind: 'broken off', bytes: get(pick(below, known), host), cut: 'answered' }),
  (below, host) => ({
    kind: 'pipelined',
    bytes: `${`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(1 + below(20))}${get('/', host)}`,
  }),
  below => ({ kind: 'noise', bytes: noise(below, 1 + below(2000)), cut: 'answered' }),
];

export const oddRequest = (below: Below, host: string, known: readonly string[]): Odd =>
  pick(below, KINDS)(below, host, known);

const MOST_MS = 20_000;

async function write(socket: Socket, { bytes, pieces = 1, cut }: Odd): Promise<void> {
  const text = typeof cut === 'number' ? bytes.slice(0, cut) : bytes;
  const size = Math.ceil(text.length / pieces);
  for (let at = 0; at < text.length; at += size) {
    socket.write(text.slice(at, at + size), 'latin1');
    if (pieces > 1) await pause(5);
  }
  if (typeof cut === 'number') socket.destroy();
}

/** Sends it, and gives what came back, byte by byte as latin1. */
export async function send(port: number, odd: Odd): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setTimeout(MOST_MS, () => socket.destroy(new Error('silent')));
  socket.on('data', part => {
    text += part.toString('latin1');
    if (odd.cut === 'answered') socket.destroy();
  });
  // What is no request may wait for more: nobody waits with it.
  if (odd.kind === 'noise') setTimeout(() => socket.destroy(), 200);
  let refused: Error | undefined;
  socket.on('error', error => {
    refused = error;
  });
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  if (!socket.destroyed) await write(socket, odd);
  if (!socket.closed) await once(socket, 'close').catch(() => undefined);
  if (refused !== undefined && 'code' in refused && refused.code === 'ECONNREFUSED') throw refused;
  return text;
}
