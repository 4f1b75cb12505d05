import { Authority, type AuthoritySettings, type Consent, type Hosted, type Loaded, type PageSeat } from '@wigwag/host';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import { hostedIn, type TitleAtTable } from '@wigwag/titles';
import type { Keeper, Played } from '../keeping/keeper.ts';
import type { Seating } from '../seating.ts';
import type { SittingSettings } from './settings.ts';

/** Where and with whom a game is laid out. */
export interface Place<T extends Vocabulary> {
  readonly settings: SittingSettings<T>;
  readonly world: T['world'];
  readonly keeper: Keeper;
  readonly seating: Seating<T>;
  /** A game that goes on. */
  readonly saved?: SavedGame | undefined;
  readonly loaded?: Loaded<T> | undefined;
  /** May what needs no person happen here now? */
  mayGoOn(): boolean;
  /** Somebody sees something new. */
  changed(): void;
}

/** One person for all sides, unless they hide something from each other; then what all have seen, where there is such a thing. */
function consentIn<T extends Vocabulary>(title: TitleAtTable<T>, hasSecrets: boolean): Consent {
  if (!hasSecrets) return 'alone';
  return title.asksOpenly === undefined ? 'never' : 'openly';
}

/** A game in this page: the authority over it, a seat for each side, and whoever keeps it. */
export class LaidGame<T extends Vocabulary> {
  readonly authority: Authority<T>;
  /** Of those who only look: what all sides see. */
  readonly gallery: PageSeat<T>;
  readonly seats: ReadonlyMap<T['side'], PageSeat<T>>;
  private readonly place: Place<T>;
  private readonly played: Played;
  private goOn: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: Place<T>) {
    this.place = place;
    this.played = this.asPlayed();
    this.authority = this.open();
    this.gallery = this.authority.seat('public');
    const { sides } = place.settings.title.ruleset;
    this.seats = new Map(sides.map(side => [side as T['side'], this.authority.seat(side)]));
    for (const seat of [this.gallery, ...this.seats.values()]) seat.subscribe(() => place.changed());
  }

  get hasSecrets(): boolean {
    return this.authority.hosted.hasSecrets;
  }

  get isOver(): boolean {
    return this.authority.decider === undefined;
  }

  /** What the authority would do next comes when what happened has been shown. */
  schedule(): void {
    this.hold();
    if (this.place.mayGoOn() && this.goOn !== undefined) this.timer = setTimeout(this.goOn);
  }

  /** It waits until somebody has decided, or for good. */
  hold(): void {
    clearTimeout(this.timer);
  }

  /** What a game was opened from is kept in the form in which it goes on. */
  *keepAll(): Generator<number, void> {
    let kept = 0;
    for (const entry of this.authority.entries()) {
      this.place.keeper.append(entry, this.played);
      kept += 1;
      yield kept;
    }
  }

  private open(): Authority<T> {
    const { settings, world, saved, loaded } = this.place;
    const hosted = loaded?.history.hosted ?? hostedIn(settings.title, world, settings.setupOf(world));
    return new Authority(this.terms(hosted), loaded ?? saved);
  }

  private terms(hosted: Hosted<T>): AuthoritySettings<T> {
    const { settings, world, keeper, seating, saved } = this.place;
    const { title, seed, dice } = settings;
    const ownDice = settings.ownDice?.(world);
    return {
      hosted,
      seed: saved?.seed || seed(),
      ...(dice && { dice }),
      ...(ownDice !== undefined && { ownDice }),
      consent: consentIn(title, hosted.hasSecrets),
      hasReferee: !hosted.hasSecrets,
      append: entry => keeper.append(entry, this.played),
      pace: goOn => {
        this.goOn = goOn;
        this.schedule();
      },
      players: seating.players,
    };
  }

  /** As its keeper sees it; what a list shows of it is what everybody sees. */
  private asPlayed(): Played {
    const game = (): LaidGame<T> => this;
    return {
      get decisions() {
        return game().authority.decisions;
      },
      get decider() {
        return game().authority.decider;
      },
      header: () => this.authority.header(),
      glance: () => this.place.settings.title.glance?.(this.gallery.scene().game),
    };
  }
}
