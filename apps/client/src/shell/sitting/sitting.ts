import { type Answer, type Intent, type PageSeat, type Scene, whyNot } from '@wigwag/host';
import {
  type AnyChoice,
  finished,
  type GameRecord,
  type Ready,
  type Refusal,
  type Replay,
  type SavedGame,
  savedOf,
  type Vocabulary,
} from '@wigwag/kernel';
import type { TitleAtTable } from '@wigwag/titles';
import type { Change, Keeper } from '../keeping/keeper.ts';
import type { Keeping } from '../keeping/writer.ts';
import { ALL_IN_PERSON, type Seating } from '../seating.ts';
import { inSlices } from '../slices.ts';
import type { Sitting, View } from '../view.ts';
import { LaidGame } from './laidGame.ts';
import { isAskedOpenly, type Looking, look, nextEyes, seatOf } from './look.ts';
import type { SittingSettings } from './settings.ts';

const WATCHING = { refused: { clause: 'host/only-watching', params: {} } } as const;

/** A game in the page, one screen for all who play it in person: undo goes past dice, and the same dice come up again. */
export class PageSitting<T extends Vocabulary> implements Sitting<T> {
  readonly title: TitleAtTable<T>;
  private readonly settings: SittingSettings<T>;
  private readonly listeners = new Set<() => void>();
  private world: T['world'];
  private game: LaidGame<T>;
  /** Whose eyes are on the screen. */
  private eyes: T['side'];
  /** A game with secrets that comes from elsewhere is covered until somebody takes the seat. */
  private seated: boolean;
  /** Who decided last at this screen: it is in his hands. */
  private hasScreen: T['side'] | undefined;
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
  private current: View<T>;

  constructor(settings: SittingSettings<T>) {
    this.settings = settings;
    this.title = settings.title;
    this.world = settings.world;
    this.keeper = settings.keeper;
    this.seating = settings.seating ?? ALL_IN_PERSON;
    this.eyes = this.firstEyes;
    this.game = this.lay(settings);
    this.seated = this.authority.decisions === 0;
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
    if (this.isUnkept) await inSlices(this.game.keepAll(), done => tell(Math.min(done, decisions), decisions));
  }

  /** From now on things happen, and are kept. */
  begin(): this {
    this.hasBegun = true;
    this.listenTo(this.keeper);
    if (this.isUnkept) finished(this.game.keepAll());
    this.changed();
    this.game.schedule();
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
    return (this.current.isShared ? this.game.gallery : this.seat).past(lines);
  }

  recordAt(lines: number): GameRecord | undefined {
    return this.authority.recordAt(this.current.isShared ? 'public' : this.eyes, lines);
  }

  mayBranch(): boolean {
    return !this.game.hasSecrets || this.game.isOver;
  }

  branch(lines: number, name: string): boolean {
    const record = this.mayBranch() ? this.recordAt(lines) : undefined;
    if (record === undefined) return false;
    this.beginWith(this.keeper.another(name), savedOf(record));
    finished(this.game.keepAll());
    return true;
  }

  lookAs(side: T['side'], lines: number): number | undefined {
    if (!this.game.hasSecrets || !this.game.isOver || this.current.curtain !== undefined) return undefined;
    const before = this.current.isShared ? 'public' : this.eyes;
    this.eyes = side;
    this.seated = true;
    this.changed();
    return this.authority.linesFor(side, before, lines);
  }

  whyNot(attempt: AnyChoice<T>, ...then: readonly AnyChoice<T>[]): Refusal<T> | undefined {
    if (this.isFollowing) return WATCHING.refused;
    return whyNot(this.title.ruleset, { game: this.current.game, audience: this.eyes }, attempt, ...then);
  }

  async send(intent: Intent): Promise<Answer<T>> {
    if (this.isFollowing || !this.isInPerson(this.eyes)) return WATCHING;
    if (this.current.curtain !== undefined) return { stale: { seen: 0, n: this.scene.n } };
    this.game.hold();
    this.hasScreen = this.eyes;
    return this.seat.send(this.inOwnLines(intent));
  }

  /** Where all look on, lines are counted as all see them; a seat counts those of its own log. */
  private inOwnLines(intent: Intent): Intent {
    if (intent.do !== 'undo' || intent.to === undefined || !this.current.isShared) return intent;
    const to = this.linesAt(this.eyes, intent.to);
    return to === undefined ? { do: 'undo' } : { do: 'undo', to };
  }

  async sendAs(side: T['side'], intent: Intent): Promise<Answer<T>> {
    const seat = this.game.seats.get(side);
    if (this.isFollowing || seat === undefined || !this.isInPerson(side)) return WATCHING;
    this.game.hold();
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
    if (!isAskedOpenly(this.looking) || !this.seated) return;
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
    return this.game.seats.get(side)?.past(lines);
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
    this.game.hold();
    this.hasScreen = undefined;
    this.game = this.lay({ saved });
    this.hasParted = this.authority.replayed?.divergence !== undefined;
    this.seated = false;
    this.wasOpenly = false;
    this.game.schedule();
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

  private get authority(): LaidGame<T>['authority'] {
    return this.game.authority;
  }

  private get seat(): PageSeat<T> {
    return seatOf(this.looking);
  }

  private get scene(): Scene<T> {
    return this.seat.scene();
  }

  private get looking(): Looking<T> {
    const { title, world, game, eyes, seated, hasScreen, isFollowing, persons } = this;
    return { title, world, game, eyes, seated, hasScreen, isFollowing, persons };
  }

  private lay({ saved, loaded }: Pick<SittingSettings<T>, 'saved' | 'loaded'>): LaidGame<T> {
    const { settings, world, keeper, seating } = this;
    const game: LaidGame<T> = new LaidGame({
      ...{ settings, world, keeper, seating, saved, loaded },
      mayGoOn: () => this.hasBegun && !this.isFollowing,
      changed: () => {
        if (game === this.game) this.changed();
      },
    });
    return game;
  }

  private changed(): void {
    this.current = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): View<T> {
    this.settleEyes();
    return look(this.looking);
  }

  /** Whoever comes, or has decided something secret, does not find his own secrets open. */
  private settleEyes(): void {
    const { looking } = this;
    const [isOpenly, next] = [isAskedOpenly(looking), nextEyes(looking)];
    if (isOpenly && (next !== this.eyes || !this.wasOpenly)) this.seated = false;
    if (isOpenly || !this.game.hasSecrets) this.eyes = next;
    this.wasOpenly = isOpenly;
  }
}
