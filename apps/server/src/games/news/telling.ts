import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { Sql } from '../../store/database.ts';

/** PostgreSQL takes up to 8000 bytes. */
const MOST_IN_ONE = 100;
const AGAIN_MS = 1000;
/** So long others wait for news, so that much of it goes in one statement. */
const GATHER_MS = 25;

interface News {
  readonly channel: string;
  readonly notice: unknown;
}

/**
 * What this node tells the others, on all channels. Never inside the transaction that it is about: PostgreSQL has one lock for all commits that
 * notify. What gets lost costs others as long as their next poll.
 */
export class Telling {
  readonly node: string;
  private readonly sql: Sql;
  private readonly log: Log;
  private waiting: News[] = [];
  private isTelling = false;
  private isStopped = false;

  constructor(sql: Sql, node: string, log: Log) {
    this.sql = sql;
    this.node = node;
    this.log = log;
  }

  tell(channel: string, notice: unknown): void {
    this.waiting.push({ channel, notice });
    if (!this.isTelling) void this.tellAll();
  }

  stop(): void {
    this.isStopped = true;
  }

  private async tellAll(): Promise<void> {
    this.isTelling = true;
    while (this.waiting.length > 0 && !this.isStopped) {
      await wait(GATHER_MS, undefined, { ref: false });
      if (this.isStopped) return;
      const news = this.waiting.splice(0, MOST_IN_ONE);
      const letters = [...new Set(news.map(({ channel }) => channel))].map(channel => {
        const notices = news.filter(each => each.channel === channel).map(({ notice }) => notice);
        return { channel, text: JSON.stringify({ from: this.node, notices }) };
      });
      try {
        await this.sql`
          select pg_notify(channel, text) from json_to_recordset(${JSON.stringify(letters)}::text::json) as letter(channel text, text text)`;
      } catch (error) {
        // Others find out by their poll.
        this.log.warn('notice-lost', { error });
        await wait(AGAIN_MS, undefined, { ref: false });
      }
    }
    this.isTelling = false;
  }
}
