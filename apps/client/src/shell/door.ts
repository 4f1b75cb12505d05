import { type Loaded, loading } from '@wigwag/host';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import { hostedIn, type SetupProblem, type TitleAtTable } from '@wigwag/titles';
import type { Language } from '@wigwag/words';
import type { ReactElement } from 'react';
import { addressOfGame, moveTo } from './address.ts';
import type { TitleBook } from './book/titleBook.ts';
import { GameKeeper, type KeeperSettings } from './keeping/gameKeeper.ts';
import type { Keeper } from './keeping/keeper.ts';
import type { KeptGame } from './keeping/keptGame.ts';
import { askToPersist } from './keeping/persistence.ts';
import { STORE } from './keeping/store.ts';
import type { Seating } from './seating.ts';
import { freshSeed } from './seed.ts';
import { PageSitting } from './sitting/sitting.ts';
import { inSlices } from './slices.ts';
import type { Sitting } from './view.ts';

/** A game laid out: what it is played in, how the page shows it. */
export interface Laid<T extends Vocabulary> {
  readonly title: TitleAtTable<T>;
  readonly world: T['world'];
  /** Where the page finds such a game. */
  readonly address: string;
  /** Fixed dice, for those who want the same game again. */
  readonly seed: number | undefined;
  /** How its files are named. */
  readonly file: string;
  name(language: Language): string;
  /** What a game in a world is opened from again. */
  setupOf(world: T['world']): unknown;
  /** Do the players roll their own dice and type them in, until they switch? Left out: not at first. */
  ownDice?(world: T['world']): boolean;
  /** Who plays by himself, and what it is by what is kept with a game; left out: nobody. */
  readonly seating?: Seating<T>;
  seatingOf?(kept: unknown): Seating<T>;
  /** The same game, with those who play by themselves in one that is kept. */
  keptAs?(game: Pick<KeptGame, 'address' | 'seats'>): Laid<T>;
  table(sitting: Sitting<T>): ReactElement;
}

export type Laying = { readonly laid: Laid<Vocabulary> } | { readonly problem: SetupProblem };

/** The way from the page to the games of one title. What cannot be had is thrown as a Trouble. */
export interface Door {
  /** The name of its ruleset, as records have it. */
  readonly ruleset: string;
  /** What the address asks for; undefined: not one of these games. */
  at(asked: URLSearchParams): Promise<Laid<Vocabulary>> | undefined;
  /** What a saved game was opened from. */
  of(setup: unknown): Promise<Laying>;
  /** The address of a game that an older version kept under a key; undefined: not one of these games. */
  addressOfKey(key: string): string | undefined;
  /** The rulebook, to be read without a game. */
  readonly book?: TitleBook;
}

/** A door looks the same whichever title is behind it. */
export const asAnyLaid = <T extends Vocabulary>(laid: Laid<T>): Laid<Vocabulary> => laid as unknown as Laid<Vocabulary>;

/** How a game is kept in this browser, and what its address is. */
export const keeperSettings = <T extends Vocabulary>(laid: Laid<T>): KeeperSettings => ({
  store: STORE,
  beginning: { label: { en: laid.name('en'), pl: laid.name('pl') }, address: laid.address },
  onFirstKept: id => {
    moveTo(addressOfGame(id), 'replaceState');
    void askToPersist();
  },
  onAnother: () => moveTo(laid.address, 'pushState'),
});

/** Of long work: how far it is, and whether it is still wanted. */
export interface Patience {
  tell(decision: number, of: number): void;
  readonly signal?: AbortSignal;
}

/** What the dice of a new game follow from, or those of one that has no seed of its own. */
const seedOf = ({ seed }: Pick<Laid<Vocabulary>, 'seed'>): string => (seed === undefined ? freshSeed() : String(seed));

/** Plays a saved game through while the page goes on drawing. Undefined: it was stopped. */
export function loadAt<T extends Vocabulary>(
  laid: Laid<T>,
  saved: SavedGame,
  { tell, signal }: Patience,
): Promise<Loaded<T> | undefined> {
  const { title, world } = laid;
  const hosted = hostedIn(title, world, laid.setupOf(world));
  return inSlices(loading({ hosted, seed: seedOf(laid) }, saved), done => tell(done, saved.decisions.length), signal);
}

interface Place<T extends Vocabulary> {
  /** A game that goes on here. */
  readonly saved?: SavedGame | undefined;
  /** The same, if it has been played through already. */
  readonly loaded?: Loaded<T> | undefined;
  /** Where that game is kept; without it a new one is begun from there. */
  readonly keeper?: Keeper;
}

/** Somebody sits down at a game. Nothing happens, and nothing is kept, before it begins. */
export const sittingAt = <T extends Vocabulary>(
  laid: Laid<T>,
  { saved, loaded, keeper = new GameKeeper(keeperSettings(laid)) }: Place<T> = {},
): PageSitting<T> =>
  new PageSitting({
    title: laid.title,
    world: laid.world,
    setupOf: world => laid.setupOf(world),
    saved,
    loaded,
    keeper,
    seed: () => seedOf(laid),
    ownDice: world => laid.ownDice?.(world) ?? false,
    seating: laid.seating,
    ...(laid.seatingOf && { seatingOf: laid.seatingOf }),
  });
