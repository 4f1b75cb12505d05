import type { ScenarioData } from '@wigwag/gcacw';
import type { Hosted } from '@wigwag/host';
import type {
  AnyChoice,
  Author,
  Frame,
  Game,
  Opening,
  Params,
  Refusal,
  Request,
  Rolled,
  Ruleset,
  Vocabulary,
} from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';

/** What comes with the program, however it is reached: files beside the command line, or fetched by the page. */
export interface Contents {
  scenario(id: string): ScenarioData | undefined;
  /** A campaign from a position in text, or an error that says what is wrong with it. Left out: none is opened. */
  position?(text: string): ScenarioData;
}

export const SETUP_PROBLEMS = ['bad-setup', 'wrong-field', 'no-such-scenario', 'no-such-option'] as const;

/** Why a game cannot be opened from a setup. */
export interface SetupProblem {
  readonly code: (typeof SETUP_PROBLEMS)[number];
  readonly params: Params;
}

export type WorldFound<T extends Vocabulary> = { readonly world: T['world'] } | { readonly problem: SetupProblem };

/** How a title puts what happens into words. */
export interface TitleWords<T extends Vocabulary> {
  side(t: Translate, side: Author<T>): string;
  prompt(t: Translate, game: Game<T>, frame: Frame<T>): string;
  choice(t: Translate, world: T['world'], choice: AnyChoice<T>, frame?: Frame<T>): string;
  event(t: Translate, world: T['world'], event: T['event']): string;
  roll(t: Translate, rolled: Rolled<T['reason']>): string;
  /** What dice are rolled for, or cards drawn. */
  reason(t: Translate, why: T['reason']): string;
  /** What was rolled for, where the faces lie beside it; left out, the whole of it is said. */
  rolledFor?(t: Translate, rolled: Rolled<T['reason']>): string;
  why(t: Translate, world: T['world'], refusal: Refusal<T>): string;
}

/** Something that can be played: its rules, how its games are opened, what a host may do by itself, its words. */
export interface Title<T extends Vocabulary> {
  readonly ruleset: Ruleset<T>;
  readonly words: TitleWords<T>;
  /** What never changes in a game that is opened from the setup. */
  worldOf(setup: unknown, contents: Contents): WorldFound<T>;
  begin(world: T['world']): Opening<T>;
  /** May a side know something that the other does not? */
  hasSecrets(world: T['world']): boolean;
  /**
   * Where there are secrets: is this asked without showing any? It is decided in front of everybody, and the secrets of
   * whoever decides stay closed until he opens them. Left out: each side decides with its own eyes.
   */
  asksOpenly?(frame: Frame<T>): boolean;
  /** What a list of games shows of one, as plain data; the game is given as everybody sees it. Left out: nothing. */
  glance?(game: Game<T>): unknown;
  /** Is nothing left to decide but that it is finished? */
  isFormality(game: Game<T>): boolean;
  /** Where players roll themselves: is this theirs to type in? Left out: everything is. */
  isTyped?(request: Request<T['reason']>): boolean;
  /** Which turn it is, as everybody knows: those who look on at secrets are a turn late. */
  turn(game: Game<T>): number;
  /** Who has won a game that is over; undefined: the rules do not say. */
  winner(game: Game<T>): T['side'] | 'draw' | undefined;
  /** What somebody does who would rather do nothing. */
  idleChoice(choices: readonly AnyChoice<T>[]): AnyChoice<T> | undefined;
}

/** What is needed of a title where its game is open: no setup is read there any more, so that what reads one can be left out. */
export type TitleAtTable<T extends Vocabulary> = Omit<Title<T>, 'worldOf'>;

/** A game in a world, as a host plays it. */
export const hostedIn = <T extends Vocabulary>(
  title: TitleAtTable<T>,
  world: T['world'],
  setup: unknown,
): Hosted<T> => ({
  ruleset: title.ruleset,
  opening: title.begin(world),
  setup,
  hasSecrets: title.hasSecrets(world),
  isFormality: game => title.isFormality(game),
  turnOf: game => title.turn(game),
  winnerOf: game => title.winner(game),
  ...(title.isTyped && { isTyped: title.isTyped }),
});

/** A game from its setup. */
export function openSetup<T extends Vocabulary>(
  title: Title<T>,
  setup: unknown,
  contents: Contents,
): { readonly hosted: Hosted<T> } | { readonly problem: SetupProblem } {
  const found = title.worldOf(setup, contents);
  return 'problem' in found ? found : { hosted: hostedIn(title, found.world, setup) };
}
