import type { AnyChoice, Game, Side } from '@wigwag/gcacw';

/** What a bot is asked with: its side's sight of the game, never the game itself. */
export interface Ask {
  readonly side: Side;
  /** As the side sees it; a copy, which the bot may play on as it likes. */
  readonly game: Game;
  /** What the side may choose; never empty. */
  readonly choices: readonly AnyChoice[];
}

/** How often something that a bot can do has happened. */
export type Fired = Readonly<Record<string, number>>;

/** Plays one side of one game. */
export interface Bot {
  choose(asked: Ask): AnyChoice;
  /** What it has done so far in this game, by name: a part of a bot that never fires was not tested. */
  readonly fired?: () => Fired;
}

/** A whole number from 0 to below n. */
export type Below = (n: number) => number;

/** A bot for one side of one game, with chance of its own, apart from the game's dice. */
export type BotMaker = (below: Below) => Bot;
