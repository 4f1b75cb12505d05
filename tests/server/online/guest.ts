import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import { type Connection, openRemote, type RemoteSocket, type SocketEvents, type WireSeat } from '@wigwag/host';
import { type Pickets, pickets } from '@wigwag/pickets';
import { picketsTitle } from '@wigwag/titles';
import { WebSocket } from 'ws';

export type Side = Pickets['side'];

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
  sit(game: string, side: Side, node: number): Line {
    return new Line(
      `ws://127.0.0.1:${this.ports[node % this.ports.length]}/api/games/${game}/stream`,
      this.cookie,
      side,
    );
  }
}

/** A seat whose line is cut now and then: what was on its way is lost. */
export class Line {
  readonly seat: WireSeat<Pickets>;
  private readonly address: string;
  private readonly cookie: string;
  private socket: WebSocket | undefined;
  private readonly closeLine: () => void;
  connection: Connection = 'connecting';
  bytes = 0;

  constructor(address: string, cookie: string, side: Side) {
    this.address = address;
    this.cookie = cookie;
    const { seat, close } = this.open(side);
    this.seat = seat;
    this.closeLine = close;
  }

  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closeLine();
  }

  private open(side: Side): { readonly seat: WireSeat<Pickets>; close(): void } {
    const remote = openRemote<Pickets>({
      ...{ ruleset: pickets, audience: side, name: randomBytes(8).toString('hex') },
      worldOf: setup => {
        const found = picketsTitle.worldOf(setup, { scenario: () => undefined });
        return 'world' in found ? found.world : undefined;
      },
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
    const socket = new WebSocket(this.address, { headers: { cookie: this.cookie } });
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
