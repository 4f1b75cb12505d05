/** Taking a port, and finding out who has it. */
import { createServer, get } from 'node:http';

/** `localhost` means either, and which one a browser tries first is not ours to say. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** A machine without IPv6 has no ::1. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
const PATIENCE_MS = 2000;

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};
const MOST_CONNECTIONS = 512;

function listenOn(answer, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer(LIMITS, answer);
    server.maxConnections = MOST_CONNECTIONS;
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => resolve(server));
  });
}

const closeAll = servers => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
};

/** Listens on the port and on no other, all its addresses or none. Gives the servers; throws what the system says. */
export async function listen(answer, port, host) {
  const servers = [];
  for (const address of host === undefined ? LOOPBACK : [host]) {
    try {
      const [first] = servers;
      servers.push(await listenOn(answer, first?.address().port ?? port, address));
    } catch (error) {
      if (host === undefined && servers.length > 0 && NO_SUCH_ADDRESS.includes(error.code)) continue;
      closeAll(servers);
      throw error;
    }
  }
  return { port: servers[0].address().port, close: () => closeAll(servers) };
}

function healthAt(port, host) {
  return new Promise(resolve => {
    const request = get({ port, host, path: '/healthz', headers: { host: `localhost:${port}` } }, response => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', part => {
        text += part;
        if (text.length > 10_000) request.destroy();
      });
      response.on('close', () => resolve(readHealth(text)));
    });
    request.setTimeout(PATIENCE_MS, () => request.destroy());
    setTimeout(() => request.destroy(), PATIENCE_MS).unref();
    request.on('error', () => resolve(undefined));
  });
}

function readHealth(text) {
  try {
    const { program, version, copy } = JSON.parse(text) ?? {};
    return program === 'wigwag' ? { version: String(version), copy } : undefined;
  } catch {
    return undefined;
  }
}

/** What the program that has the port says of itself, if it is Wigwag. */
export async function wigwagAt(port) {
  for (const host of LOOPBACK) {
    const health = await healthAt(port, host);
    if (health !== undefined) return health;
  }
  return undefined;
}
