import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Ask, askingBy, type Question, type Sent } from './ask.ts';
import { Listening } from './listening.ts';
import { LineLost, named } from './lost.ts';

/** Inside a transaction: all of it is done, or nothing. */
export interface Transaction extends Ask {
  /** What a `copy … to stdout` gives. */
  copied(question: Question<never>): Readable;
  /** What a `copy … from stdin` takes. */
  copying(question: Question<never>): Writable;
}

/** One line that is held: a lock that a question takes stays. When it is lost every question is refused. */
export interface Line extends Ask {
  release(): void;
}

export interface Sql extends Ask {
  /** `how`: as `isolation level repeatable read`. If the line is lost it fails, and what comes after is refused. */
  begin<R>(act: (inside: Transaction) => Promise<R>, how?: string): Promise<R>;
  hold(): Promise<Line>;
  /** Hears what is told on a channel, until what it gives is called; `begun`: from now on, and some may have been missed. */
  listen(channel: string, heard: (text: string) => void, begun: () => void): Promise<() => Promise<void>>;
  end(): Promise<void>;
}

export interface DatabaseSettings {
  /** How many lines there are at most; one more listens. */
  readonly connections: number;
  /** What the database calls whoever is connected. */
  readonly name?: string;
  /** So long a line is waited for. */
  readonly patienceMs?: number;
  /** So long the answer to a question with values: text alone, such as what makes tables, may take ten times as long. */
  readonly answerMs?: number;
}

const INT8 = 20;
const IDLE_MS = 60_000;
const PATIENCE_MS = 10_000;
const ANSWER_MS = 60_000;
/** Of a line on which nothing comes: another machine may have lost its power. */
const KEEPALIVE_MS = 10_000;
const ENDING_MS = 5000;
/** By how much longer than the answer to a question text alone may take. */
const TEXT_LASTS = 10;
/** The other way round: what a machine held that has lost its power is free after a minute. */
const SERVER_KEEPALIVE = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

const types: pg.CustomTypesConfig = {
  // Numbers of ours stay far below what JavaScript counts exactly.
  getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)),
};

/** Those whose line was lost: the driver refuses every question on one, and it is not taken again. */
const lost = new WeakSet<pg.ClientBase>();

async function sendTo(
  client: pg.ClientBase,
  { text, values, name }: Sent,
  answerMs: number,
): Promise<readonly object[]> {
  try {
    const question =
      name === undefined
        ? { text, query_timeout: answerMs * TEXT_LASTS }
        : { text, values: [...values], name, query_timeout: answerMs };
    return (await client.query(question)).rows;
  } catch (error) {
    const known = named(error);
    // Its answer may still come: nobody else must get it for his.
    if (known instanceof LineLost) lost.add(client);
    throw known;
  }
}

/** Begins or ends a transaction; gives what the database says it has done. Without an answer in time the line counts as lost. */
async function said(client: pg.ClientBase, text: string, answerMs: number): Promise<string> {
  try {
    const question = { text, query_timeout: answerMs };
    return (await client.query(question)).command;
  } catch (error) {
    const known = named(error);
    if (known instanceof LineLost) lost.add(client);
    throw known;
  }
}

class Database {
  private readonly pool: pg.Pool;
  private readonly listening: Listening;
  private readonly answerMs: number;

  constructor(
    url: string,
    { connections, name = 'wigwag', patienceMs = PATIENCE_MS, answerMs = ANSWER_MS }: DatabaseSettings,
  ) {
    this.answerMs = answerMs;
    const config: pg.PoolConfig = {
      ...{ connectionString: url, max: connections, application_name: name, types },
      ...{ connectionTimeoutMillis: patienceMs, idleTimeoutMillis: IDLE_MS },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEPALIVE_MS, options: SERVER_KEEPALIVE },
    };
    this.pool = new pg.Pool(config);
    this.listening = new Listening(() => new pg.Client(config));
    // Whoever asks is told; a line that is lost while nobody asks is replaced.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', client => {
      for (const event of ['error', 'end'] as const) client.on(event, () => lost.add(client));
    });
  }

  async take(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw named(error);
    }
  }

  async send(sent: Sent): Promise<readonly object[]> {
    const client = await this.take();
    try {
      return await sendTo(client, sent, this.answerMs);
    } finally {
      client.release(lost.has(client));
    }
  }

  async begin<R>(act: (inside: Transaction) => Promise<R>, how = ''): Promise<R> {
    const client = await this.take();
    let isOver = false;
    const inside = askingBy(sent => {
      if (isOver) throw new LineLost('the transaction is over');
      return sendTo(client, sent, this.answerMs);
    });
    try {
      await said(client, `begin ${how}`, this.answerMs);
      const result = await act(
        Object.assign(inside, {
          copied: (question: Question<never>) => client.query(copyTo(question.whole().text)),
          copying: (question: Question<never>) => client.query(copyFrom(question.whole().text)),
        }),
      );
      isOver = true;
      await commit(client, this.answerMs);
      return result;
    } catch (error) {
      isOver = true;
      if (!lost.has(client)) await said(client, 'rollback', this.answerMs).catch(() => undefined);
      throw named(error);
    } finally {
      client.release(lost.has(client));
    }
  }

  async hold(): Promise<Line> {
    const client = await this.take();
    return Object.assign(
      askingBy(sent => sendTo(client, sent, this.answerMs)),
      { release: () => client.release(lost.has(client)) },
    );
  }

  listen: Sql['listen'] = (channel, heard, begun) => this.listening.begin(channel, heard, begun);

  async end(): Promise<void> {
    // Whoever still holds a line is not waited for without end.
    await Promise.race([
      Promise.all([this.listening.end(), this.pool.end()]),
      wait(ENDING_MS, undefined, { ref: false }),
    ]);
  }
}

/** Where something went wrong on the way, the database answers a commit by taking everything back. */
async function commit(client: pg.ClientBase, answerMs: number): Promise<void> {
  if ((await said(client, 'commit', answerMs)) !== 'COMMIT')
    throw new Error('something in the transaction failed, so nothing of it was done');
}

export function openDatabase(url: string, settings: DatabaseSettings): Sql {
  const database = new Database(url, settings);
  return Object.assign(
    askingBy(sent => database.send(sent)),
    {
      begin: <R>(act: (inside: Transaction) => Promise<R>, how?: string) => database.begin(act, how),
      hold: () => database.hold(),
      listen: database.listen,
      end: () => database.end(),
    },
  );
}
