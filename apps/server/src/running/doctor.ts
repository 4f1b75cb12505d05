import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import type { Settings } from '../settings.ts';
import { hasAdmin } from '../store/admin.ts';
import type { Sql } from '../store/database.ts';
import { migrationsIn } from '../store/migrate.ts';
import { reach, whyAway } from '../store/reach.ts';

/** Undefined: nothing is wrong. Else what, and what helps. */
type Finding = string | undefined;

interface Check {
  readonly what: string;
  /** Whether the server does not work without it. */
  readonly isNeeded: boolean | ((settings: Settings) => boolean);
  /** It is not looked at where the database does not answer. */
  readonly asksDatabase?: true;
  /** What helps where it cannot be looked at. */
  readonly help?: string;
  look(sql: Sql, settings: Settings): Promise<Finding>;
}

const LEAST_NODE = 20;
const LEAST_POSTGRES = 140_000;
const LEAST_DISK = 1_000_000_000;
const MOST_SKEW_MS = 2000;

const ANSWER_MS = 5000;
/** Nobody is known by this request, and a proxy that leaves out what makes it a WebSocket gets another answer. */
const UNKNOWN = 401;

const passesSockets = (publicUrl: URL): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const address = new URL('/api/live', publicUrl);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address, { handshakeTimeout: ANSWER_MS });
    socket.on('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      resolve(statusCode === UNKNOWN);
    });
    socket.once('error', reject);
  });

