import type { ErrorBody, Me } from '@wigwag/protocol';
import { newLog } from '../log.ts';
import { type NodeSettings, type ServerNode, startNode } from '../node.ts';
import { type TestDatabase, testDatabase } from './index.ts';

/** What was answered: its number and its body, which is undefined where there is none. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects
  readonly body: any;
  readonly headers: Headers;
}

/** A browser with one cookie. */
export class Visitor {
  readonly me: Me;
  cookie: string;
  private readonly origin: string;

  constructor(origin: string, cookie: string, me: Me) {
    this.origin = origin;
    this.cookie = cookie;
    this.me = me;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { cookie: this.cookie, origin: this.origin },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text || undefined, headers: response.headers };
  }

  /** Status and code of an answer that says no. */
  async refused(method: string, path: string, body?: unknown): Promise<readonly [number, string]> {
    const { status, body: said } = await this.ask(method, path, body);
    return [status, (said as ErrorBody).error.code];
  }
}

/** A whole server with a database of its own, for a file of tests. */
export interface Stage {
  readonly node: ServerNode;
  readonly database: TestDatabase;
  readonly origin: string;
  /** Everything that was written into the log. */
  readonly lines: readonly string[];
  /** Nobody yet. */
  stranger(): Visitor;
  guest(name: string): Promise<Visitor>;
  close(): Promise<void>;
}

export async function newStage(settings: Partial<NodeSettings> = {}): Promise<Stage> {
  const database = await testDatabase();
  const lines: string[] = [];
  const node = await startNode({
    databaseUrl: database.url,
    port: 0,
    host: undefined,
    publicUrl: undefined,
    log: newLog(line => lines.push(line)),
    page: (_, response) => void response.end('the page'),
    ...settings,
  });
  const origin = `http://127.0.0.1:${node.port}`;
  const stranger = (): Visitor => new Visitor(origin, '', { id: '', name: '', isGuest: true });
  return {
    node,
    database,
    origin,
    lines,
    stranger,
    guest: async name => {
      const visitor = stranger();
      const { body } = await visitor.ask('POST', '/api/guests', { name });
      return new Visitor(origin, visitor.cookie, body);
    },
    close: async () => {
      await node.stop();
      await database.close();
    },
  };
}

/** A game in the tables with these people at it, as far as lists and talk need one. */
export async function seatedGame(
  { database: { sql } }: Stage,
  id: string,
  seats: readonly [string, Visitor | undefined][],
  game: {
    readonly status?: string;
    readonly active?: string;
    readonly isPublic?: boolean;
    readonly setup?: unknown;
  } = {},
): Promise<void> {
  const { status = 'running', active = null, isPublic = true, setup = { scenario: 'stuarts-raid' } } = game;
  await sql`
    insert into games (id, title, setup, rules_version, rules_hash, has_secrets, is_public, status, active, commitment, root)
    values (${id}, 'gcacw', ${JSON.stringify(setup)}, '1', 'x', false, ${isPublic}, ${status}, ${active}, 'c', 'r')`;
  for (const [place, [side, visitor]] of seats.entries()) {
    await sql`insert into seats (game, side, place, user_id) values (${id}, ${side}, ${place}, ${visitor?.me.id ?? null})`;
  }
}
