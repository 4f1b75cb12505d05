import { type AnyChoice, engine, type Game, isFormality, type Side, type Sided, sided } from '@wigwag/gcacw';
import { type DiceSource, rolling, topFrame } from '@wigwag/kernel';
import { MatchFault } from '../arena/play.ts';
import { askFor } from '../arena/sight.ts';
import type { Ask, Bot, BotMaker } from '../bot.ts';
import { chance, seedFor } from '../chance.ts';
import { copied } from './story.ts';

/** More than any game has had. */
const MOST_DECISIONS = 50_000;

/** What somebody means to choose: the first of it now, the rest whenever he is asked next. */
export type Intent = readonly AnyChoice[];

export interface Course {
  readonly from: Game;
  /** What is chosen first, one after another, as far as the guards allow it; left out, the bots begin. */
  readonly intent?: Intent | undefined;
  readonly by: BotMaker;
  /** Dice, and the chance of the bots, follow from it. */
  readonly seed: number;
  /** Bots see all there is: for a position that is one side's own reckoning. */
  readonly openly?: boolean;
  readonly until?: (game: Game) => boolean;
}

export interface Ended {
  readonly game: Game;
  readonly isRolled: boolean;
  /** The decisions of the course, the first one included. */
  readonly choices: readonly AnyChoice[];
}

const openAsk = (game: Game, side: Side): Ask => ({ side, game: copied(game), choices: engine.choices(game) });

function fault(code: MatchFault['code'], { board, world }: Game, kind: string): MatchFault {
  return new MatchFault(code, { scenario: world.scenario.id, turn: board.turn, kind });
}

/** Goes on as somebody meant to, until that is not allowed any more. */
class Meant {
  private readonly by: Side | 'table' | undefined;
  private left: Intent;

  constructor(by: Side | 'table' | undefined, intent: Intent) {
    this.by = by;
    this.left = intent;
  }

  /** What comes next; the first of it is known to be allowed. */
  next(game: Game, by: Side | 'table', isBegun: boolean): AnyChoice | undefined {
    const [choice, ...rest] = this.left;
    if (choice === undefined || by !== this.by) return undefined;
    const isRefused = isBegun && engine.refusal(game, by, choice) !== undefined;
    this.left = isRefused ? [] : rest;
    return isRefused ? undefined : choice;
  }
}

/** Plays on from a position, which is not changed, with the same bot on both sides. */
export function playOn({ from, intent = [], by, seed, openly = false, until = () => false }: Course): Ended {
  const game = copied(from);
  const bots: Sided<Bot> = sided(side => by(chance(seedFor(seed, 'bot', side))));
  const source = rolling(chance(seedFor(seed, 'dice')));
  const choices: AnyChoice[] = [];
  let isRolled = false;
  const dice: DiceSource = request => {
    isRolled = true;
    return source(request);
  };
  const meant = new Meant(topFrame(game)?.by, intent);
  for (let frame = topFrame(game); frame !== undefined; frame = topFrame(game)) {
    const isBegun = choices.length > 0 || intent.length === 0;
    if (isBegun && until(game)) break;
    if (choices.length === MOST_DECISIONS) throw fault('endless', game, frame.kind);
    const choice = meant.next(game, frame.by, isBegun) ?? chosenBy(game, frame.by, bots, openly);
    if (choice === undefined) throw fault('dead-end', game, frame.kind);
    engine.simulate(game, choice, dice);
    choices.push(choice);
  }
  return { game, isRolled, choices };
}

function chosenBy(game: Game, by: Side | 'table', bots: Sided<Bot>, openly: boolean): AnyChoice | undefined {
  if (by === 'table' || isFormality(game)) return engine.choices(game)[0];
  const ask = openly ? openAsk(game, by) : askFor(game, by);
  return ask.choices.length === 0 ? undefined : bots[by].choose(ask);
}

/** Frames that lie under whatever is done. */
const UNDER = ['turn', 'initiative'];

/**
 * Whether the action that is under way in a position is over, with all that came of it; undefined: nothing is under way.
 */
export function endOfAction({ stack }: Game): ((game: Game) => boolean) | undefined {
  const base = stack.findIndex(({ kind }) => !UNDER.includes(kind));
  const owner = stack[base]?.by;
  if (owner === undefined) return undefined;
  return ({ stack: now }) => now.length <= base || now[base]?.by !== owner;
}