const CHECKS: readonly Check[] = [
  {
    ...{ what: 'Node', isNeeded: true },
    look: async () =>
      Number(process.versions.node.split('.')[0]) >= LEAST_NODE ? undefined : 'is too old: install Node 20.19 or newer',
  },
  {
    ...{ what: 'database', isNeeded: true, asksDatabase: true },
    look: async sql => {
      const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
      return (row?.version ?? 0) >= LEAST_POSTGRES ? undefined : 'is too old: use PostgreSQL 14 or newer';
    },
  },
  {
    ...{ what: 'tables', isNeeded: true, asksDatabase: true },
    look: async sql => {
      const [there] = await sql<{ found: boolean }[]>`select to_regclass('migrations') is not null as found`;
      if (there?.found !== true) return 'are not made yet: the first start makes them';
      const [row] = await sql<{ done: number }[]>`select count(*)::int as done from migrations`;
      const [done, known] = [row?.done ?? 0, migrationsIn().length];
      if (done > known) return 'are of a newer Wigwag: update this program';
      return done < known
        ? 'are of an older Wigwag: make a backup, then start the server, which brings them up to date'
        : undefined;
    },
  },
  {
    ...{ what: 'rights in the database', isNeeded: true, asksDatabase: true },
    look: async sql => {
      const [row] = await sql<{ may: boolean }[]>`select has_schema_privilege(current_schema(), 'create') as may`;
      return row?.may === true ? undefined : 'do not allow tables to be made: grant create on the schema to this user';
    },
  },
  {
    ...{ what: 'clock', isNeeded: true, asksDatabase: true },
    look: async sql => {
      const [row] = await sql<{ now: number }[]>`select extract(epoch from clock_timestamp()) * 1000 as now`;
      const skew = Math.abs(Number(row?.now ?? 0) - Date.now());
      return skew < MOST_SKEW_MS
        ? undefined
        : `differs from the database's by ${Math.round(skew / 1000)} s: let NTP set both`;
    },
  },
  {
    ...{ what: 'disk', isNeeded: true },
    look: async (_, { home, databaseUrl }) => {
      const folder = databaseUrl === undefined && existsSync(home) ? home : '.';
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize > LEAST_DISK ? undefined : 'has less than 1 GB left: make room before the database stops';
    },
  },
  {
    ...{ what: 'data folder', isNeeded: true, help: 'let this account look into it' },
    look: async (_, { home, databaseUrl }) => {
      if (databaseUrl !== undefined || !existsSync(home)) return undefined;
      await access(home, constants.R_OK | constants.X_OK);
      return undefined;
    },
  },
  {
    ...{ what: 'mail', isNeeded: ({ smtp }) => smtp !== undefined, help: 'look at SMTP_URL' },
    look: async (_, { smtp }) => {
      if (smtp === undefined)
        return 'is not set up: letters stand in the log and on the admin page. Set SMTP_URL and MAIL_FROM';
      await createTransport(smtp.url).verify();
      return undefined;
    },
  },
  {
    ...{ what: 'public address', isNeeded: false, help: 'look at its name, its certificate and the proxy' },
    look: async (_, { publicUrl }) => {
      if (publicUrl === undefined)
        return 'is not said, or not to this command: others cannot come here. Use --public-url https://… or PUBLIC_URL';
      if (publicUrl.protocol !== 'https:')
        return 'has no TLS: passkeys, push messages and safe cookies need https. Use a proxy';
      const { ok } = await fetch(new URL('/healthz', publicUrl), { signal: AbortSignal.timeout(ANSWER_MS) });
      if (!ok) return 'does not lead here: look at the proxy';
      return (await passesSockets(publicUrl))
        ? undefined
        : 'passes no WebSockets on, and nobody can play: look at Upgrade and Connection in the proxy';
    },
  },
  {
    ...{ what: 'push messages', isNeeded: false, asksDatabase: true },
    look: async (sql, { publicUrl }) => {
      if (publicUrl?.protocol !== 'https:') return 'reach nobody without https: browsers refuse to subscribe';
      const [row] = await sql<{ there: boolean }[]>`select to_regclass('server_keys') is not null as there`;
      return row?.there === true ? undefined : 'have no keys yet: the first start makes them';
    },
  },
  {
    ...{ what: 'rules', isNeeded: false, asksDatabase: true },
    look: async sql => {
      const [there] = await sql<{ found: boolean }[]>`select to_regclass('games') is not null as found`;
      if (there?.found !== true) return undefined;
      const [row] = await sql<{ standing: number }[]>`
        select count(*)::int as standing from games where status = 'running' and stands is not null`;
      const standing = row?.standing ?? 0;
      return standing === 0
        ? undefined
        : `of this program do not play on ${standing === 1 ? 'one game' : `${standing} games`}: npm run -s wigwag-server -- rules says which and why`;
    },
  },
  {
    ...{ what: 'admin', isNeeded: false, asksDatabase: true },
    look: async sql => {
      const [there] = await sql<{ found: boolean }[]>`select to_regclass('users') is not null as found`;
      return there?.found === true && (await hasAdmin(sql))
        ? undefined
        : 'is nobody: npm run -s wigwag-server -- admin NAME';
    },
  },
];

async function lookedAt(check: Check, sql: Sql, settings: Settings): Promise<Finding> {
  try {
    return await check.look(sql, settings);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `cannot be reached: ${whyAway(cause)}${check.help === undefined ? '' : `; ${check.help}`}`;
  }
}

/** Looks at everything that can be wrong. 1: something is that the server cannot do without. */
export async function doctor(sql: Sql, settings: Settings, tell: (line: string) => void): Promise<number> {
  const away = await reach(sql).then(
    () => undefined,
    error => (error instanceof Error ? error.message : String(error)),
  );
  if (away !== undefined) tell(`BAD   ${away}. Nothing in it is looked at`);
  let isIll = away !== undefined;
  for (const check of CHECKS) {
    if (away !== undefined && check.asksDatabase) continue;
    const finding = await lookedAt(check, sql, settings);
    const isNeeded = typeof check.isNeeded === 'boolean' ? check.isNeeded : check.isNeeded(settings);
    isIll ||= finding !== undefined && isNeeded;
    const mark = finding === undefined ? 'ok  ' : isNeeded ? 'BAD ' : 'note';
    tell(`${mark}  ${check.what}${finding === undefined ? '' : ` ${finding}`}`);
  }
  return isIll ? 1 : 0;
}
