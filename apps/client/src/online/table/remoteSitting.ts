import { type Answer, type Connection, type Foreseen, foresee, type Intent, type Seat, whyNot } from '@wigwag/host';
import type { AnyChoice, Ready, Refusal, Vocabulary } from '@wigwag/kernel';
import type { TitleAtTable } from '@wigwag/titles';
import type { Powers, Sitting, Underway, View } from '../../shell/view.ts';

/** A seat that is reached over a line, and can hold back what no line has carried. */
export interface FarSeat<T extends Vocabulary> extends Seat<T> {
  withdraw(): boolean;
}

/** The game is kept elsewhere, and belongs to others too. */
const POWERS: Powers = { hasAll: false, mayBegin: false, maySeat: false, mayReferee: false };

const NOTHING = (): void => undefined;

const WATCHING = { refused: { clause: 'host/only-watching', params: {} } } as const;
const ON_ITS_WAY = { refused: { clause: 'host/on-its-way', params: {} } } as const;
const SEALED = { refused: { clause: 'host/nothing-to-undo', params: {} } } as const;
const OVER = { refused: { clause: 'kernel/game-over', params: {} } } as const;

interface Pending<T extends Vocabulary> {
  /** The number of the scene in which it was decided: once another is shown, that is what counts. */
  readonly n: number;
  readonly foreseen: Foreseen<T> | undefined;
  isTakenBack: boolean;
}

/** A game at a server, through one seat. What is decided is shown at once, and counts when the server says so. */
export class RemoteSitting<T extends Vocabulary> implements Sitting<T> {
  readonly title: TitleAtTable<T>;
  private readonly world: T['world'];
  private readonly seat: FarSeat<T>;
  private readonly listeners = new Set<() => void>();
  private readonly hasSecrets: boolean;
  private line: Connection = 'connected';
  private isEnded = false;
  private pending: Pending<T> | undefined;
  private current: View<T>;

  constructor(title: TitleAtTable<T>, world: T['world'], seat: FarSeat<T>) {
    this.title = title;
    this.world = world;
    this.seat = seat;
    this.hasSecrets = title.hasSecrets(world);
    this.current = this.look();
    seat.subscribe(() => this.changed());
  }

  /** Is the server reached? */
  lineIs(line: Connection): void {
    if (this.line === line) return;
    this.line = line;
    if (this.pending !== undefined) this.changed();
  }

  /** It ended at the table, beside the rules: nothing is decided any more. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.changed();
  }

  view(): View<T> {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  whyNot(attempt: AnyChoice<T>, ...then: readonly AnyChoice<T>[]): Refusal<T> | undefined {
    const closed = this.closed();
    if (closed !== undefined) return closed.refused as Refusal<T>;
    const { game, audience } = this.seat.scene();
    return whyNot(this.title.ruleset, { game, audience }, attempt, ...then);
  }

  async send(intent: Intent): Promise<Answer<T>> {
    if (intent.do === 'undo' && this.pending !== undefined && this.isPlaying) return this.takeBack(this.pending);
    const closed = this.closed();
    if (closed !== undefined) return closed as Answer<T>;
    return intent.do === 'decide' ? this.decide(intent) : this.seat.send(intent);
  }

  async sendAs(side: T['side'], intent: Intent): Promise<Answer<T>> {
    return side === this.seat.audience ? this.send(intent) : WATCHING;
  }

  past(lines: number): Promise<Ready<T> | undefined> {
    return this.seat.past(lines);
  }

  linesAt(side: T['side'], lines: number): number | undefined {
    return side === this.seat.audience ? lines : undefined;
  }

  keeping(): 'kept' {
    return 'kept';
  }

  onKeeping(): () => void {
    return NOTHING;
  }

  unkept(): undefined {
    return undefined;
  }

  recordAt(): undefined {
    return undefined;
  }

  record(): undefined {
    return undefined;
  }

  lookAs(): undefined {
    return undefined;
  }

  async pastOf(): Promise<undefined> {
    return undefined;
  }

  async playHere(): Promise<void> {
    return undefined;
  }

  mayBranch(): boolean {
    return false;
  }

  branch(): boolean {
    return false;
  }

  /** Whose eyes see, and who plays, was settled where the game was made. */
  sit = NOTHING;
  rise = NOTHING;
  handOver = NOTHING;
  restart = NOTHING;
  reopen = NOTHING;
  forgetUnkept = NOTHING;

