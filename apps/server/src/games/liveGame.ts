import { setImmediate as breathe } from 'node:timers/promises';
import {
  type Answer,
  type Audience,
  Authority,
  type AuthoritySettings,
  audiencesOf,
  type Entry,
  fold,
  type LogHeader,
  loading,
  type Message,
  type Offer,
  type Reachable,
  readCommand,
} from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { engineOf } from '@wigwag/titles/engine';
import type { Sql } from '../store/database.ts';
import { setStanding } from '../store/engines.ts';
import { type Append, append, type Standing, standingOf, type Tail, tailOf } from '../store/entries.ts';
import type { GameResult, GameStatus } from '../store/games.ts';
import { LATE, type Late, LateStream } from './lateStream.ts';
import { GameStands } from './opening.ts';
import { rulesHash } from './rules/hash.ts';
import { hostEntries, outcomeOf, type TableEntry } from './tableEntry.ts';
import { Turns } from './turns.ts';

type AnyGame = Vocabulary;
type Listener = (message: Message<AnyGame>) => void;

/** How a game is played: what an authority needs, but for where it is kept. */
export interface GameSettings extends Omit<AuthoritySettings<AnyGame>, 'append' | 'turn'> {
  /** When its rules end it, it is closed: what its dice followed from is told then, so that nobody may take anything back. */
  readonly closesAtEnd: boolean;
  /** With secrets, those who look on are a turn late. */
  readonly isLate: boolean;
}

/** What everybody may know of a game besides what is on the board. */
export interface TableState {
  readonly status: GameStatus;
  readonly result: GameResult | undefined;
  readonly drawOffer: string | undefined;
}

export interface LiveGameSettings {
  readonly id: string;
  readonly sql: Sql;
  readonly game: GameSettings;
  /** Something was written: others are to be told. */
  committed(version: number, entries: readonly { readonly kind: string }[]): void;
  /** What could not be done, and nobody waits for. */
  failed(error: unknown): void;
  /** The decision passed on here, to this side; undefined: the game ended. */
  passedOn(active: string | undefined): void;
  /** Somebody sits down, resigns, offers a draw: the table is to be shown anew. */
  tableChanged(): void;
}

/** Another node was quicker so often: then the sender is asked to try again. */
const TRIES = 20;
/** Loading rests after so long, so that others get their turn. */
const SLICE_MS = 5;

interface Loaded {
  readonly authority: Authority<AnyGame>;
  version: number;
}

/** What is judged, and whose command it is. */
interface Judged<R> {
  readonly command?: { readonly audience: string; readonly id: string };
  /** Has whoever asks seen the last that is in mind? Then it is judged ahead. */
  isCurrent?(authority: Authority<AnyGame>): boolean;
  act(authority: Authority<AnyGame>): R;
}

const NO_COMMAND = { audience: '', id: '' } as const;

/** Says why something may not happen at the table, by throwing. */
type Allowed = (table: TableState, authority: Authority<AnyGame>) => void | Promise<void>;

/** The game is over, or has not begun. */
export class NotRunning extends Error {
  readonly status: GameStatus;

  constructor(status: GameStatus) {
    super(status);
    this.status = status;
  }
}

/**
 * A game in this node: an authority that decides ahead, and a database that says whether it stands. What was not committed is
 * told to nobody; if another node was quicker, the authority follows and judges again.
 */
export class LiveGame implements Reachable<AnyGame> {
  readonly id: string;
  readonly audiences: readonly Audience<AnyGame>[];
  private readonly settings: LiveGameSettings;
  private readonly turns = new Turns();
  private readonly listeners = new Map<string, Set<Listener>>();
  /** The last number that was told here, by audience. */
  private readonly toldTo = new Map<string, number>();
  private loaded: Loaded | undefined;
  private active: string | undefined;
  private table: TableState = { status: 'running', result: undefined, drawOffer: undefined };
  /** What the authority has decided in this turn. */
  private fresh: Entry[] = [];
  private readonly late = new LateStream();

