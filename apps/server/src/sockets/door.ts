import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Me } from '@wigwag/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { maySee } from '../games/tableInfo.ts';
import { type Services, visitor } from '../http/context.ts';
import { banned, No } from '../http/no.ts';
import { isOwnOrigin, isSameMachine } from '../http/sender.ts';
import { bannedOf } from '../store/bans.ts';
import { type GameRow, gameOf } from '../store/games.ts';
import { markDropped } from '../store/time.ts';
import { Connection } from './connection.ts';
import { LiveConnection } from './live.ts';

/** Bytes of a letter: as many characters as a letter may have, and one more. */
const LARGEST = 65_536;
const CHECK_MS = 30_000;
const LIVE = '/api/live';
const PLACE = /^\/api\/games\/([\w-]{1,40})\/stream$/;

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, { status, body }: No): void {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${status} ${REASONS[status] ?? 'No'}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}`;
  socket.end(`${head}\r\nconnection: close\r\n\r\n${text}`);
}

interface Admitted {
  readonly row: GameRow;
  readonly user: Me | undefined;
  readonly wanted: string | undefined;
}

/** Where browsers connect to games. */
export class SocketDoor {
  private readonly services: Services;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  private readonly connections = new Set<Connection | LiveConnection>();
  private readonly timer: NodeJS.Timeout;
  private isStopped = false;

  constructor(services: Services) {
    this.services = services;
    this.timer = setInterval(() => {
      for (const connection of this.connections) connection.check();
      void this.sendBannedAway();
    }, CHECK_MS);
    this.timer.unref();
    services.news.watchBans(() => void this.sendBannedAway());
  }

  get size(): number {
    return this.connections.size;
  }

  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Whoever hangs up while he is being looked at.
    socket.on('error', () => socket.destroy());
    this.admit(request).then(
      admitted => this.server.handleUpgrade(request, socket, head, open => this.enter(open, admitted)),
      error => {
        if (!(error instanceof No)) this.services.log.error('not-admitted', { error });
        refuse(socket, error instanceof No ? error : new No('unavailable'));
      },
    );
  };

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    for (const connection of this.connections) connection.end();
    this.server.close();
  }

  private async admit({ url = '', headers }: IncomingMessage): Promise<Admitted | string> {
    const { isOpen, publicUrl, sql } = this.services;
    const isOurs = (isOpen || isSameMachine(headers.host)) && isOwnOrigin(headers.origin, headers.host, { publicUrl });
    if (!isOurs) throw new No('wrong-origin');
    const address = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
    if (address?.pathname === LIVE) {
      const known = await visitor(this.services, headers.cookie);
      if (known === undefined) throw new No('not-signed-in');
      return known.id;
    }
    const [, id] = PLACE.exec(address?.pathname ?? '') ?? [];
    const row = id === undefined ? undefined : await gameOf(sql, id);
    const user = await visitor(this.services, headers.cookie);
    if (user?.ban !== undefined) throw banned(user.ban);
    if (row === undefined || !maySee(row, user?.id)) throw new No('not-found');
    return { row, user, wanted: address?.searchParams.get('as') ?? undefined };
  }

  private enter(open: WebSocket, admitted: Admitted | string): void {
    const connection = this.connectionFor(open, admitted);
    this.connections.add(connection);
    open.once('close', () => {
      this.connections.delete(connection);
      if (connection instanceof Connection) void this.left(connection);
    });
  }

  /** Whoever is banned and still at a table. */
  private async sendBannedAway(): Promise<void> {
    const here = [...this.connections].filter(each => each instanceof Connection);
    try {
      const banned = await bannedOf(this.services.sql, [...new Set(here.flatMap(({ user }) => user?.id ?? []))]);
      for (const each of here) {
        const ban = banned.get(each.user?.id ?? '');
        if (ban !== undefined) each.sendAway(ban);
      }
    } catch (error) {
      this.services.log.warn('bans-not-known', { error });
    }
  }

  /** Somebody's last line to a game was cut. If he is there by another node, his next sign of life says so. */
  private async left({ id, user }: Connection): Promise<void> {
    const { sql, games, log } = this.services;
    const isThere = [...this.connections].some(
      other => other instanceof Connection && other.id === id && other.user?.id === user?.id,
    );
    if (user === undefined || isThere || this.isStopped) return;
    try {
      if (await markDropped(sql, user.id, id)) games.tableChanged(id);
    } catch (error) {
      log.warn('not-marked', { game: id, error });
    }
  }

  private connectionFor(open: WebSocket, admitted: Admitted | string): Connection | LiveConnection {
    if (typeof admitted === 'string') return new LiveConnection(this.services, open, admitted);
    const { row, user, wanted } = admitted;
    return new Connection(this.services, open, row, user, wanted);
  }
}
