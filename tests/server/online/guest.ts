import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import { type Connection, openRemote, type RemoteSocket, type SocketEvents, type WireSeat } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { WebSocket } from 'ws';
import type { Played } from './played.ts';

/** Somebody with a browser: he knows where the nodes are, and asks one of them. */
export class Guest {
  readonly share = randomBytes(32).toString('hex');
  cookie = '';
  private readonly ports: readonly number[];

  constructor(ports: readonly number[]) {
    this.ports = ports;
  }

  static async named(name: string, ports: readonly number[]): Promise<Guest> {
    const guest = new Guest(ports);
    await guest.ask('/api/guests', { name });
    return guest;
  }

  async ask<B>(path: string, body?: unknown): Promise<B> {
    const response = await fetch(`http://127.0.0.1:${this.ports[0]}${path}`, {
      headers: { cookie: this.cookie },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    this.cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as B;
  }

  get commitment(): string {
    return shareCommitment(this.share);
  }

  /** A seat at a game, at one of the nodes; its line can be cut. */
  sit(played: Played, game: string, side: string, node: number): Line {
    const address = `ws://127.0.0.1:${this.ports[node % this.ports.length]}/api/games/${game}/stream`;
    return new Line({ played, address, side, cookie: this.cookie });
  }
}

interface LineSettings {
  readonly played: Played;
  readonly address: string;
  readonly cookie: string;
  readonly side: string;
}

/** A seat whose line is cut now and then: what was on its way is lost. */
export class Line {
  readonly seat: WireSeat<Vocabulary>;
  private readonly settings: LineSettings;
  private socket: WebSocket | undefined;
  private readonly closeLine: () => void;
  connection: Connection = 'connecting';
  bytes = 0;

  constructor(settings: LineSettings) {
    this.settings = settings;
    const { seat, close } = this.open();
    this.seat = seat;
    this.closeLine = close;
  }

  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closeLine();
  }

  private open(): { readonly seat: WireSeat<Vocabulary>; close(): void } {
    const { played, side } = this.settings;
    const { ruleset, worldOf } = played;
    const remote = openRemote<Vocabulary>({
      ...{ ruleset, worldOf, audience: side, name: randomBytes(8).toString('hex') },
      later: (ms, then) => void setTimeout(then, ms),
      below: n => Math.floor(Math.random() * n),
      connect: events => this.connect(events),
      changed: connection => {
        this.connection = connection;
      },
    });
    return { seat: remote.seat, close: () => remote.close() };
  }

  private connect({ opened, received, closed }: SocketEvents): RemoteSocket {
    const { address, cookie } = this.settings;
    const socket = new WebSocket(address, { headers: { cookie } });
    this.socket = socket;
    socket.on('open', opened);
    socket.on('message', data => {
      const text = String(data);
      this.bytes += text.length;
      received(text);
    });
    socket.on('close', closed);
    socket.on('error', () => undefined);
    return { send: text => socket.send(text), close: () => socket.close() };
  }
}
