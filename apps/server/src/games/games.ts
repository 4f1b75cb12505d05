import type { GameTimes } from '@wigwag/protocol';
import { engineOf } from '@wigwag/titles/engine';
import type { Log } from '../log.ts';
import type { Sql } from '../store/database.ts';
import { isInForce, isUnjudged } from '../store/engines.ts';
import { versionsOf } from '../store/entries.ts';
import { type GameRow, gameOf } from '../store/games.ts';
import { gameTimes } from './gameTime.ts';
import { type GameSettings, LiveGame } from './liveGame.ts';
import { Looks } from './looks.ts';
import type { LobbyNews } from './news/lobbyNews.ts';
import { type Notice, Notices } from './news/notices.ts';
import type { Telling } from './news/telling.ts';
import { GameStands, settingsOf } from './opening.ts';
import { checkRules } from './rules/ruleCheck.ts';

const CHANNEL = 'wigwag_games';
/** In place of a version. */
const CHAT = -2;
const POLL_MS = 5000;
/** Positions that are kept though nobody looks on. */
const MOST_UNWATCHED = 200;

export interface GamesSettings {
  readonly sql: Sql;
  readonly log: Log;
  /** What other nodes are told. */
  readonly telling: Telling;
  readonly news: LobbyNews;
  /** Left out: as they were made; for tests other dice, players, consent. */
  settingsOf?(row: GameRow): GameSettings;
  /** Somebody wrote these entries here, and they are committed. */
  committed?(game: string, entries: readonly { readonly kind: string }[]): void;
}

/** Whose decision it is now, or that there is more to look at. */
export type TableNews = { readonly active: string } | 'table' | 'chat';
type TableListener = (what: TableNews) => void;

/** The games of this node: any node serves any game. */
export class Games {
  private readonly settings: GamesSettings;
  private readonly live = new Map<string, LiveGame>();
  /** What stands at a table, and its time: for all who look there. */
  readonly tables: Looks<GameRow | undefined>;
  readonly times: Looks<GameTimes>;
  private readonly notices: Notices<Notice>;
  private readonly tableListeners = new Map<string, Set<TableListener>>();
  private poll: NodeJS.Timeout | undefined;

  constructor(settings: GamesSettings) {
    this.settings = settings;
    this.tables = new Looks(id => gameOf(settings.sql, id));
    this.times = new Looks(id => gameTimes(settings.sql, id));
    this.notices = new Notices(settings.sql, settings.telling, CHANNEL);
  }

  /** Games in memory. */
  get size(): number {
    return this.live.size;
  }

  async start(): Promise<void> {
    await this.notices.listen(
      notice => this.heard(notice),
      () => void this.pollWatched(),
    );
    this.poll = setInterval(() => void this.pollWatched(), POLL_MS);
    this.poll.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.poll);
    await this.notices.stop();
    // What is under way is brought to its end.
    await Promise.all([...this.live.values()].map(game => game.authority().catch(() => undefined)));
  }

  /** It may go on by another program now, or stand: it is read again, and whoever is at its table hears of it. */
  judged(id: string): void {
    this.live.get(id)?.forget();
    this.tableChanged(id);
  }

  /** A game that has begun. If it was played by another program, it is judged first whether this one plays it on. */
  async of(row: GameRow): Promise<LiveGame> {
    const own = engineOf(row.title);
    const isKnown = this.live.has(row.id) || !isUnjudged(row, own);
    const found = isKnown ? row : await this.judge(row, own);
    return this.atHand(found);
  }

  private async judge(row: GameRow, own: string): Promise<GameRow> {
    const { sql, log } = this.settings;
    if (!(await isInForce(sql, row.title, own))) throw new GameStands(row.id);
    const checked = await checkRules(sql, row);
    log.info('rules-checked', { ...checked, from: row.engine });
    return (await gameOf(sql, row.id)) ?? row;
  }

  private atHand(row: GameRow): LiveGame {
    const found = this.live.get(row.id) ?? this.open(row);
    // Taken out and put in again: whoever was not asked for longest goes first.
    this.live.delete(row.id);
    this.live.set(row.id, found);
    this.forgetSome();
    return found;
  }

  /** The same by its id; undefined: there is none, or it has not begun. */
  async byId(id: string): Promise<LiveGame | undefined> {
    const known = this.live.get(id);
    if (known !== undefined) return known;
    const row = await gameOf(this.settings.sql, id);
    return row === undefined || row.status === 'inviting' || row.status === 'mixing' ? undefined : this.of(row);
  }

  /** Hears when players come, resign, offer a draw. */
  watchTable(id: string, listener: TableListener): () => void {
    const listeners = this.tableListeners.get(id) ?? new Set();
    this.tableListeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.tableListeners.delete(id);
    };
  }

  /** Something at the table of a game has changed, here: everybody is told. */
  tableChanged(id: string): void {
    this.tellTable(id);
    this.notices.tell([id, -1]);
  }

  /** There are new lines in its chat. */
  chatted(id: string): void {
    this.tellTable(id, 'chat');
    this.notices.tell([id, CHAT]);
  }

  private tellTable(id: string, what: TableNews = 'table'): void {
    for (const listener of this.tableListeners.get(id) ?? []) listener(what);
  }

  private open(row: GameRow): LiveGame {
    const { sql, log, committed } = this.settings;
    const game = (this.settings.settingsOf ?? settingsOf)(row);
    return new LiveGame({
      id: row.id,
      sql,
      game,
      committed: (version, entries) => {
        this.notices.tell([row.id, version]);
        committed?.(row.id, entries);
      },
      failed: error => log.error('game-failed', { game: row.id, error }),
      tableChanged: () => this.tellTable(row.id),
      passedOn: active => {
        this.settings.news.tell({ game: row.id });
        this.tellTable(row.id, active === undefined ? 'table' : { active });
      },
    });
  }

  private heard([id, version]: Notice): void {
    if (version === CHAT) this.tellTable(id, 'chat');
    else if (version < 0) this.tellTable(id);
    else this.catchUp(id, version);
  }

  private catchUp(id: string, version: number): void {
    this.live
      .get(id)
      ?.catchUp(version)
      .catch(error => this.settings.log.warn('not-followed', { game: id, error }));
  }

  /** Whoever looks on misses nothing for longer than this, also if a notice was lost. */
  private async pollWatched(): Promise<void> {
    const watched = [...this.live.values()].filter(game => game.isWatched).map(({ id }) => id);
    const tables = [...this.tableListeners.keys()];
    for (const id of tables) if (!this.live.has(id)) this.tellTable(id);
    if (watched.length === 0) return;
    try {
      for (const { id, version } of await versionsOf(this.settings.sql, watched)) this.catchUp(id, version);
    } catch (error) {
      this.settings.log.warn('poll-failed', { error });
    }
  }

  private forgetSome(): void {
    if (this.live.size <= MOST_UNWATCHED) return;
    const idle = [...this.live.values()].filter(game => !game.isWatched && game.isIdle);
    for (const { id } of idle.slice(0, Math.max(0, idle.length - MOST_UNWATCHED))) this.live.delete(id);
  }
}
