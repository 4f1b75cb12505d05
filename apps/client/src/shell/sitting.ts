import {
  type Answer,
  Authority,
  type Consent,
  type DiceAt,
  type Intent,
  type Loaded,
  type PageSeat,
  type Scene,
  whyNot,
} from '@wigwag/host';
import {
  type AnyChoice,
  choicesFor,
  finished,
  type GameRecord,
  type Ready,
  type Refusal,
  type Replay,
  type SavedGame,
  savedOf,
  type Vocabulary,
} from '@wigwag/kernel';
import { hostedIn, type Title } from '@wigwag/titles';
import type { Change, Keeper, Played } from './keeping/keeper.ts';
import type { Keeping } from './keeping/writer.ts';
import { ALL_IN_PERSON, type Seating } from './seating.ts';
import { inSlices } from './slices.ts';
import type { Sitting, View } from './view.ts';

export interface SittingSettings<T extends Vocabulary> {
  readonly title: Title<T>;
  readonly world: T['world'];
  /** What the record of a game in a world is opened from again. */
  setupOf(world: T['world']): unknown;
  /** A game that goes on here. */
  readonly saved?: SavedGame | undefined;
  /** The same, if it has been played through already. */
  readonly loaded?: Loaded<T> | undefined;
  readonly keeper: Keeper;
  /** What the dice of a new game follow from; a saved one has its own. */
  seed(): string;
  /** Other dice than fair ones. */
  readonly dice?: DiceAt<T>;
  /** Do the players roll their own dice and type them in, until they switch? Left out: they may not. */
  ownDice?(world: T['world']): boolean;
  /** Who plays the sides that nobody at this screen plays, and what it is kept as; left out: nobody. */
  readonly seating?: Seating<T> | undefined;
  /** The same by what is kept with a game, where another page may have changed it. */
  seatingOf?(kept: unknown): Seating<T>;
}

const WATCHING = { refused: { clause: 'host/only-watching', params: {} } } as const;

/** A game in the page, one screen for all who play it in person: undo goes past dice, and the same dice come up again. */
export class PageSitting<T extends Vocabulary> implements Sitting<T> {
  readonly title: Title<T>;
  private readonly settings: SittingSettings<T>;
  private readonly listeners = new Set<() => void>();
  private world: T['world'];
  private authority: Authority<T>;
  private seats: ReadonlyMap<T['side'], PageSeat<T>>;
  /** Of those who only look: what all sides see. */
  private gallery: PageSeat<T>;
  /** Whose eyes are on the screen. */
  private eyes: T['side'];
  /** A game with secrets that comes from elsewhere is covered until somebody takes the seat. */
  private seated: boolean;
  /** Was what is asked asked in front of everybody when somebody last looked? */
  private wasOpenly = false;
  private seating: Seating<T>;
  private keeper: Keeper;
  private readonly keepingListeners = new Set<() => void>();
  /** What was decided here, shown, and could not be kept before another page took the game over. */
  private abandoned: GameRecord | undefined;
  /** What another page has decided cannot be followed by these rules. */
  private hasParted = false;
  /** Until a moment ago this page played: what it shows may be more than what is kept. */
  private wasPlayed = false;
  private hasBegun = false;
  private goOn: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private current: View<T>;

  constructor(settings: SittingSettings<T>) {
    this.settings = settings;
    this.title = settings.title;
    this.world = settings.world;
    this.keeper = settings.keeper;
    this.seating = settings.seating ?? ALL_IN_PERSON;
    this.eyes = this.firstEyes;
    this.authority = this.open(settings.saved, settings.loaded);
    this.seated = this.authority.decisions === 0;
    this.gallery = this.authority.seat('public');
    this.seats = this.takeSeats();
    this.current = this.look();
  }

  /** How far a saved game could be played again; undefined: this is a new one. */
  get replayed(): Replay<T> | undefined {
    return this.authority.replayed;
  }

  private get isUnkept(): boolean {
    return this.settings.saved !== undefined && this.keeper.isEmpty;
  }

  /** Keeps what a large game was opened from before it begins, while the page goes on drawing. */
  async keepOpened(tell: (decision: number, of: number) => void): Promise<void> {
    const { decisions } = this.authority;
    if (this.isUnkept) await inSlices(this.keepAll(), done => tell(Math.min(done, decisions), decisions));
  }

