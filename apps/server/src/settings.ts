import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { SmtpSettings } from './notify/post.ts';
import { dataFolder } from './store/private/place.ts';

const USUAL_PORT = 5180;
const DATABASE_EXAMPLE = 'postgres://wigwag:secret@localhost/wigwag';

export interface Settings {
  readonly port: number;
  /** Undefined: this machine only. */
  readonly host: string | undefined;
  /** Undefined: a private PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly home: string;
  /** How others reach it, such as https://wigwag.example; undefined: as it stands in their requests. */
  readonly publicUrl: URL | undefined;
  readonly logLevel: LogLevel;
  /** Whoever asks may ask as often as he likes: for measuring. */
  readonly isUnlimited: boolean;
  /** Undefined: letters stand in the log. */
  readonly smtp: SmtpSettings | undefined;
}

export const HELP = `npm run server -- [options]

Builds the page and serves it with games over the network, to this machine.

  --port N           serve at this port, ${USUAL_PORT} if nothing is said
  --host ADDRESS     serve to others too: 0.0.0.0 is every network of this machine
  --data FOLDER      where the private database is kept
  --public-url URL   how others reach it, if a proxy stands in front: https://wigwag.example; or PUBLIC_URL in the environment
  --log LEVEL        ${LOG_LEVELS.join(', ')}; info if nothing is said
  --no-build         serve the page as it was built last
  --unlimited        no limit on how often anybody asks: for measuring, never for the open
  --help             print this

DATABASE_URL names a PostgreSQL of your own, such as ${DATABASE_EXAMPLE}.
Without it Wigwag starts one that comes with it, for itself alone.
SMTP_URL, such as smtps://user:secret@mail.example, and MAIL_FROM send letters; the public address says where their links lead.
Without them letters stand in the log.
METRICS_TOKEN lets whoever sends it (Authorization: Bearer …) read /metrics, and nobody else; without it this machine may.`;

export class UnreadableSettings extends Error {}

function portIn(text: string | undefined): number {
  const port = text === undefined ? USUAL_PORT : Number(text);
  if (/^\d+$/.test(text ?? '1') && port <= 65_535) return port;
  throw new UnreadableSettings(`--port takes a number from 0 to 65535, not ${text}`);
}

function urlIn(text = ''): URL | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new UnreadableSettings(
    `--public-url (or PUBLIC_URL) takes an address without a path, such as https://wigwag.example, not ${text}`,
  );
}

/** The address is not repeated: it holds a password. */
function databaseIn(text = ''): string | undefined {
  if (text === '') return undefined;
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new UnreadableSettings(
    `DATABASE_URL takes an address such as ${DATABASE_EXAMPLE}; in a password write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25`,
  );
}

function levelIn(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find(each => each === text);
  if (level !== undefined) return level;
  throw new UnreadableSettings(`--log takes one of ${LOG_LEVELS.join(', ')}, not ${text}`);
}

/** Letters need to know where their links lead: what a request says of that is not believed. */
function smtpIn({ SMTP_URL: url = '', MAIL_FROM: from = '' }: NodeJS.ProcessEnv, publicUrl: URL | undefined) {
  if (url === '') return undefined;
  if (!/^smtps?:/.test(url) || !URL.canParse(url)) {
    throw new UnreadableSettings('SMTP_URL takes an address such as smtps://user:secret@mail.example');
  }
  if (from === '') throw new UnreadableSettings('SMTP_URL needs MAIL_FROM, the address that letters come from');
  if (publicUrl === undefined) {
    throw new UnreadableSettings('SMTP_URL needs --public-url (or PUBLIC_URL): where links in letters lead');
  }
  return { url, from };
}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'public-url': { type: 'string' },
  log: { type: 'string' },
  unlimited: { type: 'boolean' },
} as const;

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UnreadableSettings(error instanceof Error ? error.message : String(error));
  }
}

/** From the command line and the environment; throws what is wrong with them. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv, root: string): Settings {
  const { port, host, data, 'public-url': publicUrl, log, unlimited = false } = valuesIn(args);
  const url = urlIn(publicUrl ?? env.PUBLIC_URL);
  if (host === '') throw new UnreadableSettings('--host takes an address, such as 0.0.0.0');
  return {
    port: portIn(port),
    host,
    databaseUrl: databaseIn(env.DATABASE_URL),
    home: data === undefined ? dataFolder(root) : resolve(data),
    publicUrl: url,
    logLevel: levelIn(log),
    isUnlimited: unlimited,
    smtp: smtpIn(env, url),
  };
}
