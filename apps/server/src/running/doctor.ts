import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { hasAdmin } from '../store/admin.ts';
import type { Sql } from '../store/database.ts';
import { migrationsIn } from '../store/migrate.ts';

/** Undefined: nothing is wrong. Else what, and what helps. */
type Finding = string | undefined;

interface Check {
  readonly what: string;
  /** Whether the server does not work without it. */
  readonly isNeeded: boolean;
  look(sql: Sql, settings: Settings): Promise<Finding>;
}

const LEAST_NODE = 20;
const LEAST_POSTGRES = 140_000;
const LEAST_DISK = 1_000_000_000;
const MOST_SKEW_MS = 2000;

const CHECKS: readonly Check[] = [
  {
    ...{ what: 'Node', isNeeded: true },
    look: async () =>
      Number(process.versions.node.split('.')[0]) >= LEAST_NODE ? undefined : 'is too old: install Node 20.19 or newer',
  },
  {
    ...{ what: 'database', isNeeded: true },
    look: async sql => {
      const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
      return (row?.version ?? 0) >= LEAST_POSTGRES ? undefined : 'is too old: use PostgreSQL 14 or newer';
    },
  },
  {
    ...{ what: 'tables', isNeeded: true },
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
    ...{ what: 'rights in the database', isNeeded: true },
    look: async sql => {
      const [row] = await sql<{ may: boolean }[]>`select has_schema_privilege(current_schema(), 'create') as may`;
      return row?.may === true ? undefined : 'do not allow tables to be made: grant create on the schema to this user';
    },
  },
  {
    ...{ what: 'clock', isNeeded: true },
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
    ...{ what: 'data folder', isNeeded: true },
    look: async (_, { home, databaseUrl }) => {
      if (databaseUrl !== undefined || !existsSync(home)) return undefined;
      await access(home, constants.R_OK | constants.X_OK);
      return undefined;
    },
  },
  {
    ...{ what: 'mail', isNeeded: false },
    look: async (_, { smtp }) => {
      if (smtp === undefined)
        return 'is not set up: letters stand in the log and on the admin page. Set SMTP_URL and MAIL_FROM';
      await createTransport(smtp.url).verify();
      return undefined;
    },
  },
  {
    ...{ what: 'public address', isNeeded: false },
    look: async (_, { publicUrl }) => {
      if (publicUrl === undefined) return 'is not said: others cannot come here. Use --public-url https://…';
      if (publicUrl.protocol !== 'https:')
        return 'has no TLS: passkeys, push messages and safe cookies need https. Use a proxy';
      const { ok } = await fetch(new URL('/healthz', publicUrl), { signal: AbortSignal.timeout(5000) });
      return ok ? undefined : 'does not lead here: look at the proxy';
    },
  },
  {
    ...{ what: 'push messages', isNeeded: false },
    look: async (sql, { publicUrl }) => {
      if (publicUrl?.protocol !== 'https:') return 'reach nobody without https: browsers refuse to subscribe';
      const [row] = await sql<{ there: boolean }[]>`select to_regclass('server_keys') is not null as there`;
      return row?.there === true ? undefined : 'have no keys yet: the first start makes them';
    },
  },
  {
    ...{ what: 'rules', isNeeded: false },
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
    ...{ what: 'admin', isNeeded: false },
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
    return `cannot be reached (${error instanceof Error ? error.message : String(error)}): start it, or correct its address`;
  }
}

/** Looks at everything that can be wrong. 1: something is that the server cannot do without. */
export async function doctor(sql: Sql, settings: Settings, tell: (line: string) => void): Promise<number> {
  let isIll = false;
  for (const check of CHECKS) {
    const finding = await lookedAt(check, sql, settings);
    isIll ||= finding !== undefined && check.isNeeded;
    const mark = finding === undefined ? 'ok  ' : check.isNeeded ? 'BAD ' : 'note';
    tell(`${mark}  ${check.what}${finding === undefined ? '' : ` ${finding}`}`);
  }
  return isIll ? 1 : 0;
}
