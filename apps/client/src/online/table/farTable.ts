import { type Connection, openRemote, type Reception, type WireSeat } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import type { Ban, ChatLine, GameTimes, TableInfo } from '@wigwag/protocol';
import type { Laid } from '../../shell/door.ts';
import { Refused } from '../api/refused.ts';
import { chatAfter, chatRead, timesOf } from '../api/table.ts';
import { noteSeal } from '../dice/seal.ts';
import { RemoteSitting } from './remoteSitting.ts';

/** What is known of the time, and when that was, by this machine's clock. */
export interface TimesAt {
  readonly times: GameTimes;
  readonly at: number;
}

/** What everybody at a table knows besides the game, all at one moment. */
export interface TableNow {
  readonly info: TableInfo;
  readonly line: Connection;
  /** Since when the server has not been reached. */
  readonly cutSince?: number;
  /** Undefined: not known yet. */
  readonly sitting?: RemoteSitting<Vocabulary>;
  /** Why nobody can sit down here. */
  readonly obstacle?: Exclude<Reception, 'welcome'>;
  /** Whoever looks at it was kept out meanwhile: why, and until when. */
  readonly banned?: Refused;
  readonly times?: TimesAt;
  readonly chat: readonly ChatLine[];
  /** Up to which line it was read. */
  readonly read: number;
}

/** What a lost letter would have told is known after so long all the same. */
const LOOK_MS = 10_000;

/** What comes over the line besides the game. */
interface TableLetter {
  readonly kind: string;
  readonly table?: TableInfo;
  readonly time?: GameTimes;
  readonly ban?: Ban;
}

const addressOf = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/games/${encodeURIComponent(id)}/stream`;

/** A table at the server: the seat, who is there, what time they have, what they say. */
export class FarTable {
  readonly id: string;
  private readonly remote: { readonly seat: WireSeat<Vocabulary>; close(): void };
  private readonly listeners = new Set<() => void>();
  private readonly timer: ReturnType<typeof setInterval>;
  private current: TableNow;
  private isClosed = false;

  constructor(laid: Laid<Vocabulary>, info: TableInfo) {
    this.id = info.id;
    this.current = { info, line: 'connecting', chat: [], read: 0 };
    if (info.status === 'running') noteSeal(info);
    this.remote = openRemote<Vocabulary>({
      ruleset: laid.title.ruleset,
      audience: info.you ?? 'public',
      name: crypto.randomUUID(),
      worldOf: () => laid.world,
      later: (ms, then) => void setTimeout(then, ms),
      below: n => Math.floor(Math.random() * n),
      connect: events => this.connect(events),
      heard: text => this.heard(text),
      changed: line => this.lineIs(line),
    });
    void this.remote.seat.received.then(reception => this.receivedAs(reception, laid));
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    void this.look();
  }

  now(): TableNow {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.remote.close();
  }

  /** Asks what may have been missed: time, and what was said. */
  async look(): Promise<void> {
    await Promise.all([this.lookAtTime(), this.lookAtChat()]);
  }

  async lookAtTime(): Promise<void> {
    // Whoever looks on is told it over the socket, as far as he may know it.
    if (this.current.info.you === undefined) return;
    const times = await timesOf(this.id).catch(() => undefined);
    if (times !== undefined) this.put({ times: { times, at: Date.now() } });
  }

  async lookAtChat(): Promise<void> {
    const { info, chat } = this.current;
    if (info.you === undefined) return;
    const lines = await chatAfter(this.id, chat.at(-1)?.n ?? 0).catch(() => []);
    // Two may have asked at once.
    const last = this.current.chat.at(-1)?.n ?? 0;
    const fresh = lines.filter(({ n }) => n > last);
    if (fresh.length > 0) this.put({ chat: [...this.current.chat, ...fresh] });
  }

  /** What is there has been read. */
  chatRead(): void {
    const { chat, read } = this.current;
    const last = chat.at(-1)?.n ?? 0;
    if (last <= read) return;
    this.put({ read: last });
    void chatRead(this.id, last).catch(() => undefined);
  }

  private connect({ opened, received, closed }: Parameters<Parameters<typeof openRemote>[0]['connect']>[0]) {
    const socket = new WebSocket(addressOf(this.id));
    socket.onopen = opened;
    socket.onmessage = ({ data }) => received(String(data));
    socket.onclose = closed;
    const hasLeft = (): void => socket.close();
    window.addEventListener('offline', hasLeft);
    socket.addEventListener('close', () => window.removeEventListener('offline', hasLeft));
    return {
      send: (text: string) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  }

  private receivedAs(reception: Reception, { title, world }: Laid<Vocabulary>): void {
    if (this.isClosed) return;
    if (reception !== 'welcome') {
      this.put({ obstacle: reception });
      return;
    }
    const sitting = new RemoteSitting(title, world, this.remote.seat);
    sitting.lineIs(this.current.line);
    if (this.current.info.status === 'over') sitting.end();
    // Whose time runs changes with what is decided.
    let { length } = sitting.view().log;
    sitting.subscribe(() => {
      if (sitting.view().log.length !== length) void this.lookAtTime();
      ({ length } = sitting.view().log);
    });
    this.put({ sitting });
  }

  /** Letters of the table; those of the game the seat reads. */
  private heard(text: string): void {
    const letter = JSON.parse(text) as TableLetter;
    if (letter.kind === 'banned') this.keepOut(letter.ban);
    if (letter.kind === 'table' && letter.table !== undefined) this.tableIs(letter.table);
    if (letter.kind === 'time' && letter.time !== undefined)
      this.put({ times: { times: letter.time, at: Date.now() } });
    if (letter.kind === 'chat') void this.lookAtChat();
  }

  private keepOut(ban: Ban = {}): void {
    this.put({ banned: new Refused('banned', { ...ban }) });
    this.close();
  }

  private tableIs(info: TableInfo): void {
    const wasRunning = this.current.info.status === 'running';
    this.put({ info });
    if (info.status === 'over') this.current.sitting?.end();
    if (info.status === 'running' && !wasRunning) this.remote.seat.askAgain();
    void this.look();
  }

  private lineIs(line: Connection): void {
    this.current.sitting?.lineIs(line);
    const { cutSince: before, ...rest } = this.current;
    const cutSince = line === 'cut' ? (before ?? Date.now()) : line === 'connected' ? undefined : before;
    this.current = { ...rest, line, ...(cutSince !== undefined && { cutSince }) };
    this.tell();
    if (line === 'connected' && before !== undefined) void this.look();
  }

  private put(change: Partial<TableNow>): void {
    if (this.isClosed) return;
    this.current = { ...this.current, ...change };
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
