import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Sql } from '../store/database.ts';

/** PostgreSQL takes up to 8000 bytes. */
const MOST_IN_ONE = 100;
const AGAIN_MS = 1000;
/** So long others wait for news, so that much of it goes in one statement. */
const GATHER_MS = 10;

/** A game has come to this version; -1: something at its table has changed; -2: its chat. */
export type Notice = readonly [game: string, version: number];

/**
 * Tells other nodes which games have changed. Never inside the transaction that changes one: PostgreSQL has one lock for all
 * commits that notify. One that gets lost costs as long as the next poll.
 */
export class Notices<N> {
  private readonly sql: Sql;
  private readonly node: string;
  private readonly log: Log;
  private readonly channel: string;
  private waiting: N[] = [];
  private isTelling = false;
  private stopListening: (() => Promise<void>) | undefined;
  private isStopped = false;

  constructor(sql: Sql, node: string, log: Log, channel: string) {
    this.channel = channel;
    this.sql = sql;
    this.node = node;
    this.log = log;
  }

  /** `heard`: of another node; `begun`: from now on, and some may have been missed. */
  async listen(heard: (notice: N) => void, begun: () => void): Promise<void> {
    this.stopListening = await this.sql.listen(
      this.channel,
      text => {
        const { from, games } = JSON.parse(text) as { from: string; games: N[] };
        if (from !== this.node) for (const notice of games) heard(notice);
      },
      begun,
    );
  }

  tell(notice: N): void {
    this.waiting.push(notice);
    if (!this.isTelling) void this.tellAll();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.stopListening?.();
  }

  /** Those that come while one is on its way go together with the next. */
  private async tellAll(): Promise<void> {
    this.isTelling = true;
    while (this.waiting.length > 0 && !this.isStopped) {
      await wait(GATHER_MS, undefined, { ref: false });
      const games = this.waiting.splice(0, MOST_IN_ONE);
      try {
        await this.sql`select pg_notify(${this.channel}, ${JSON.stringify({ from: this.node, games })})`;
      } catch (error) {
        // Others find out by their poll.
        this.log.warn('notice-lost', { error });
        await wait(AGAIN_MS, undefined, { ref: false });
      }
    }
    this.isTelling = false;
  }
}
