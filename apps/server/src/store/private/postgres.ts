import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectSocket, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Row } from '@wigwag/postgres';
import { binariesIn, type Identity, identityFor, mayLookInto } from './binaries.ts';
import { isAlive, whileHolding } from './lock.ts';

const USER = 'wigwag';
const PATIENCE_MS = 30_000;
const AGAIN_MS = 100;
const ANSWER_MS = 2000;
/** After kill -9 it would bring a thousand files to the disk one by one before it does anything else: seconds on a busy machine. */
const QUICKLY = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {};

export interface PrivateSettings {
  /** The folder of the program. */
  readonly root: string;
  /** Where the data are kept: nobody else has anything there. */
  readonly home: string;
  tell(sentence: string): void;
}

/** The PostgreSQL that comes with the program, with data of its own. */
export interface PrivatePostgres {
  /** Of its database `wigwag`, with the password: not for a log. */
  readonly url: string;
  /** Does its process live? Asked often: it costs nothing. */
  readonly isRunning: boolean;
  /** Starts it again if it does not answer any more. */
  revive(): Promise<void>;
  /** Ends it, unless somebody else uses it. */
  stop(): Promise<void>;
}

/** How it is reached: written once, when the data are made. */
interface Address {
  readonly port: number;
  readonly password: string;
}

const urlOf = ({ port, password }: Address, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connectSocket({ port, host: '127.0.0.1' });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });

/** Runs a statement; throws what the database says. */
async function ask(url: string, text: string): Promise<readonly Row[]> {
  const sql = openDatabase(url, { connections: 1, patienceMs: ANSWER_MS });
  try {
    return await sql.raw(text);
  } finally {
    await sql.end();
  }
}

/** Is it ours, and does it answer? */
async function answers(address: Address): Promise<boolean> {
  try {
    await ask(urlOf(address, 'postgres'), 'select 1');
    return true;
  } catch {
    return false;
  }
}

class Cluster {
  private readonly home: string;
  private readonly bin: string;
  private readonly as: Identity | undefined;
  private readonly settings: PrivateSettings;

  constructor(settings: PrivateSettings) {
    this.settings = settings;
    this.home = settings.home;
    this.as = identityFor();
    mkdirSync(this.home, { recursive: true });
    if (!mayLookInto(this.home, this.as)) {
      throw new Error(
        `PostgreSQL does not run as root, and the account it runs as may not look into ${this.home}: name another folder with --data, or leave that out`,
      );
    }
    this.bin = binariesIn(settings.root, this.home, this.as);
  }

  private get data(): string {
    return join(this.home, 'data');
  }

  /** An address is written when its data are whole: data without one were being made when that was cut off. */
  async address(): Promise<Address> {
    const file = join(this.home, 'address.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Address;
    this.settings.tell(`Making a database in ${this.home} …`);
    const address: Address = { port: await freePort(), password: randomBytes(24).toString('base64url') };
    this.makeData(address.password);
    writeFileSync(file, JSON.stringify(address), { mode: 0o600 });
    return address;
  }

  private makeData(password: string): void {
    rmSync(this.data, { recursive: true, force: true });
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    const secret = join(this.home, 'password');
    writeFileSync(secret, password, { mode: 0o600 });
    if (this.as !== undefined) for (const path of [this.data, secret]) chownSync(path, this.as.uid, this.as.gid);
    const args = ['-D', this.data, '-U', USER, `--pwfile=${secret}`, '--auth=scram-sha-256'];
    const made = spawnSync(join(this.bin, 'initdb'), [...args, '--encoding=UTF8', '--locale=C'], {
      ...this.as,
      cwd: this.home,
      encoding: 'utf8',
    });
    rmSync(secret, { force: true });
    if (made.status !== 0) throw new Error(`The database could not be made in ${this.data}: ${made.stderr}`);
  }

  /** It goes on when this process ends, however it ends: another that starts finds it there. */
  launch({ port }: Address): ChildProcess {
    const log = join(this.home, 'postgresql.log');
    const out = openSync(log, 'a');
    if (this.as !== undefined) chownSync(log, this.as.uid, this.as.gid);
    chmodSync(log, 0o600);
    const options = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      ...QUICKLY,
    };
    const set = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.bin, 'postgres'), ['-D', this.data, ...set], {
      ...this.as,
      cwd: this.home,
      detached: true,
      stdio: ['ignore', out, out],
    });
    child.once('error', () => undefined).unref();
    return child;
  }

  /** Does the process live that has these data? */
  get isRunning(): boolean {
    try {
      const [pid = ''] = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n');
      return isAlive(Number(pid));
    } catch {
      return false;
    }
  }

  /** What was killed may take a while to let go of its data: it is tried again until it goes. */
  async start(address: Address): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (let child: ChildProcess | undefined; Date.now() < end; await wait(AGAIN_MS)) {
      if (await isListening(address.port)) {
        if (await answers(address)) return;
      } else if (child === undefined || hasEnded(child)) child = this.launch(address);
    }
    throw new Error(`PostgreSQL does not start; it says why in ${join(this.home, 'postgresql.log')}.`);
  }

  stop(): void {
    spawnSync(join(this.bin, 'pg_ctl'), ['stop', '-D', this.data, '-m', 'fast', '-w'], {
      ...this.as,
      cwd: this.home,
      stdio: 'ignore',
    });
  }
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Attaches to it if it runs, starts it if not, makes it if there is none. */
export async function startPrivatePostgres(settings: PrivateSettings): Promise<PrivatePostgres> {
  const cluster = new Cluster(settings);
  const lock = join(settings.home, 'starting.lock');
  const start = async (address: Address): Promise<void> => {
    if (await answers(address)) return;
    settings.tell('Starting the database …');
    await cluster.start(address);
  };
  return whileHolding(lock, 2 * PATIENCE_MS, async () => {
    const address = await cluster.address();
    await start(address);
    const [found] = await ask(urlOf(address, 'postgres'), `select 1 from pg_database where datname = '${USER}'`);
    // Copied as files and on the disk at once: after a kill not all of it has to be brought there.
    if (found === undefined) await ask(urlOf(address, 'postgres'), `create database ${USER} strategy file_copy`);
    return {
      url: urlOf(address, USER),
      get isRunning() {
        return cluster.isRunning;
      },
      revive: () => whileHolding(lock, PATIENCE_MS, () => start(address)),
      stop: () =>
        whileHolding(lock, PATIENCE_MS, async () => {
          const [row] = await ask(urlOf(address, 'postgres'), OTHERS);
          if (row?.others === 0) cluster.stop();
        }),
    };
  });
}
