import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** `localhost` means either, and which one a browser tries first is not ours to say. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** A machine without IPv6 has no ::1. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
};

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Doors {
  readonly app: Hono;
  /** Whoever asks for anything else gets the page. */
  readonly page: RequestListener;
  readonly upgrade: Upgrade;
}

export interface Listening {
  readonly port: number;
  /** Takes no more requests, ends what is under way, and waits for that no longer than a moment. */
  close(): Promise<void>;
}

const isOurs = (url = '/'): boolean => /^\/(?:api\/|(?:healthz|metrics)(?:\?|$))/.test(url);

function listenOn({ app, page, upgrade }: Doors, port: number, host: string): Promise<Server> {
  const api = getRequestListener(app.fetch);
  return new Promise((resolve, reject) => {
    const server = createServer(LIMITS, (request, response) => {
      if (isOurs(request.url)) void api(request, response);
      else page(request, response);
    });
    server.on('upgrade', upgrade);
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => resolve(server));
  });
}

const PATIENCE_MS = 2000;

function closeOne(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Listens on the port and on no other, on all its addresses or none. */
export async function listen(doors: Doors, port: number, host: string | undefined): Promise<Listening> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => void (await Promise.all(servers.map(closeOne)));
  for (const address of host === undefined ? LOOPBACK : [host]) {
    try {
      const [first] = servers;
      servers.push(await listenOn(doors, first === undefined ? port : portOf(first), address));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (host === undefined && servers.length > 0 && NO_SUCH_ADDRESS.includes(code)) continue;
      await close();
      throw error;
    }
  }
  const [first] = servers;
  if (first === undefined) throw new Error('nothing to listen on');
  return { port: portOf(first), close };
}
