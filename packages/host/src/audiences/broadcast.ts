import { type Game, ready, type Vocabulary } from '@wigwag/kernel';
import type { History } from '../game/history.ts';
import type { Hosted } from '../game/hosted.ts';
import type { Stepped, Told } from '../game/step.ts';
import { type Audience, audiencesOf, eventFor, viewFor } from './audience.ts';
import { type Message, type Status, Stream, type UndoEnd } from './stream.ts';

/** What a decision told each audience, and what it is about it that cannot be untold. */
interface Telling<T extends Vocabulary> {
  readonly to: ReadonlyMap<Audience<T>, Told<T> | undefined>;
  readonly closing: Closing | undefined;
}

type Closing = Exclude<UndoEnd, 'start'>;

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What each audience is shown of a game, and when. */
export class Broadcast<T extends Vocabulary> {
  private readonly hosted: Hosted<T>;
  private readonly history: History<T>;
  private readonly streams: ReadonlyMap<Audience<T>, Stream<T>>;
  /** What each decision that stands told each audience. */
  private readonly tellings: Telling<T>[] = [];
  private readonly undelivered: { readonly stream: Stream<T>; readonly message: Message<T> }[] = [];
  private readonly failures: unknown[] = [];
  private isDelivering = false;

  constructor(history: History<T>) {
    this.history = history;
    this.hosted = history.hosted;
    this.streams = new Map(audiencesOf(this.hosted.ruleset).map(audience => [audience, new Stream<T>()]));
    for (const [audience, stream] of this.streams) stream.add(this.openingFor(audience), 0);
  }

  stream(audience: Audience<T>): Stream<T> {
    const stream = this.streams.get(audience);
    if (stream === undefined) throw new RangeError(`no audience ${audience}`);
    return stream;
  }

  /** The next decision that stands. One that the host made for a player is told as the table's. */
  add(stepped: Stepped<T>, isFormal: boolean): void {
    const shared = this.hosted.hasSecrets ? undefined : stepped.told('public');
    const to = new Map<Audience<T>, Told<T> | undefined>();
    for (const audience of this.streams.keys()) {
      const told = shared ?? stepped.told(audience);
      to.set(audience, told && isFormal ? { ...told, by: 'table' } : told);
    }
    this.tellings.push({ to, closing: this.closingOf(stepped, to) });
  }

  private closingOf({ decision: { events, rolled } }: Stepped<T>, to: Telling<T>['to']): Closing | undefined {
    if (rolled.length > 0) return 'dice';
    if (events.some(event => this.hosted.ruleset.reveals(event))) return 'shown';
    const all = to.get('public')?.events ?? [];
    return [...to.values()].every(told => sameJson(told?.events ?? [], all)) ? undefined : 'secret';
  }

  /** Why the decision cannot be taken back by whoever is there; undefined: it can, or there is none. */
  closing(decision: number): Closing | undefined {
    return this.tellings[decision]?.closing;
  }

  /** Was the decision told as the table's? */
  isTables(decision: number): boolean {
    const telling = this.tellings[decision];
    return telling !== undefined && [...telling.to.values()].some(told => told?.by === 'table');
  }

  /** So many decisions stand. */
  cut(decisions: number): void {
    this.tellings.length = decisions;
  }

  /** `isShared`: everybody sits at the same screen. */
  publish(statusFor: (audience: Audience<T>, isCurrent: boolean) => Status<T>, isShared = false): void {
    const { open, decisions, settled } = this.history;
    for (const [audience, stream] of this.streams) {
      // What can still be taken back is shown to nobody else.
      const visible = isShared || audience === open ? decisions : settled;
      this.publishTo(stream, audience, visible, statusFor(audience, visible === decisions));
    }
    if (!this.isDelivering) this.deliver();
  }

  /** In order, also if one who hears of something decides at once: what comes of that is heard after it. */
  private deliver(): void {
    this.isDelivering = true;
    for (let next = this.undelivered.shift(); next !== undefined; next = this.undelivered.shift()) {
      next.stream.deliver(next.message, error => this.failures.push(error));
    }
    this.isDelivering = false;
  }

  /** Throws what somebody who heard of something failed with: only when the game has gone on as if he had not. */
  raise(): void {
    if (this.isDelivering || this.failures.length === 0) return;
    const [failure] = this.failures.splice(0);
    throw failure;
  }

  private publishTo(stream: Stream<T>, audience: Audience<T>, visible: number, status: Status<T>): void {
    const { latest } = stream;
    const isMoved = latest === undefined || visible !== stream.shown;
    const isStatusNew = !sameJson(status, latest?.status);
    if (!isMoved && !isStatusNew) return;
    const lines = stream.log.length;
    const kept = this.bringTo(stream, audience, visible);
    const view = isMoved ? this.viewAfter(visible, audience) : latest.view;
    const isTold = kept < lines || stream.log.length > kept;
    if (isTold || isStatusNew || !sameJson(view, latest?.view)) {
      const message = stream.publish(latest === undefined ? 0 : kept, view, status);
      this.undelivered.push({ stream, message });
    }
  }

  /** The log tells of so many decisions; how many of its lines stood before. */
  private bringTo(stream: Stream<T>, audience: Audience<T>, visible: number): number {
    if (visible < stream.shown) stream.cut(stream.linesOf(visible));
    const kept = stream.log.length;
    for (let at = stream.shown; at < visible; at++) stream.add(this.tellings[at]?.to.get(audience), at + 1);
    stream.shown = visible;
    return kept;
  }

  /** What an audience was shown when its log had so many lines; undefined: it has not that many. */
  pastView(audience: Audience<T>, lines: number): T['view'] | undefined {
    const decisions = this.decisionsAt(audience, lines);
    return decisions === undefined ? undefined : this.viewAfter(decisions, audience);
  }

  /** How many decisions an audience had been shown when its log had so many lines; undefined: it has not that many. */
  decisionsAt(audience: Audience<T>, lines: number): number | undefined {
    const after = this.stream(audience).after[lines - 1];
    return after === undefined ? undefined : this.shownAfter(audience, after);
  }

  /** With secrets another's decisions are shown only when they are sealed, together: what lay between them nobody else saw. */
  private shownAfter(audience: Audience<T>, decisions: number): number {
    const { made } = this.history;
    if (decisions === 0 || !this.hosted.hasSecrets) return decisions;
    const shown = made.findIndex(({ sealed, by }, index) => index >= decisions - 1 && (sealed || by === audience));
    return shown < 0 ? decisions : shown + 1;
  }

  private viewAfter(decisions: number, audience: Audience<T>): T['view'] {
    const { history } = this;
    const game: Game<T> = decisions === history.decisions ? history.game : history.gameAfter(decisions);
    return viewFor(this.hosted.ruleset, game, audience);
  }

  private openingFor(audience: Audience<T>): Told<T> {
    const { ruleset, opening, hasSecrets } = this.hosted;
    const game = ready(ruleset, opening.game);
    const seen = opening.events.map(event => (hasSecrets ? eventFor(ruleset, game, event, audience) : event));
    const events = seen.filter(event => event !== undefined);
    return { by: 'table', events, rolled: [] };
  }
}
