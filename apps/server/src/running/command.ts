import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOf, newSecret } from '../people/session.ts';
import { programRoot } from '../root.ts';
import { readSettings, type Settings, UnreadableSettings } from '../settings.ts';
import { everythingOf, loginOf } from '../store/accounts.ts';
import { makeAdmin } from '../store/admin.ts';
import { openDatabase, type Sql } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { startPrivatePostgres } from '../store/private/postgres.ts';
import { DatabaseAway, reach } from '../store/reach.ts';
import { addToken } from '../store/tokens.ts';
import { backup, restore, Unsound } from './backup.ts';
import { doctor } from './doctor.ts';
import { exportGame, importGame } from './oneGame.ts';
import { importPerson, isPerson } from './onePerson.ts';
import { checkAllRules } from './rules.ts';

export const COMMANDS = `npm run -s wigwag-server -- COMMAND [options]

  serve [options]           serves the page and games; its options: npm run server -- --help
  backup FILE               everything as it stands at one moment, into a new file; games go on meanwhile
  restore FILE              a backup into a database that is empty
  export game ID FILE       one game as JSON; export person NAME FILE: what is kept of an account
  import FILE               a game that was exported, whose seats go to accounts of the same names; or a person, who gets a link to sign in
  rules [--move]            replays every game that is played by the rules of this program; --move lets those of other rules go on by these
  doctor                    looks for what is wrong, and says what helps
  admin NAME                the account of this name runs the server; prints a link that signs it in, once

DATABASE_URL names the database, --data FOLDER where the private one is; --public-url or PUBLIC_URL, else --port, where links lead.
Exit code 0: done; 1: something is wrong; 2: it could not be asked that way.`;

/** What a command works with. */
interface Desk {
  readonly sql: Sql;
  readonly settings: Settings;
  readonly tell: (line: string) => void;
}

/** What somebody typed is no command. */
class NoCommand extends Error {}

function need(value: string | undefined, what: string): string {
  if (value === undefined) throw new NoCommand(`${what} is missing`);
  return value;
}

function notThere(what = '', name = ''): string {
  if (what === 'game')
    return `there is no game ${name}: its id stands in its address and on the page of whoever runs the server`;
  if (what === 'person') return `there is no account ${name}; guests are none, and cannot be exported`;
  return 'export game ID FILE, or export person NAME FILE';
}

async function exporting({ sql, tell }: Desk, [what, name, file]: readonly string[]): Promise<number> {
  const place = need(file, 'the file');
  if (existsSync(place)) throw new NoCommand(`${place} is there already: name another file`);
  const found = what === 'game' ? await exportGame(sql, need(name, 'the game')) : undefined;
  const login = what === 'person' ? await loginOf(sql, need(name, 'the name')) : undefined;
  const value = found ?? (login && (await everythingOf(sql, login.id)));
  if (value === undefined) throw new NoCommand(notThere(what, name));
  writeFileSync(place, `${JSON.stringify(value, null, 1)}\n`, { flag: 'wx', mode: 0o600 });
  tell(`Exported: ${place}`);
  return 0;
}

/** A game, or an account, which is signed in by a link: no password came with it. */
async function importing({ sql, settings, tell }: Desk, [file]: readonly string[]): Promise<number> {
  const text = readFileSync(need(file, 'the file'), 'utf8');
  if (isPerson(text)) {
    const { id, name, notes } = await importPerson(sql, text);
    tell(`Imported: the account ${name}, notes on games that are here: ${notes}`);
    tell(`This link signs it in, once, within half an hour: ${await signInLink(sql, id, settings, '/')}`);
    return 0;
  }
  tell(`Imported: game ${await importGame(sql, text)}`);
  return 0;
}

async function admin({ sql, settings, tell }: Desk, [name]: readonly string[]): Promise<number> {
  const id = await makeAdmin(sql, need(name, 'the name'));
  tell(`Open this link within half an hour; it works once: ${await adminLink(sql, id, settings)}`);
  return 0;
}

type Place = Pick<Settings, 'publicUrl' | 'port'>;

/** A link that signs an account in, once. */
async function signInLink(sql: Sql, user: string, { publicUrl, port }: Place, path: string): Promise<string> {
  const secret = newSecret();
  await addToken(sql, hashOf(secret), { kind: 'sign-in', user, email: '' });
  return `${publicUrl?.origin ?? `http://localhost:${port}`}${path}#sign-in=${secret}`;
}

/** The same for whoever runs the server. */
export const adminLink = (sql: Sql, user: string, place: Place): Promise<string> =>
  signInLink(sql, user, place, '/?admin');

const RUN: Readonly<Record<string, (desk: Desk, words: readonly string[]) => Promise<number>>> = {
  backup: async ({ sql, tell }, [file]) => {
    await migrate(sql);
    await backup(sql, need(file, 'the file'));
    tell(`Backed up: ${file}`);
    return 0;
  },
  restore: async ({ sql, tell }, [file]) => {
    tell(`Restored: ${await restore(sql, need(file, 'the file'))} rows`);
    return 0;
  },
  export: exporting,
  import: importing,
  rules: ({ sql, tell }, words) => checkAllRules(sql, tell, words.includes('--move')),
  doctor: ({ sql, settings, tell }) => doctor(sql, settings, tell),
  admin,
};

export const isCommand = (name: string | undefined): boolean => name !== undefined && Object.hasOwn(RUN, name);

/** Options that belong to settings, and the words of the command. */
function split(args: readonly string[]): { readonly words: readonly string[]; readonly options: readonly string[] } {
  const words: string[] = [];
  const options: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg.startsWith('--') && arg !== '--move') {
      options.push(arg);
      if (!arg.includes('=')) options.push(args[++at] ?? '');
    } else words.push(arg);
  }
  return { words, options };
}

function problemOf(error: unknown): { readonly code: number; readonly said: string } | undefined {
  if (error instanceof NoCommand || error instanceof UnreadableSettings) return { code: 2, said: error.message };
  const { code, path } = error as NodeJS.ErrnoException;
  if (error instanceof DatabaseAway) return { code: 1, said: `${error.message}.` };
  if (error instanceof Unsound) return { code: 1, said: `Nothing was done: ${error.message}` };
  if (code === 'EEXIST') return { code: 2, said: `${path} is there already: name another file` };
  return code === 'ENOENT' ? { code: 2, said: `${path} is not there` } : undefined;
}

/** Does one thing to a server's data; gives the exit code. */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<number> {
  try {
    const { words, options } = split(args);
    const settings = readSettings(options, env, programRoot());
    const own =
      settings.databaseUrl === undefined
        ? await startPrivatePostgres({ root: programRoot(), home: settings.home, tell: () => undefined })
        : undefined;
    const sql = openDatabase(own?.url ?? settings.databaseUrl ?? '');
    try {
      if (name !== 'doctor') await reach(sql);
      if (name !== 'restore' && name !== 'doctor') await migrate(sql);
      return (await RUN[name]?.({ sql, settings, tell }, words)) ?? 2;
    } finally {
      await sql.end();
      await own?.stop();
    }
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    tell(problem.said);
    return problem.code;
  }
}
