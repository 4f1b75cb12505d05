import type {
  AnyChoice,
  Attack,
  CommandOdds,
  Edit,
  Event,
  Frame,
  Game,
  Gcacw,
  Kind,
  Odds,
  OptionName,
  Reason,
  Side,
  World,
} from '@wigwag/gcacw';
import type { GameRecord, Refusal, Rolled } from '@wigwag/kernel';

/** One decision as the log keeps it. */
export interface Told {
  /** The table: dice, or a side that had nothing to decide but that it has finished. */
  readonly by: Side | 'table' | 'referee';
  readonly events: readonly Event[];
  readonly rolled: readonly Rolled<Reason>[];
}

/** What a player sees of the game, all at one moment. */
export interface View {
  readonly game: Game;
  /** The pending decision; undefined when the game is over. */
  readonly frame: Frame<Kind> | undefined;
  readonly choices: readonly AnyChoice[];
  /** The dice, or a side that plays by itself, decide next. */
  readonly isAutomatic: boolean;
  /** It begins with what happened before the first decision. */
  readonly log: readonly Told[];
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** Will the game be there at the next visit? */
  readonly isKept: boolean;
  /** Under limited intelligence: the side that has to take the seat before anything is shown. */
  readonly curtain?: Side;
}

/** The only way from the screen to a game: here in the page today, at a server tomorrow. */
export interface Table {
  readonly world: World;
  /** The same object until something happens. */
  view(): View;
  refusal(attempt: AnyChoice): Refusal<Gcacw> | undefined;
  /** Everything about an attack before it is made, over all dice. */
  odds(attack: Attack): Odds;
  /** What the command roll of an assault with so many units may come to. */
  commandOdds(leader: number, selected: number): CommandOdds;
  /** Why it was refused; undefined: it was done. */
  decide(choice: AnyChoice): Refusal<Gcacw> | undefined;
  /** A change by the referee. Why it was refused; undefined: it was done. */
  edit(edit: Edit): Refusal<Gcacw> | undefined;
  /** An optional rule, before the first decision; after it nothing happens. */
  setOption(option: OptionName, on: boolean): void;
  /** The side that decides has taken the seat. */
  sit(): void;
  undo(): void;
  /** Everything that this player has decided since so many decisions had been made. */
  takeBack(decisions: number): void;
  redo(): void;
  restart(): void;
  /** The whole game, with what each side has hidden: for a file, never for the screen. */
  record(): GameRecord;
  subscribe(listener: () => void): () => void;
}
