import type { LiveList } from '@wigwag/protocol';
import type { Log } from '../../log.ts';
import type { Sql } from '../../store/database.ts';
import { sittersOf } from '../../store/games.ts';
import { Notices } from './notices.ts';
import type { Telling } from './telling.ts';

/** News leave together, at ticks: when exactly something happened is nobody's to know. */
const TICK_MS = 250;
const CHANNEL = 'wigwag_lobby';

/** A game began, ended or passed the decision on; or the open challenges changed; or somebody was banned. */
export interface Changed {
  readonly game?: string;
  readonly challenges?: boolean;
  readonly bans?: boolean;
}

type Listener = (what: readonly LiveList[]) => void;

/** Tells whoever is connected here, at any node, that lists of his have changed. It names no game and no reason. */
export class LobbyNews {
  private readonly sql: Sql;
  private readonly log: Log;
  private readonly notices: Notices<Changed>;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly games = new Set<string>();
  private areChallengesNew = false;
  private banned: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(sql: Sql, telling: Telling, log: Log) {
    this.sql = sql;
    this.log = log;
    this.notices = new Notices(sql, telling, CHANNEL);
  }

  start(): Promise<void> {
    return this.notices.listen(
      changed => this.heard(changed),
      () => undefined,
    );
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.notices.stop();
  }

  tell(changed: Changed): void {
    this.heard(changed);
    this.notices.tell(changed);
  }

  /** Whoever keeps lines open looks who has to leave. */
  watchBans(banned: () => void): void {
    this.banned = banned;
  }

  watch(user: string, listener: Listener): () => void {
    const listeners = this.listeners.get(user) ?? new Set();
    this.listeners.set(user, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(user);
    };
  }

  private heard({ game, challenges = false, bans = false }: Changed): void {
    if (bans) this.banned();
    if (this.listeners.size === 0) return;
    if (game !== undefined) this.games.add(game);
    this.areChallengesNew ||= challenges;
    this.timer ??= setTimeout(() => void this.flush(), TICK_MS - (performance.now() % TICK_MS));
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const games = [...this.games];
    const areChallengesNew = this.areChallengesNew;
    this.games.clear();
    this.areChallengesNew = false;
    try {
      const sitters = new Set(games.length === 0 ? [] : await sittersOf(this.sql, games));
      for (const [user, listeners] of this.listeners) {
        const what: LiveList[] = [
          ...(sitters.has(user) ? (['games'] as const) : []),
          ...(areChallengesNew ? (['challenges'] as const) : []),
        ];
        if (what.length > 0) for (const listener of listeners) listener(what);
      }
    } catch (error) {
      this.log.warn('lobby-not-told', { error });
    }
  }
}