  /** From now on things happen, and are kept. */
  begin(): this {
    this.hasBegun = true;
    this.listenTo(this.keeper);
    if (this.isUnkept) finished(this.keepAll());
    this.changed();
    this.schedule();
    return this;
  }

  view(): View<T> {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  keeping(): Keeping {
    return this.keeper.isPlaying ? this.keeper.keeping : 'kept';
  }

  onKeeping(listener: () => void): () => void {
    this.keepingListeners.add(listener);
    return () => this.keepingListeners.delete(listener);
  }

  unkept(): GameRecord | undefined {
    return this.abandoned;
  }

  forgetUnkept(): void {
    this.abandoned = undefined;
    this.changed();
  }

  playHere(): Promise<void> {
    return this.keeper.playHere();
  }

  async past(lines: number): Promise<Ready<T> | undefined> {
    if (this.current.curtain !== undefined) return undefined;
    return (this.current.isShared ? this.gallery : this.seat).past(lines);
  }

  recordAt(lines: number): GameRecord | undefined {
    return this.authority.recordAt(this.current.isShared ? 'public' : this.eyes, lines);
  }

  mayBranch(): boolean {
    return !this.secret || this.isOver;
  }

  branch(lines: number, name: string): boolean {
    const record = this.mayBranch() ? this.recordAt(lines) : undefined;
    if (record === undefined) return false;
    this.beginWith(this.keeper.another(name), savedOf(record));
    finished(this.keepAll());
    return true;
  }

  lookAs(side: T['side'], lines: number): number | undefined {
    if (!this.secret || !this.isOver || this.current.curtain !== undefined) return undefined;
    const before = this.current.isShared ? 'public' : this.eyes;
    this.eyes = side;
    this.seated = true;
    this.changed();
    return this.authority.linesFor(side, before, lines);
  }

  whyNot(attempt: AnyChoice<T>): Refusal<T> | undefined {
    if (this.isFollowing) return WATCHING.refused;
    return whyNot(this.title.ruleset, { game: this.current.game, audience: this.eyes }, attempt);
  }

  async send(intent: Intent): Promise<Answer<T>> {
    if (this.isFollowing || !this.isInPerson(this.eyes)) return WATCHING;
    if (this.current.curtain !== undefined) return { stale: { seen: 0, n: this.scene.n } };
    clearTimeout(this.timer);
    return this.seat.send(intent);
  }

  async sendAs(side: T['side'], intent: Intent): Promise<Answer<T>> {
    const seat = this.seats.get(side);
    if (this.isFollowing || seat === undefined || !this.isInPerson(side)) return WATCHING;
    clearTimeout(this.timer);
    return seat.send(intent);
  }

  sit(as?: T['side']): void {
    const { curtain, isShared, frame } = this.current;
    if ((curtain === undefined && !isShared) || this.isFollowing) return;
    const asked = frame?.by === 'table' && as !== undefined && this.isInPerson(as) ? as : this.eyes;
    this.eyes = curtain ?? asked;
    this.seated = true;
    this.changed();
  }

  rise(): void {
    if (!this.isOpenly || !this.seated) return;
    this.seated = false;
    this.changed();
  }

  handOver(seating: Seating<T>): void {
    if (this.isFollowing) return;
    this.keeper.seat(seating.kept);
    this.takePlaces(seating);
    this.authority.seatPlayers(seating.players);
    this.changed();
  }

  async pastOf(side: T['side'], lines: number): Promise<Ready<T> | undefined> {
    return this.seats.get(side)?.past(lines);
  }

  linesAt(side: T['side'], lines: number): number | undefined {
    return this.authority.linesFor(side, this.current.isShared ? 'public' : this.eyes, lines);
  }

  /** Whoever looks on keeps his place, unless somebody else plays there now. */
  private takePlaces(seating: Seating<T>): void {
    this.seating = seating;
    if (!this.isInPerson(this.eyes)) this.eyes = this.firstEyes;
  }

  restart(): void {
    this.beginWith(this.keeper.another());
  }

  reopen(world: T['world']): void {
    if (this.authority.isBegun || this.isFollowing) return;
    this.world = world;
    this.beginWith(this.keeper.instead());
  }

  record(): GameRecord {
    return this.authority.record();
  }

  private beginWith(keeper: Keeper, saved?: SavedGame): void {
    this.keeper = keeper;
    this.listenTo(keeper);
    this.eyes = this.firstEyes;
    this.abandoned = undefined;
    this.layOut(saved);
    this.seated = this.authority.decisions === 0;
    this.changed();
  }

  /** From now on the game goes on from there. */
  private layOut(saved: SavedGame | undefined): void {
    clearTimeout(this.timer);
    this.goOn = undefined;
    this.authority = this.open(saved);
    this.hasParted = this.authority.replayed?.divergence !== undefined;
    this.gallery = this.authority.seat('public');
    this.seats = this.takeSeats();
    this.seated = false;
    this.wasOpenly = false;
    this.schedule();
  }

  private listenTo(keeper: Keeper): void {
    let wasPlaying = keeper.isPlaying;
    keeper.subscribe(change => {
      if (keeper !== this.keeper) return;
      this.follow(change, wasPlaying !== keeper.isPlaying);
      wasPlaying = keeper.isPlaying;
    });
  }

  private follow({ saved, seats }: Change, isOtherRole: boolean): void {
    const { isPlaying, keeping } = this.keeper;
    const { seatingOf } = this.settings;
    if (seats !== undefined && seatingOf !== undefined) this.takePlaces(seatingOf(seats.kept));
    if (isOtherRole) this.wasPlayed = !isPlaying;
    if (saved !== undefined) {
      if (this.wasPlayed && keeping === 'not-kept') this.abandoned = this.authority.record();
      this.wasPlayed = false;
      this.layOut(saved);
    }
    if (saved !== undefined || isOtherRole) this.changed();
    for (const listener of this.keepingListeners) listener();
  }

  /** Another page plays, or plays by rules that these cannot follow: here nothing is decided. */
  private get isFollowing(): boolean {
    return !this.keeper.isPlaying || this.hasParted;
  }

  private get firstEyes(): T['side'] {
    const { sides } = this.title.ruleset;
    return sides.find(side => this.isInPerson(side)) ?? (sides[0] as T['side']);
  }

  private isInPerson(side: T['side']): boolean {
    return this.seating.players[side] === undefined;
  }

  private get persons(): readonly T['side'][] {
    return this.title.ruleset.sides.filter(side => this.isInPerson(side));
  }

  private get isOver(): boolean {
    return this.authority.decider === undefined;
  }

  private get secret(): boolean {
    return this.authority.hosted.hasSecrets;
  }

  private get seat(): PageSeat<T> {
    return this.seats.get(this.eyes) as PageSeat<T>;
  }

  private get scene(): Scene<T> {
    return this.seat.scene();
  }

  private open(saved: SavedGame | undefined, loaded?: Loaded<T>): Authority<T> {
    const { title, seed, dice } = this.settings;
    const { keeper } = this;
    const ownDice = this.settings.ownDice?.(this.world);
    const hosted = loaded?.history.hosted ?? hostedIn(title, this.world, this.settings.setupOf(this.world));
    const played = this.playedBy(() => authority);
    const authority: Authority<T> = new Authority(
      {
        hosted,
        seed: saved?.seed || seed(),
        ...(dice && { dice }),
        ...(ownDice !== undefined && { ownDice }),
        consent: this.consent(hosted.hasSecrets),
        hasReferee: !hosted.hasSecrets,
        append: entry => keeper.append(entry, played),
        pace: goOn => {
          this.goOn = goOn;
          this.schedule();
        },
        players: this.seating.players,
      },
      loaded ?? saved,
    );
    return authority;
  }

  /** A game as its keeper sees it; what a list shows of it is what everybody sees. */
  private playedBy(authority: () => Authority<T>): Played {
    const isHere = (): boolean => authority() === this.authority;
    return {
      get decisions() {
        return authority().decisions;
      },
      get decider() {
        return authority().decider;
      },
      header: () => authority().header(),
      glance: () => (isHere() ? this.title.glance?.(this.gallery.scene().game) : undefined),
    };
  }

  /** One person for all sides, unless they hide something from each other; then what all have seen, where there is such a thing. */
  private consent(hasSecrets: boolean): Consent {
    if (!hasSecrets) return 'alone';
    return this.title.asksOpenly === undefined ? 'never' : 'openly';
  }

  /** What the authority would do next comes when what happened has been shown. */
  private schedule(): void {
    clearTimeout(this.timer);
    const { goOn } = this;
    if (this.hasBegun && !this.isFollowing && goOn !== undefined) this.timer = setTimeout(goOn);
  }

  /** What a game was opened from is kept in the form in which it goes on. */
  private *keepAll(): Generator<number, void> {
    let kept = 0;
    const played = this.playedBy(() => this.authority);
    for (const entry of this.authority.entries()) {
      this.keeper.append(entry, played);
      kept += 1;
      yield kept;
    }
  }

  private takeSeats(): ReadonlyMap<T['side'], PageSeat<T>> {
    const { authority } = this;
    const seats = new Map(this.title.ruleset.sides.map(side => [side as T['side'], authority.seat(side)]));
    for (const seat of [this.gallery, ...seats.values()]) {
      seat.subscribe(() => {
        if (authority === this.authority) this.changed();
      });
    }
    return seats;
  }

  private changed(): void {
    this.current = this.look();
    for (const listener of this.listeners) listener();
  }

  /** Who decides next in person at this screen. */
  private get next(): T['side'] {
    const { decider, open } = this.authority;
    // What the table is about to roll for only those see who have led up to it.
    const deciding = decider === 'table' ? open : decider;
    return deciding === undefined || !this.isInPerson(deciding) ? this.eyes : deciding;
  }

  /** Is what is asked now asked in front of everybody? So are dice, and the end. */
  private get isOpenly(): boolean {
    const { asksOpenly } = this.title;
    if (!this.secret || asksOpenly === undefined || this.isFollowing) return false;
    const { frame } = this.gallery.scene();
    return frame === undefined || frame.by === 'table' || asksOpenly(frame);
  }

  /** Whoever comes, or has decided something secret, does not find his own secrets open. */
  private settleEyes(isOpenly: boolean): void {
    const { next } = this;
    if (isOpenly && (next !== this.eyes || !this.wasOpenly)) this.seated = false;
    if (isOpenly || !this.secret) this.eyes = next;
    this.wasOpenly = isOpenly;
  }

  /**
   * Where there are secrets a side sees its own view, and the other has to take the seat first: until then nothing is done.
   * What is asked openly is shown as all see it.
   */
  private look(): View<T> {
    const { isFollowing, isOpenly, persons, isOver } = this;
    this.settleEyes(isOpenly);
    const { next, eyes } = this;
    // Whoever watches two that play by themselves sees what both see of each other.
    const isWatched = persons.length === 0;
    const isShared = (isOpenly && !this.seated) || (isWatched && this.secret && !isOver);
    // Whoever is the only one at the screen hides nothing from anybody.
    const isTaken = !isFollowing && persons.length === 1 ? next === eyes : this.seated && next === eyes;
    const isCovered = this.secret && !isOver && !isOpenly && !isWatched && (isFollowing || !isTaken);
    const isOpen = !isCovered && !isFollowing;
    const { game, frame, log } = isShared ? this.gallery.scene() : this.scene;
    const { status } = this.scene;
    const choices = this.choicesIn(isShared ? game : undefined);
    return {
      world: this.world,
      game,
      frame,
      get choices() {
        return isOpen && !isWatched ? choices() : [];
      },
      isAutomatic: status.automatic,
      log,
      isBegun: this.authority.isBegun,
      mayUndo: isOpen && status.undo === 'free',
      mayRedo: isOpen && status.mayRedo,
      undoEnd: status.undoEnd,
      ownDice: status.ownDice,
      due: isOpen ? status.due : undefined,
      isFollowing,
      eyes,
      isShared,
      persons,
      isApart: !isShared && !isWatched && (this.secret || persons.length < this.title.ruleset.sides.length),
      ...(isCovered && { curtain: next }),
    };
  }

  /** What whoever decides may choose, by what all see of the game or by what he sees of it. */
  private choicesIn(shared: Ready<T> | undefined): () => readonly AnyChoice<T>[] {
    const { scene, eyes } = this;
    let listed: readonly AnyChoice<T>[] | undefined;
    return () => {
      listed ??= shared === undefined ? scene.choices : choicesFor(this.title.ruleset, shared, eyes);
      return listed;
    };
  }
}
