import type { Army, ArmyList } from './data/army.ts';
import type { Book } from './data/book.ts';

/** The colours of the pieces. Who is player A or B is decided by the initiative roll. */
export const SIDES = ['blue', 'grey'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'blue' ? 'grey' : 'blue');

/** 13.10/methods: who decides what lies on the table. */
export const METHODS = ['procedure', 'agreement', 'referee', 'scenario'] as const;
export type Method = (typeof METHODS)[number];

/** 13.4: who decides the year. */
export const YEAR_MAKERS = ['players', 'referee', 'event'] as const;
export type YearMaker = (typeof YEAR_MAKERS)[number];

export interface Options {
  readonly yearBy: YearMaker;
  /** If not the players decide it. */
  readonly year: number;
  readonly method: Method;
  /** 13.2/scenario-exempt, 13.10/no-stack: a special or historical scenario. */
  readonly special: boolean;
  /** 7.6 and 13.13 carry an asterisk: R-51. */
  readonly passageOfLines: boolean;
  readonly cavalryTactics: boolean;
  /** Whether the players roll dice and draw cards of their own and say what came; the rules are the same. */
  readonly ownDice: boolean;
}

export const DEFAULT_OPTIONS: Options = {
  yearBy: 'players',
  year: 0,
  method: 'procedure',
  special: false,
  passageOfLines: true,
  cavalryTactics: true,
  ownDice: false,
};

/** What never changes in a battle. Lengths are inches. */
export interface World {
  readonly table: { readonly width: number; readonly height: number };
  readonly book: Book;
  readonly armies: Readonly<Record<Side, Army>>;
  readonly options: Options;
}

export const listOf = ({ armies }: World, side: Side, id: string): ArmyList | undefined =>
  armies[side].lists.find(list => list.id === id);
