import type { Answer, DueDice, Intent, Told, UndoEnd } from '@wigwag/host';
import type { AnyChoice, Frame, GameRecord, Ready, Refusal, Vocabulary } from '@wigwag/kernel';
import type { TitleAtTable } from '@wigwag/titles';
import type { Keeping } from './keeping/writer.ts';
import type { Seating } from './seating.ts';

/** A moment of the game that is over: its log had so many lines. */
export interface Past {
  readonly lines: number;
  /** On the way to the present, by itself: what the other side did is played back. */
  readonly isCatchingUp: boolean;
}

/** What whoever sits here may do with the game as a whole. */
export interface Powers {
  /** The whole of it is here: it can be saved, shown to others and played on from any point. */
  readonly hasAll: boolean;
  /** Another may be begun in its place; this one in another world, as long as nothing is decided. */
  readonly mayBegin: boolean;
  /** Sides may be given to the computer, and it may be asked for advice. */
  readonly maySeat: boolean;
  /** What went wrong may be put right without a rule. */
  readonly mayReferee: boolean;
}

/** Of a screen that has the game to itself. */
export const ALL_POWERS: Powers = { hasAll: true, mayBegin: true, maySeat: true, mayReferee: true };

/** What was decided here, and is not acknowledged: on its way, waiting for the line, or about to be taken back. */
export type Underway = 'sent' | 'waiting' | 'taken-back';

/** What whoever sits at this screen sees of the game, all at one moment. */
export interface View<T extends Vocabulary> {
  readonly world: T['world'];
  readonly game: Ready<T>;
  /** The pending decision; undefined when the game is over. */
  readonly frame: Frame<T> | undefined;
  readonly choices: readonly AnyChoice<T>[];
  /** The dice, or a side that plays by itself, decide next. */
  readonly isAutomatic: boolean;
  /** It begins with what happened before the first decision. */
  readonly log: readonly Told<T>[];
  /** Somebody has decided something, be it shown here or not. */
  readonly isBegun: boolean;
  readonly mayUndo: boolean;
  /** Another has to agree to it. */
  readonly undoAsks?: boolean;
  /** Who wants to take something back that only both can. */
  readonly undoOffer?: T['side'] | undefined;
  readonly mayRedo: boolean;
  /** Another page plays this game: here it is only looked at. */
  readonly isFollowing: boolean;
  /** Do the players roll themselves? Undefined: they may not. */
  readonly ownDice?: boolean | undefined;
  /** What somebody at the table has to roll before anything goes on. */
  readonly due?: DueDice<T> | undefined;
  /** Where undo may not go further, why. */
  readonly undoEnd?: UndoEnd | undefined;
  /** Whose eyes are on the screen: with secrets, only theirs are shown. */
  readonly eyes: T['side'];
  /** The sides that are played at this screen, and not by themselves. */
  readonly persons: readonly T['side'][];
  /** Where there are secrets: none are shown, not even those of whoever decides. */
  readonly isShared: boolean;
  /** The other side is not at this screen, or was here behind the curtain: what it did has to be shown first. */
  readonly isApart: boolean;
  readonly powers: Powers;
  /** What is shown is what was decided here, before anybody else knows of it. */
  readonly underway?: Underway | undefined;
  /** Whoever looks was away: what happened since his last decision is told first. */
  readonly wasAway?: boolean;
  /** It is shown as it was; undefined: as it is. */
  readonly past?: Past;
  /** Where there are secrets: the side that has to take the seat before anything is shown. */
  readonly curtain?: T['side'];
  /** It has the screen already: the others are to look away. */
  readonly isHere?: boolean;
}

/** The only way from the screen to a game: to seats of an authority in the page, or to one at a server. */
export interface Sitting<T extends Vocabulary> {
  readonly title: TitleAtTable<T>;
  /** The same object until something happens. */
  view(): View<T>;
  subscribe(listener: () => void): () => void;
  /** Is what is shown on the disk? It changes apart from the view, so that the board need not be drawn again. */
  keeping(): Keeping;
  onKeeping(listener: () => void): () => void;
  /** A game with decisions that could not be kept before another page took it over; undefined: there were none. */
  unkept(): GameRecord | undefined;
  forgetUnkept(): void;
  /** Asks the page that plays the game to let go. */
  playHere(): Promise<void>;
  /** The game as it was seen from here when the log had so many lines; undefined: it has not that many. */
  past(lines: number): Promise<Ready<T> | undefined>;
  /** The whole game up to there, for a file; undefined: the log has not that many lines. */
  recordAt(lines: number): GameRecord | undefined;
  /** May another game be played on from a moment of this one? Not while there is something that a side may not know. */
  mayBranch(): boolean;
  /** Plays on from there, in another game that is called so; this one is kept. False: it may not. */
  branch(lines: number, name: string): boolean;
  /** After the end of a game with secrets: looks through the eyes of a side. How many lines its log had at that moment. */
  lookAs(side: T['side'], lines: number): number | undefined;
  /** Why it may not be chosen now, or not all of what is to be chosen after it; undefined: it may. */
  whyNot(attempt: AnyChoice<T>, ...then: readonly AnyChoice<T>[]): Refusal<T> | undefined;
  /** For the side that sits at the screen. */
  send(intent: Intent): Promise<Answer<T>>;
  /** For a side of this screen, whoever sits at it: what both have asked to be done for them. The screen stays with whoever has it. */
  sendAs(side: T['side'], intent: Intent): Promise<Answer<T>>;
  /** The side that decides has taken the seat, or another for which the table rolls or draws: its secrets are shown. */
  sit(as?: T['side']): void;
  /** They are closed again; what may be decided in front of everybody still is. */
  rise(): void;
  /** From now on others play, or nobody but those at this screen. The game goes on as it is. */
  handOver(seating: Seating<T>): void;
  /** What a side that plays by itself saw when its log had so many lines: for whoever plays it, never for the screen. */
  pastOf(side: T['side'], lines: number): Promise<Ready<T> | undefined>;
  /** How many lines the log of a side had when the log of whoever looks had so many. */
  linesAt(side: T['side'], lines: number): number | undefined;
  /** Begins another game; this one is kept. */
  restart(): void;
  /** In another world, such as one with other options; only before somebody has decided something. */
  reopen(world: T['world']): void;
  /** The whole game, with what each side has hidden: for a file, never for the screen; undefined: it is not here. */
  record(): GameRecord | undefined;
}