  constructor(settings: LiveGameSettings) {
    this.id = settings.id;
    this.settings = settings;
    this.audiences = audiencesOf(settings.game.hosted.ruleset);
  }

  get isIdle(): boolean {
    return this.turns.areOver;
  }

  get isWatched(): boolean {
    return [...this.listeners.values()].some(({ size }) => size > 0);
  }

  get state(): TableState {
    return this.table;
  }

  private get engine(): string {
    return engineOf(this.title);
  }

  get title(): string {
    return this.ruleset.name;
  }

  get ruleset() {
    return this.settings.game.hosted.ruleset;
  }

  /** What never changes in it. */
  get world(): object {
    return this.settings.game.hosted.opening.game.world;
  }

  get hasSecrets(): boolean {
    return this.settings.game.hosted.hasSecrets;
  }

  /** The last number of an audience; undefined: the game is not loaded. */
  numberOf(audience: string): number | undefined {
    return this.loaded?.authority.stream(audience).n;
  }

  header(): LogHeader {
    const { ruleset, setup } = this.settings.game.hosted;
    const { name, version } = ruleset;
    // The dice follow from what only the server knows: there is no seed to tell.
    return { ruleset: name, version, rules: rulesHash(ruleset), setup: setup ?? null, seed: '' };
  }

  /** Is this audience shown each turn only when it is over? */
  private isLate(audience: Audience<AnyGame>): boolean {
    return audience === 'public' && this.settings.game.isLate && this.hasSecrets;
  }

  stream(audience: Audience<AnyGame>) {
    return {
      since: (seen: number) => this.turns.take(async () => this.since(await this.ready(), audience, seen)),
      subscribe: (listener: Listener) => this.subscribe(audience, listener),
    };
  }

  past(audience: Audience<AnyGame>, lines: number): Promise<unknown> {
    return this.turns.take(async () => {
      const authority = await this.ready();
      const isTooEarly = this.isLate(audience) && lines > this.late.linesOf(authority);
      return isTooEarly ? undefined : authority.past(audience, lines);
    });
  }

  private since(authority: Authority<AnyGame>, audience: Audience<AnyGame>, seen: number) {
    return this.isLate(audience) ? this.late.since(authority, seen) : authority.stream(audience).since(seen);
  }

  /** Does what a command wants, once: it is answered when that is committed, or nothing is to be done. */
  async receive(audience: Audience<AnyGame>, value: unknown): Promise<Answer<AnyGame>> {
    const read = readCommand(value);
    if ('complaint' in read) return { unreadable: read.complaint };
    const { command } = read;
    // How far the others are is nobody's to know who only looks on.
    if (this.isLate(audience)) return { refused: { clause: 'host/only-watching', params: {} } };
    try {
      const name = { audience, id: command.id };
      return await this.turns.take(() =>
        this.judge<Answer<AnyGame>>({
          command: name,
          isCurrent: authority => authority.stream(audience).n === command.seen,
          act: authority => authority.handle(audience, command),
        }),
      );
    } catch (error) {
      if (error instanceof NotRunning) return { refused: { clause: 'kernel/game-over', params: {} } };
      throw error;
    }
  }

  /** Something happens at the table. `allowed` says why not, by throwing, once the game is known as it stands. */
  atTable(entry: TableEntry, allowed: Allowed): Promise<void> {
    return this.turns.take(() => this.judgeTable(entry, allowed));
  }

  /** The whole game, with everything that is hidden: when it is over, or for the server itself. */
  authority(): Promise<Authority<AnyGame>> {
    return this.turns.take(() => this.ready());
  }

  /** Another node has written up to this version, or the table has changed. */
  async catchUp(version: number): Promise<void> {
    if (this.loaded === undefined && !this.isWatched) return;
    await this.turns.take(async () => {
      if (this.loaded !== undefined && version <= this.loaded.version) return;
      await this.follow();
    });
  }

  /** Forgets the position; it is loaded when somebody asks. */
  forget(): void {
    this.loaded = undefined;
  }

