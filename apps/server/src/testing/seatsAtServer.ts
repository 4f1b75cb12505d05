import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Audience, audiencesOf, type Entry, type Hosted, openRemote, type WireSeat } from '@wigwag/host';
import type { OpenedGame, OpenGame, SettingsOfAGame, WorldOf } from '@wigwag/host/testing';
import { bareDecision, rulesHash, type SavedGame, type Vocabulary } from '@wigwag/kernel';
import { engineOf } from '@wigwag/titles/engine';
import { WebSocket } from 'ws';
import type { GameSettings } from '../games/liveGame.ts';
import { NO_LIMITS } from '../http/context.ts';
import { newLog } from '../log.ts';
import { type ServerNode, startNode } from '../node.ts';
import { hashOf, newSecret } from '../people/session.ts';
import type { Sql } from '../store/database.ts';
import { append } from '../store/entries.ts';
import { addGame, type NewGame } from '../store/games.ts';
import { addGuest } from '../store/people.ts';
import { type TestDatabase, testDatabase } from './index.ts';

const AGAIN_MS = 1;
const PATIENCE_MS = 60_000;

interface Opened {
  readonly settings: GameSettings;
  append(entry: Entry): void;
}

/** A server with a database, and games on it that tests have set up. */
export class TestServer {
  readonly node: ServerNode;
  readonly sql: Sql;
  private readonly database: TestDatabase;
  private readonly opened: Map<string, Opened>;

  private constructor(node: ServerNode, database: TestDatabase, opened: Map<string, Opened>) {
    this.node = node;
    this.database = database;
    this.sql = database.sql;
    this.opened = opened;
  }

  static async start(): Promise<TestServer> {
    const database = await testDatabase();
    const opened = new Map<string, Opened>();
    const found = (id: string): Opened => {
      const game = opened.get(id);
      if (game === undefined) throw new Error(`no game ${id}`);
      return game;
    };
    const node = await startNode({
      ...{ databaseUrl: database.url, port: 0, host: undefined, publicUrl: undefined, limits: NO_LIMITS },
      log: newLog(line => console.error(line), 'warn'),
      page: (_, response) => void response.end(),
      settingsOf: ({ id }) => found(id).settings,
      committed: (id, entries) => {
        for (const entry of entries) found(id).append(entry as Entry);
      },
    });
    return new TestServer(node, database, opened);
  }

  async stop(): Promise<void> {
    await this.node.stop();
    await this.database.close();
  }

  /** A game with a guest at each side; gives its id and the cookie of each. */
  async addGame<T extends Vocabulary>(
    hosted: Hosted<T>,
    settings: SettingsOfAGame<T>,
    entries: readonly Entry[],
    hasSecrets = false,
  ) {
    const id = randomBytes(9).toString('base64url');
    const { append: told = () => undefined, ...rest } = settings;
    this.opened.set(id, {
      settings: { ...rest, hosted, closesAtEnd: false, isLate: false } as unknown as GameSettings,
      append: told,
    });
    const cookies = new Map<string, string>();
    const seats: NewGame['seats'][number][] = [];
    for (const side of hosted.ruleset.sides) {
      const secret = newSecret();
      const { id: userId } = await addGuest(this.sql, side, hashOf(secret));
      cookies.set(side, `wigwag=${secret}`);
      seats.push({ side, userId, shareCommitment: '', share: '', computer: null });
    }
    await addGame(this.sql, {
      ...{
        id,
        title: hosted.ruleset.name,
        setup: hosted.setup,
        rulesVersion: '',
        rulesHash: rulesHash(hosted.ruleset),
        engine: engineOf(hosted.ruleset.name),
      },
      ...{
        hasSecrets,
        isPublic: true,
        isRated: false,
        commitment: '',
        root: '',
        status: 'running',
        createdBy: null,
        seats,
      },
    });
    const none = { active: undefined, result: undefined, drawOffer: undefined };
    if (entries.length > 0) {
      await append(this.sql, {
        game: id,
        engine: engineOf(hosted.ruleset.name),
        expected: 0,
        entries,
        messages: [],
        status: 'running',
        ...none,
      });
    }
    return { id, cookies };
  }
}

