import type { Sql } from '../../store/database.ts';
import type { Telling } from './telling.ts';

/** A game has come to this version; -1: something at its table has changed; -2: its chat. */
export type Notice = readonly [game: string, version: number];

/** One channel between the nodes. */
export class Notices<N> {
  private readonly sql: Sql;
  private readonly telling: Telling;
  private readonly channel: string;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(sql: Sql, telling: Telling, channel: string) {
    this.channel = channel;
    this.sql = sql;
    this.telling = telling;
  }

  /** `heard`: of another node; `begun`: from now on, and some may have been missed. */
  async listen(heard: (notice: N) => void, begun: () => void): Promise<void> {
    this.stopListening = await this.sql.listen(
      this.channel,
      text => {
        const { from, notices } = JSON.parse(text) as { from: string; notices: N[] };
        if (from !== this.telling.node) for (const notice of notices) heard(notice);
      },
      begun,
    );
  }

  tell(notice: N): void {
    this.telling.tell(this.channel, notice);
  }

  async stop(): Promise<void> {
    this.telling.stop();
    await this.stopListening?.();
  }
}