  private subscribe(audience: string, listener: Listener): () => void {
    const listeners = this.listeners.get(audience) ?? new Set();
    this.listeners.set(audience, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  private async ready(): Promise<Authority<AnyGame>> {
    return (this.loaded ?? (await this.load())).authority;
  }

  /** Judges until what came of it is committed, or nothing came of it. */
  private async judge<R>(judged: Judged<R>): Promise<R> {
    const { command, act } = judged;
    const ahead = await this.judgedAhead(judged);
    if (ahead !== undefined) return ahead.result;
    for (let tries = 0; tries < TRIES; tries++) {
      const standing = await this.standing(command);
      if (standing.answer !== null && command !== undefined) return standing.answer as R;
      if (standing.status !== 'running') throw new NotRunning(standing.status);
      const loaded = await this.upTo(standing.version);
      const before = this.standsAt(loaded);
      const result = this.acted(() => act(loaded.authority));
      if (this.fresh.length === 0) return result;
      if (await this.commit(loaded, before, command && { ...command, answer: result })) return result;
    }
    throw new Error(`game ${this.id} is too busy`);
  }

  /**
   * Judges in the position that is in mind, without asking first whether it is the last: the statement that writes says so. Undefined: it is not,
   * or the command was done before.
   */
  private async judgedAhead<R>({ command, isCurrent, act }: Judged<R>): Promise<{ readonly result: R } | undefined> {
    const { loaded } = this;
    if (loaded === undefined || !isCurrent?.(loaded.authority)) return undefined;
    const before = this.standsAt(loaded);
    const result = this.acted(() => act(loaded.authority));
    if (this.fresh.length > 0) {
      const isDone = await this.commit(loaded, before, command && { ...command, answer: result });
      return isDone ? { result } : undefined;
    }
    const standing = await this.standing(command);
    const isLast = standing.version === loaded.version && standing.status === 'running' && standing.answer === null;
    // The authority remembers what it has answered: in another position it may be wrong.
    if (!isLast) this.forget();
    return isLast ? { result } : undefined;
  }

  private async standing(command: Judged<unknown>['command'] = NO_COMMAND): Promise<Standing> {
    return this.own(await standingOf(this.settings.sql, this.id, command));
  }

  /** What another program plays on is not judged here, nor shown. */
  private own<S extends Standing | Tail>(found: S | undefined): S {
    if (found === undefined) throw new Error(`no game ${this.id}`);
    if (found.status !== 'running' || found.engine === this.engine) return found;
    this.forget();
    throw new GameStands(this.id);
  }

  /** If the authority fails on the way, what it has done in memory is not to be trusted. */
  private acted<R>(act: () => R): R {
    this.fresh = [];
    try {
      return act();
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private standsAt({ authority }: Loaded): Before {
    const { turn } = authority;
    return { numbers: new Map(this.audiences.map(audience => [audience, authority.stream(audience).n])), turn };
  }

  /** False: somebody was quicker. Whatever is not committed is forgotten. */
  private async commit(loaded: Loaded, before: Before, command: Append['command']): Promise<boolean> {
    const { authority, version } = loaded;
    const isOver = authority.decider === undefined && this.settings.game.closesAtEnd;
    const table: TableState = isOver ? { ...this.table, status: 'over', result: playedOut(authority) } : this.table;
    const messages = this.audiences.flatMap(audience =>
      authority
        .stream(audience)
        .since(before.numbers.get(audience) ?? 0)
        .map(({ n, kept, told, status }) => ({ audience, n, body: { kept, told, status } })),
    );
    const active = authority.open ?? authority.decider;
    const entries = active === this.active ? this.fresh : vouchedFor(this.fresh, authority);
    const late = table.status === 'over' || authority.turn !== before.turn ? this.late.next(authority) : undefined;
    const told = [...messages, ...lateMessages(late)];
    if (!(await this.write({ ...table, active, expected: version, entries, messages: told, command }))) return false;
    loaded.version = version + entries.length;
    if (late !== undefined) this.late.begin(late);
    this.tell();
    this.settings.committed(loaded.version, entries);
    this.showTable(table);
    this.showActive(table.status === 'running' ? active : undefined);
    return true;
  }

  /** If it fails, nobody knows whether it was done: the database does. */
  private async write(what: Omit<Append, 'game' | 'engine'>): Promise<boolean> {
    let isWritten = false;
    try {
      isWritten = await append(this.settings.sql, { ...what, game: this.id, engine: this.engine });
    } finally {
      if (!isWritten) this.forget();
    }
    return isWritten;
  }

  private async judgeTable(entry: TableEntry, allowed: Allowed): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const standing = await this.standing();
      if (standing.status !== 'running') throw new NotRunning(standing.status);
      const loaded = await this.upTo(standing.version);
      const { authority, version } = loaded;
      await allowed(this.table, authority);
      const { result, drawOffer } = outcomeOf(entry, this.settings.game.hosted.ruleset.sides);
      const table: TableState = { status: result === undefined ? 'running' : 'over', result, drawOffer };
      const late = result === undefined ? undefined : this.late.next(authority);
      const seated = entry.kind === 'seat-computer' ? entry : undefined;
      const active = result === undefined ? (authority.open ?? authority.decider) : undefined;
      if (
        await this.write({
          ...table,
          active,
          expected: version,
          entries: [entry],
          messages: lateMessages(late),
          seated,
        })
      ) {
        if (late !== undefined) this.late.begin(late);
        loaded.version = version + 1;
        this.settings.committed(loaded.version, [entry]);
        this.tell();
        this.showTable(table);
        this.showActive(active);
        return;
      }
    }
    throw new Error(`game ${this.id} is too busy`);
  }

  private showTable(table: TableState): void {
    const isSame = JSON.stringify(table) === JSON.stringify(this.table);
    this.table = table;
    if (!isSame) this.settings.tableChanged();
  }

  private showActive(active: string | undefined): void {
    if (active === this.active) return;
    this.active = active;
    this.settings.passedOn(active);
  }

  /** The game as it stood at a version, or later. */
  private async upTo(version: number): Promise<Loaded> {
    if (this.loaded !== undefined && this.loaded.version < version) await this.follow();
    return this.loaded ?? (await this.load());
  }

  /** Reads what others have written, and tells it here. */
  private async follow(): Promise<void> {
    const { loaded } = this;
    if (loaded === undefined) return void (await this.load());
    const tail = await this.tail(loaded.version);
    const isFollowed = this.acted(() => loaded.authority.follow(hostEntries(tail.entries)));
    if (!isFollowed || !this.hasNumbers(loaded.authority, tail)) {
      this.forget();
      return void (await this.load());
    }
    loaded.version = tail.version;
    this.late.begin(tail.late ?? undefined);
    this.tell();
    const hasPassedOn = this.active !== (tail.active ?? undefined);
    this.active = tail.active ?? undefined;
    this.showTable(tableIn(tail));
    if (hasPassedOn) this.settings.tableChanged();
  }

  private hasNumbers(authority: Authority<AnyGame>, { numbers }: Tail): boolean {
    return this.audiences.every(audience => authority.stream(audience).n === (numbers[audience] ?? 1));
  }

  private async tail(after: number): Promise<Tail> {
    return this.own(await tailOf(this.settings.sql, this.id, after));
  }

  /** From the entries; what the authority does by itself at the beginning is committed at once. */
  private async load(): Promise<Loaded> {
    for (let tries = 0; tries < TRIES; tries++) {
      const tail = await this.tail(0);
      const loaded: Loaded = { authority: await this.authorityOf(tail), version: tail.version };
      this.loaded = loaded;
      this.table = tableIn(tail);
      this.late.begin(tail.late ?? undefined);
      this.active = tail.active ?? undefined;
      // A game that has just begun waits for somebody, and its clocks and lists have to know for whom.
      const isToldWhose = tail.status !== 'running' || tail.active !== null;
      const before = new Map(this.audiences.map(audience => [audience, tail.numbers[audience] ?? 0]));
      if (
        (this.fresh.length === 0 && isToldWhose) ||
        (await this.commit(loaded, { numbers: before, turn: loaded.authority.turn }, undefined))
      ) {
        this.tell();
        return loaded;
      }
    }
    throw new Error(`game ${this.id} is too busy`);
  }

  private async authorityOf(tail: Tail): Promise<Authority<AnyGame>> {
    const { game } = this.settings;
    const entries = hostEntries(tail.entries);
    const steps = loading(game, entries.length === 0 ? undefined : fold(this.header(), entries));
    let step = steps.next();
    for (let rested = performance.now(); !step.done; step = steps.next()) {
      if (performance.now() - rested < SLICE_MS) continue;
      await breathe();
      rested = performance.now();
    }
    const found = step.value;
    if (found.replayed?.divergence !== undefined) await this.stand(found.replayed.divergence);
    for (const audience of this.audiences) found.broadcast.stream(audience).beginAt(tail.numbers[audience] ?? 1);
    const offer = entries.findLast((entry): entry is Entry & { kind: 'offer' } => entry.kind === 'offer');
    const stands: Offer<AnyGame> | undefined = tail.offer === null ? undefined : offer;
    this.fresh = [];
    const settings: AuthoritySettings<AnyGame> = {
      ...game,
      append: entry => this.fresh.push(entry),
      turn: happen => this.later(authority, happen),
    };
    const authority: Authority<AnyGame> = new Authority(settings, { ...found, offer: stands });
    return authority;
  }

  /** This program plays it otherwise than it was played: it stands, and whoever is at the table is told. */
  private async stand({ code, decision }: { readonly code: string; readonly decision: number }): Promise<never> {
    await setStanding(this.settings.sql, this.id, `${code} at decision ${decision}`, this.engine);
    this.settings.tableChanged();
    throw new GameStands(this.id);
  }

  /** A player's answer, or what was paced: judged and committed like a command, unless the game was loaded again meanwhile. */
  private later(asked: Authority<AnyGame>, happen: () => void): void {
    const act = (authority: Authority<AnyGame>): void => {
      if (authority === asked) happen();
    };
    this.turns
      .take(() => this.judge<void>({ act }))
      .catch(error => {
        if (!(error instanceof NotRunning)) this.settings.failed(error);
      });
  }

  /** What was committed goes to whoever listens here. */
  private tell(): void {
    const authority = this.loaded?.authority;
    if (authority === undefined) return;
    for (const audience of this.audiences) {
      const n = this.isLate(audience) ? this.late.n : authority.stream(audience).n;
      const listeners = this.listeners.get(audience);
      const told = this.toldTo.get(audience);
      this.toldTo.set(audience, n);
      if (told === undefined || listeners === undefined) continue;
      for (const message of this.since(authority, audience, told)) for (const listener of listeners) listener(message);
    }
  }
}

/** Where things stood before something was judged. */
interface Before {
  readonly numbers: ReadonlyMap<string, number>;
  readonly turn: number | undefined;
}

/** Whenever the decision passes on the position is vouched for: rules that lead elsewhere are found out. */
function vouchedFor(entries: readonly Entry[], authority: Authority<AnyGame>): readonly Entry[] {
  const isVouched = entries.at(-1)?.kind === 'check' || !entries.some(({ kind }) => CHANGING.includes(kind));
  return isVouched ? entries : [...entries, authority.check()];
}

const CHANGING: readonly string[] = ['decision', 'undo', 'redo'];

const lateMessages = (late: Late | undefined) =>
  late === undefined ? [] : [{ audience: LATE, n: late.n, body: { lines: late.lines } }];

/** As the rules say, where they do. */
function playedOut({ winner }: Authority<AnyGame>): GameResult {
  return { how: 'played', ...(winner !== undefined && { winner }) };
}

const tableIn = ({ status, result, drawOffer }: Tail): TableState => ({
  status,
  result: result ?? undefined,
  drawOffer: drawOffer ?? undefined,
});
