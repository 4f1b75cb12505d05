import {
  type AnyChoice,
  engine,
  type Game,
  isFormality,
  type Line,
  openGame,
  type Reason,
  type Result,
  type Side,
  type Sided,
  sided,
  tally,
  type World,
} from '@wigwag/gcacw';
import { type Answer, type DiceSource, type Rolled, rolling, topFrame } from '@wigwag/kernel';
import type { Bot, BotMaker, Fired } from '../bot.ts';
import { chance, seedFor } from '../chance.ts';
import { askFor } from './sight.ts';

/** Far more than any game has had; one that goes on longer goes on for ever. */
const MOST_DECISIONS = 50_000;

/** A line of a log, with what was chosen where whoever reads it was told. */
export interface ToldLine extends Line {
  readonly choice?: unknown;
}

export interface Match {
  readonly world: World;
  readonly bots: Sided<BotMaker>;
  /** Dice, and the chance of each bot, follow from it. */
  readonly seed: number;
  /** Whose chance is whose: a bot that changes sides keeps its own. Else each side has its own. */
  readonly chanceOf?: Sided<string>;
  /** Told of every decision, from what happened before the first. */
  readonly watch?: (line: ToldLine, game: Game) => void;
}

export interface Played {
  /** The game at its end. */
  readonly game: Game;
  readonly result: Result;
  readonly decisions: number;
  readonly fired: Sided<Fired>;
}

/** A bot has broken the rules of the arena, or the game cannot be played: where, and why. */
export class MatchFault extends Error {
  readonly code: 'illegal' | 'endless' | 'dead-end' | 'uncounted';
  readonly place: Readonly<Record<string, string | number>>;

  constructor(code: MatchFault['code'], place: MatchFault['place'] = {}) {
    super(`${code} ${JSON.stringify(place)}`);
    this.name = 'MatchFault';
    this.code = code;
    this.place = place;
  }
}

class Course {
  readonly game: Game;
  readonly match: Match;
  decisions = 0;
  private readonly bots: Sided<Bot>;
  private readonly dice: DiceSource;
  private rolled: Rolled<Reason>[] = [];

  constructor(match: Match) {
    const { world, bots, seed, chanceOf } = match;
    this.match = match;
    const { game, events } = openGame(world);
    this.game = game;
    match.watch?.({ by: 'table', events, rolled: [] }, game);
    this.bots = sided(side => bots[side](chance(seedFor(seed, 'bot', chanceOf?.[side] ?? side))));
    const source = rolling(chance(seedFor(seed, 'dice')));
    this.dice = request => {
      const answer = source(request) as Answer;
      this.rolled.push({ request, answer } as Rolled<Reason>);
      return answer;
    };
  }

  /** False: the game is over. */
  goOn(): boolean {
    const frame = topFrame(this.game);
    if (frame === undefined) return false;
    if (this.decisions === MOST_DECISIONS) throw new MatchFault('endless', this.place());
    const choice = frame.by === 'table' || isFormality(this.game) ? this.only() : this.answerOf(frame.by);
    this.rolled = [];
    const events = engine.simulate(this.game, choice, this.dice);
    this.decisions += 1;
    this.match.watch?.({ by: frame.by, choice, events, rolled: this.rolled }, this.game);
    return true;
  }

  fired(): Sided<Fired> {
    return sided(side => this.bots[side].fired?.() ?? {});
  }

  private only(): AnyChoice {
    const [choice] = engine.choices(this.game);
    if (choice === undefined) throw new MatchFault('dead-end', this.place());
    return choice;
  }

  private answerOf(side: Side): AnyChoice {
    const asked = askFor(this.game, side);
    if (asked.choices.length === 0) throw new MatchFault('dead-end', this.place());
    const choice = this.bots[side].choose(asked);
    const refused = engine.refusal(this.game, side, choice);
    if (refused === undefined) return choice;
    throw new MatchFault('illegal', { ...this.place(), choice: JSON.stringify(choice), clause: refused.clause });
  }

  private place(): Readonly<Record<string, string | number>> {
    const { board, world } = this.game;
    const { kind = '', by = '' } = topFrame(this.game) ?? {};
    const { decisions: decision } = this;
    return { scenario: world.scenario.id, seed: this.match.seed, turn: board.turn, decision, kind, by };
  }
}

/** Plays a game to its end. It depends on what is in the match, and on nothing else. */
export function play(match: Match): Played {
  const { scenario } = match.world;
  if (scenario.victory === undefined) throw new MatchFault('uncounted', { scenario: scenario.id });
  const course = new Course(match);
  const { game } = course;
  while (course.goOn());
  const result = tally(game)?.result as Result;
  return { game, result, decisions: course.decisions, fired: course.fired() };
}
