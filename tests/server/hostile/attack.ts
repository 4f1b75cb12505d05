import { Agent, request } from 'node:http';
import { ERROR_CODES } from '@wigwag/protocol';
import { WebSocket } from 'ws';
import type { Target } from '../online/ordeal.ts';
import { type Below, body, letter, oddPath, pick, stolen } from './malice.ts';
import { ENDS_SOMETHING, type Route } from './routes.ts';

export interface Tally {
  messages: number;
  /** With the number that the stream has now. */
  current: number;
  readonly statuses: Record<string, number>;
  readonly faults: string[];
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

export interface Scene {
  readonly ports: readonly number[];
  readonly routes: readonly Route[];
  /** Games that are played meanwhile. */
  targets(): readonly Target[];
  /** Of somebody who plays elsewhere. */
  readonly mallory: string;
  readonly below: Below;
}

const PATIENCE_MS = 20_000;
const ORIGINS = ['https://evil.example', 'null', 'http://localhost.evil.example', 'file://', 'http://127.0.0.1:1'];
const COOKIES = ['wigwag=', `wigwag=${'A'.repeat(43)}`, 'wigwag=../../x', `wigwag=${'B'.repeat(5000)}`, '__proto__=1'];
const HOSTS = ['evil.example', 'localhost.evil.example', '169.254.169.254'];

/** Sends messages that do nothing good, and looks at every answer. */
export class Attack {
  private readonly scene: Scene;
  private readonly tally: Tally;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private readonly lines = new Map<string, WebSocket>();

  constructor(scene: Scene, tally: Tally) {
    this.scene = scene;
    this.tally = tally;
  }

  close(): void {
    this.agent.destroy();
    for (const line of this.lines.values()) line.terminate();
  }

  async one(): Promise<void> {
    const { below } = this.scene;
    this.tally.messages += 1;
    const kind = below(10);
    if (kind < 3) await this.byLetter();
    else if (kind < 6) await this.overSocket();
    else await this.toRoute();
  }

  /** Whose cookie goes with a letter to a game, and what he may not send. */
  private forged(target: Target): { readonly cookie: string; readonly text: string } {
    const { below, mallory } = this.scene;
    const isCurrent = below(5) < 4;
    const seen = isCurrent ? target.seen : below(2) * below(target.seen + 9);
    if (isCurrent) this.tally.current += 1;
    const own = pick(below, [target.blue, target.grey]);
    if (below(3) === 0) return { cookie: pick(below, [mallory, '', ...COOKIES]), text: stolen(below, { seen }) };
    return { cookie: below(3) === 0 ? mallory : own, text: letter(below, { seen }) };
  }

  private async byLetter(): Promise<void> {
    const { below, targets } = this.scene;
    const target = pick(below, targets());
    const { cookie, text } = this.forged(target);
    const as = pick(below, ['', '', '?as=grey', '?as=table', '?as=referee', '?as=__proto__']);
    await this.send({ method: 'POST', path: `/api/games/${target.id}/letters${as}`, headers: { cookie }, body: text });
  }

