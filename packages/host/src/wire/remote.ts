import type { Vocabulary } from '@wigwag/kernel';
import { type Patience, WireSeat, type WireSeatSettings } from './wireSeat.ts';

/** What a socket tells of itself. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** Also if it was never open. */
  closed(): void;
}

/** A socket of the browser's, or of whoever else has one. */
export interface RemoteSocket {
  send(text: string): void;
  close(): void;
}

/** Is the server reached? Cut: it is tried again by itself. */
export type Connection = 'connecting' | 'connected' | 'cut';

export interface RemoteSettings<T extends Vocabulary>
  extends Pick<WireSeatSettings<T>, 'ruleset' | 'audience' | 'name' | 'worldOf' | 'later'> {
  connect(events: SocketEvents): RemoteSocket;
  /** Sends one letter without a socket, and gives the reply; undefined: there is none. Left out: only sockets will do. */
  ask?(text: string): Promise<string | undefined>;
  /** A whole number below n. */
  below(n: number): number;
  /** Everything that comes over the line, also what the seat does not read: of the table around it. */
  heard?(text: string): void;
  changed?(connection: Connection): void;
}

const PATIENCE: Patience = { beatMs: 2000, quietBeats: 10 };
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** The way to a game at a server: it is laid again whenever it is cut, a while later each time, not by all at the same moment. */
class RemoteLine<T extends Vocabulary> {
  readonly seat: WireSeat<T>;
  private readonly settings: RemoteSettings<T>;
  private socket: RemoteSocket | undefined;
  private connection: Connection = 'connecting';
  private cuts = 0;
  private isClosed = false;

  constructor(settings: RemoteSettings<T>) {
    this.settings = settings;
    const { ruleset, audience, name, worldOf, later } = settings;
    this.seat = new WireSeat({
      ...{ ruleset, audience, name, worldOf, later },
      patience: PATIENCE,
      post: text => this.post(text),
      hasLine: () => this.connection === 'connected' || (this.connection === 'cut' && settings.ask !== undefined),
    });
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.seat.close();
    this.socket?.close();
  }

  private connect(): void {
    if (this.isClosed) return;
    let isOver = false;
    this.socket = this.settings.connect({
      opened: () => {
        this.cuts = 0;
        this.is('connected');
        // What was written while there was no line is written again, and what was missed asked for.
        this.seat.askAgain();
      },
      received: text => this.receive(text),
      closed: () => {
        if (isOver) return;
        isOver = true;
        this.cutOff();
      },
    });
  }

  private cutOff(): void {
    this.socket = undefined;
    this.is('cut');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.cuts);
    this.cuts += 1;
    this.settings.later(wait / 2 + this.settings.below(Math.ceil(wait)), () => this.connect());
  }

  /** Without a line a letter goes by itself, or waits until the seat writes it again. */
  private post(text: string): void {
    if (this.connection === 'connected') this.socket?.send(text);
    else if (this.connection === 'cut') {
      this.settings.ask?.(text).then(
        reply => reply !== undefined && this.receive(reply),
        () => undefined,
      );
    }
  }

  private receive(text: string): void {
    if (this.isClosed) return;
    this.settings.heard?.(text);
    this.seat.receive(text);
  }

  private is(connection: Connection): void {
    if (this.connection === connection || this.isClosed) return;
    this.connection = connection;
    this.settings.changed?.(connection);
  }
}

/** A seat at a game at a server. */
export function openRemote<T extends Vocabulary>(
  settings: RemoteSettings<T>,
): { readonly seat: WireSeat<T>; close(): void } {
  return new RemoteLine(settings);
}