  private get isPlaying(): boolean {
    return this.seat.audience !== 'public';
  }

  /** Why nothing may be decided here now. */
  private closed(): typeof WATCHING | typeof ON_ITS_WAY | typeof OVER | undefined {
    if (!this.isPlaying) return WATCHING;
    if (this.isEnded) return OVER;
    return this.pending === undefined ? undefined : ON_ITS_WAY;
  }

  private async decide(intent: Intent & { readonly do: 'decide' }): Promise<Answer<T>> {
    const scene = this.seat.scene();
    const choice = intent.choice as AnyChoice<T>;
    const pending: Pending<T> = {
      n: scene.n,
      foreseen: intent.dice === undefined ? foresee(this.title.ruleset, scene, choice) : undefined,
      isTakenBack: false,
    };
    this.pending = pending;
    this.changed();
    const answer = await this.seat.send(intent);
    const last = pending.isTakenBack && 'done' in answer ? await this.undoArrived() : answer;
    this.pending = undefined;
    this.changed();
    return last;
  }

  /** Past a seal it stands: to ask the other side for it is another decision. */
  private async undoArrived(): Promise<Answer<T>> {
    if (this.seat.scene().status.undo !== 'free') return SEALED;
    const undone = await this.seat.send({ do: 'undo' });
    return 'done' in undone ? { withdrawn: true } : undone;
  }

  /** What has not left yet never does; what may have arrived is undone as soon as that is known. */
  private takeBack(pending: Pending<T>): Answer<T> {
    if (!this.seat.withdraw()) {
      pending.isTakenBack = true;
      this.changed();
    }
    return { withdrawn: true };
  }

  private changed(): void {
    this.current = this.look();
    for (const listener of this.listeners) listener();
  }

  private get underway(): Underway | undefined {
    const { pending, line } = this;
    if (pending === undefined) return undefined;
    if (pending.isTakenBack) return 'taken-back';
    return line === 'connected' ? 'sent' : 'waiting';
  }

  private look(): View<T> {
    const { seat, pending, isPlaying, underway } = this;
    const scene = seat.scene();
    const { status, log } = scene;
    const isForeseen = pending?.foreseen !== undefined && !pending.isTakenBack && pending.n === scene.n;
    const { game, frame } = isForeseen ? (pending.foreseen as Foreseen<T>) : scene;
    const { sides } = this.title.ruleset;
    const isOpen = this.closed() === undefined;
    const eyes = isPlaying ? (seat.audience as T['side']) : (sides[0] as T['side']);
    return {
      ...{ world: this.world, game, frame, log, eyes },
      get choices() {
        return isOpen ? scene.choices : [];
      },
      isAutomatic: status.automatic,
      isBegun: log.some(({ by }) => sides.some(side => side === by)),
      mayUndo: (isOpen && status.undo !== 'none') || (isPlaying && pending !== undefined && !pending.isTakenBack),
      undoAsks: isOpen && status.undo === 'by-agreement',
      undoOffer: isPlaying && !this.isEnded ? status.offer : undefined,
      mayRedo: isOpen && status.mayRedo,
      due: isOpen ? status.due : undefined,
      ownDice: status.ownDice,
      isFollowing: false,
      isShared: !isPlaying && this.hasSecrets,
      persons: isPlaying ? [eyes] : [],
      isApart: isPlaying,
      wasAway: isPlaying,
      powers: POWERS,
      underway,
    };
  }
}