  private async toRoute(): Promise<void> {
    const { below, routes, targets, mallory } = this.scene;
    const target = pick(below, targets());
    const { method, path: pattern } = pick(below, routes);
    const id = pick(below, [target.id, target.id, '__proto__', 'x'.repeat(50), '%00', '0']);
    const filled = pattern
      .replace(':id', id)
      .replace(/:\w+/, () => pick(below, ['x', 'A'.repeat(43), '__proto__', '%ff']));
    const path = below(4) === 0 ? oddPath(below, filled) : filled;
    const isOwn = method === 'GET' && !ENDS_SOMETHING.test(path);
    const cookie = pick(below, [mallory, mallory, '', ...COOKIES, ...(isOwn ? [target.blue, target.grey] : [])]);
    const headers: Record<string, string> = { cookie };
    if (below(8) === 0) headers.origin = pick(below, ORIGINS);
    if (below(20) === 0) headers.host = pick(below, HOSTS);
    if (below(20) === 0) headers['content-type'] = pick(below, ['text/xml', 'multipart/form-data; boundary=x', '']);
    const sent = below(12) === 0 ? pick(below, ['PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'HEAD']) : method;
    await this.send({ method: sent, path, headers, body: sent === 'GET' || sent === 'HEAD' ? '' : body(below) });
  }

  private async send(sent: Sent): Promise<void> {
    const answer = await this.answerTo(sent).catch((error: Error) => error);
    const fault = this.faultOf(sent, answer);
    if (fault !== undefined && this.tally.faults.length < 100) this.tally.faults.push(fault);
  }

  private faultOf({ method, path }: Sent, answer: Answer | Error): string | undefined {
    const said = (what: string): string => `${method} ${path.slice(0, 120)}: ${what}`;
    if (answer instanceof Error) {
      this.count(answer.message);
      // Whoever says more than he may is cut off while he still talks.
      return /ECONNRESET|EPIPE|socket hang up/.test(answer.message) ? undefined : said(answer.message);
    }
    const { status, text, type } = answer;
    this.count(String(status));
    if (status >= 500) return said(`${status} ${text.slice(0, 300)}`);
    if (status < 400 || status === 422 || !path.startsWith('/api/')) return undefined;
    if (method === 'HEAD') return undefined;
    return this.isWorded(status, text, type) ? undefined : said(`${status} without a code: ${text.slice(0, 200)}`);
  }

  /** The page has words for what it says no with. A stale letter is answered as a letter. */
  private isWorded(status: number, text: string, type: string): boolean {
    if (!type.startsWith('application/json')) return false;
    const { error, kind } = JSON.parse(text) as { readonly error?: { readonly code?: string }; readonly kind?: string };
    if (status === 409 && kind === 'answer') return true;
    return ERROR_CODES.some(code => code === error?.code);
  }

  private count(what: string): void {
    const { statuses } = this.tally;
    statuses[what] = (statuses[what] ?? 0) + 1;
  }

  private answerTo({ method, path, headers, body: bytes }: Sent): Promise<Answer> {
    const { below, ports } = this.scene;
    const length = Buffer.byteLength(bytes);
    return new Promise((resolve, reject) => {
      const asking = request({
        ...{ host: '127.0.0.1', port: pick(below, ports), method, path, agent: this.agent, timeout: PATIENCE_MS },
        headers: {
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
          'content-length': length,
        },
      });
      asking.on('error', reject);
      asking.on('timeout', () => asking.destroy(new Error('no answer')));
      asking.on('response', response => {
        const parts: Buffer[] = [];
        response.on('data', part => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            type: response.headers['content-type'] ?? '',
          }),
        );
      });
      asking.end(bytes);
    });
  }

  /** A line of somebody's, opened when it is needed and when the last was cut; waits until it is open or refused. */
  private async line(target: Target, cookie: string): Promise<WebSocket | undefined> {
    const { below, ports } = this.scene;
    const key = `${target.id} ${cookie}`;
    const known = this.lines.get(key);
    if (known?.readyState === WebSocket.OPEN) return known;
    this.lines.delete(key);
    if (this.lines.size > 100) this.dropOldest();
    const headers = cookie === '' ? {} : { cookie };
    const origin = below(10) === 0 ? { origin: pick(below, ORIGINS) } : {};
    const as = pick(below, ['', '', '?as=grey', '?as=table', '?as=%00']);
    const socket = new WebSocket(`ws://127.0.0.1:${pick(below, ports)}/api/games/${target.id}/stream${as}`, {
      headers,
      ...origin,
      handshakeTimeout: PATIENCE_MS,
    });
    this.lines.set(key, socket);
    const refused = await new Promise<Error | undefined>(resolve => {
      socket.once('open', () => resolve(undefined));
      socket.on('error', resolve);
    });
    socket.on('message', data => this.heard(String(data)));
    if (refused === undefined) return socket;
    this.count(`socket ${/\d{3}/.exec(refused.message)?.[0] ?? refused.message}`);
    if (/ 5\d\d/.test(refused.message)) this.tally.faults.push(`socket: ${refused.message}`);
    return undefined;
  }

  private dropOldest(): void {
    const [first] = this.lines;
    if (first === undefined) return;
    first[1].terminate();
    this.lines.delete(first[0]);
  }

  private heard(text: string): void {
    const { kind } = JSON.parse(text) as { readonly kind: string };
    this.count(`socket ${kind}`);
  }

  private async overSocket(): Promise<void> {
    const { below, targets } = this.scene;
    const target = pick(below, targets());
    const { cookie, text } = this.forged(target);
    const line = await this.line(target, cookie);
    if (line === undefined) return;
    if (below(10) > 0) return void line.send(text);
    const odd = pick(below, [body(below), Buffer.alloc(70_000, 120), Buffer.from([0xff, 0xfe, 0xc3, 0x28])]);
    // Bytes that are no text, sent as text: the line is cut, and the server lives.
    line.send(odd, { binary: below(2) === 0 });
  }
}