/** A saved game as the entries that it would have been kept as. */
function entriesOf({ decisions, undone = [], pending, ownDice }: SavedGame): Entry[] {
  const decided = [...decisions, ...undone.toReversed()].map(
    (each): Entry => ({ kind: 'decision', ...bareDecision(each) }),
  );
  const [first] = undone;
  return [
    ...(ownDice === undefined ? [] : [{ kind: 'dice', by: 'table', own: ownDice } as const]),
    ...decided,
    ...(first === undefined ? [] : [{ kind: 'undo', by: first.by, to: decisions.length } as const]),
    ...(pending === undefined ? [] : [{ kind: 'pending', ...bareDecision(pending) } as const]),
  ];
}

/** A seat over a socket; `cookie`: whose. */
function seatOver<T extends Vocabulary>(
  address: string,
  cookie: string | undefined,
  settings: { readonly hosted: Hosted<T>; readonly audience: Audience<T>; readonly worldOf: WorldOf<T> },
): { readonly seat: WireSeat<T>; close(): void } {
  const { hosted, audience, worldOf } = settings;
  return openRemote<T>({
    ...{ audience, worldOf, ruleset: hosted.ruleset, name: `test ${randomBytes(4).toString('hex')}` },
    later: (ms, then) => void setTimeout(then, ms).unref(),
    below: n => Math.floor(Math.random() * n),
    connect: ({ opened, received, closed }) => {
      const socket = new WebSocket(address, cookie === undefined ? {} : { headers: { cookie } });
      socket.on('open', opened);
      socket.on('message', data => received(String(data)));
      socket.on('close', closed);
      socket.on('error', () => undefined);
      return { send: text => socket.send(text), close: () => socket.close() };
    },
  });
}

/** Seats over sockets at a real server. */
export const openAtServer =
  <T extends Vocabulary>(server: () => TestServer, worldOf: WorldOf<T>): OpenGame<T> =>
  async (hosted, settings, saved): Promise<OpenedGame<T>> => {
    const { node } = server();
    const { id, cookies } = await server().addGame(hosted, settings, saved ? entriesOf(saved) : []);
    const address = `ws://127.0.0.1:${node.port}/api/games/${id}/stream`;
    const remotes = new Map(
      audiencesOf(hosted.ruleset).map(audience => [
        audience,
        seatOver(address, cookies.get(audience), { hosted, audience, worldOf }),
      ]),
    );
    const seats = [...remotes.values()].map(({ seat }) => seat);
    for (const reception of await Promise.all(seats.map(({ received }) => received))) {
      if (reception !== 'welcome') throw new Error(reception);
    }
    const live = await node.games.byId(id);
    if (live === undefined) throw new Error('the game is not there');
    const isQuiet = (): boolean =>
      live.isIdle && seats.every(seat => seat.waiting === 0 && seat.scene().n === live.numberOf(seat.audience));
    const found = (audience: Audience<T>) => {
      const remote = remotes.get(audience);
      if (remote === undefined) throw new RangeError(`no audience ${audience}`);
      return remote.seat;
    };
    return {
      seat: found,
      command: (audience, value) => found(audience).command(value),
      settled: () => settled(isQuiet),
      close: () => {
        for (const remote of remotes.values()) remote.close();
      },
    };
  };

/** It is so, and still is a moment later. */
async function settled(isQuiet: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const pause = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
  for (;;) {
    await pause();
    if (isQuiet()) {
      await pause();
      if (isQuiet()) return;
    }
    if (Date.now() > end) throw new Error('it does not become quiet');
    await wait(AGAIN_MS);
  }
}
