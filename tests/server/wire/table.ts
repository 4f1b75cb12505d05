import { get, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Gcacw, Side } from '@wigwag/gcacw';
import type { DiceAt, Hosted } from '@wigwag/host';
import type { TestServer } from '@wigwag/server/testing/server';
import type { Deed } from '../../twins/twin.ts';
import { diceFrom } from '../../twins/twin.ts';
import { Masks } from './masks.ts';
import { Onlooker } from './onlooker.ts';

/** The dice of a twin: by the number of the roll, so that twins that roll alike get alike. */
const diceOf =
  (seed: number): DiceAt<Gcacw> =>
  (request, { made, request: before }) => {
    const rolls = made.reduce((sum, { dice }) => sum + dice.length, before);
    return diceFrom(seed, rolls)(request);
  };

/** What the watching side and a stranger may ask for besides. */
const LOOKS = ['', '/time', '/chat', '/notes', '/record'] as const;

interface Seated {
  readonly watcher: Side;
  readonly dice: number;
}

interface Laid {
  readonly server: TestServer;
  readonly id: string;
  readonly masks: Masks;
  readonly cookies: ReadonlyMap<string, string>;
  readonly watcher: Side;
  readonly seats: ReadonlyMap<string, Onlooker>;
}

/** One of two twins at a server: who plays it, who looks on, and what reaches whom. */
export class WatchedTable {
  private readonly laid: Laid;
  private lastBy: string | undefined;

  private constructor(laid: Laid) {
    this.laid = laid;
  }

  static async lay(server: TestServer, hosted: Hosted<Gcacw>, { watcher, dice }: Seated): Promise<WatchedTable> {
    const settings = { consent: 'agreed', dice: diceOf(dice) } as const;
    const { id, cookies } = await server.addGame(hosted, settings, [], true);
    const masks = new Masks(id);
    const seats = new Map<string, Onlooker>();
    for (const audience of [...hosted.ruleset.sides, 'public'])
      seats.set(audience, await Onlooker.at(server.node.port, id, cookies.get(audience), audience, masks));
    return new WatchedTable({ server, id, masks, cookies, watcher, seats });
  }

  async play(deeds: readonly Deed[]): Promise<void> {
    for (const { by, intent } of deeds) {
      const seat = this.at(by);
      // What another has just done may still be on its way to him: a command that does not know of it would be refused, in one game of the two.
      if (this.lastBy !== undefined && this.lastBy !== by) await seat.settle();
      this.lastBy = by;
      await seat.send(intent);
    }
  }

  /** Everything that has reached the side, and a stranger, over sockets since this was last asked; and what the side's lists say. */
  async reached(): Promise<readonly string[]> {
    const told: string[] = [];
    for (const audience of [this.laid.watcher, 'public']) {
      const seat = this.at(audience);
      await seat.settle();
      told.push(...seat.news().map(frame => `${audience} < ${frame}`));
    }
    return [...told, await this.look('/api/my/games', this.ownCookie), await this.look('/api/games', this.ownCookie)];
  }

  /** What the pages of the side and of a stranger can ask for besides. */
  async asked(): Promise<readonly string[]> {
    const told: string[] = [];
    for (const each of LOOKS)
      for (const cookie of [this.ownCookie, undefined])
        told.push(await this.look(`/api/games/${this.laid.id}${each}`, cookie));
    return told;
  }

  private get ownCookie(): string | undefined {
    return this.laid.cookies.get(this.laid.watcher);
  }

  /** The notice that the side would get if a minute passed. */
  async notice(): Promise<string> {
    const { id, watcher, server } = this.laid;
    const { sql } = server;
    while ((await sql`select 1 from turns where game = ${id}`).length > 0) await wait(50);
    const rows = await sql<{ kind: string }[]>`
      select kind from notices join seats on seats.user_id = notices.user_id
      where notices.game = ${id} and seats.game = ${id} and side = ${watcher}`;
    return `notices: ${rows.map(({ kind }) => kind).join()}`;
  }

  close(): void {
    for (const seat of this.laid.seats.values()) seat.close();
  }

  private at(audience: string): Onlooker {
    const seat = this.laid.seats.get(audience);
    if (seat === undefined) throw new RangeError(`nobody looks on as ${audience}`);
    return seat;
  }

  /** Status, headers and body, but for what the clock says; over a line of its own, since one that is kept may be closed as it is used again. */
  private async look(path: string, cookie: string | undefined): Promise<string> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { headers: cookie === undefined ? {} : { cookie }, agent: false };
      get(`http://127.0.0.1:${this.laid.server.node.port}${path}`, options, resolve).on('error', reject);
    });
    const headers = Object.entries(answer.headers)
      .filter(([name]) => name !== 'date')
      .map(pair => pair.join(': '));
    const text = await readText(answer);
    return this.laid.masks.text(
      `${cookie === undefined ? 'stranger' : 'side'} ${path} ${answer.statusCode} ${headers.join(' | ')} ${text}`,
    );
  }
}
