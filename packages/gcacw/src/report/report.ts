import { topFrame } from '@wigwag/kernel';
import type { Board } from '../board.ts';
import { type Action, actionsOf } from '../chronicle/actions.ts';
import { courseOf, type Ended, wonIn } from '../chronicle/course.ts';
import type { Line } from '../chronicle/line.ts';
import type { Game } from '../game.ts';
import type { Result } from '../victory/ledger.ts';
import { leadOf, tally } from '../victory/tally.ts';
import type { World } from '../world/world.ts';
import { causesOf, type PointCause } from './causes.ts';
import { type Combat, combatOf } from './combats.ts';
import { type Contested, type HardFight, hardestFight, type LongMarch, longestMarch, mostContested } from './feats.ts';
import {
  type ChartToll,
  chartTolls,
  type LuckPoint,
  type LuckRow,
  luckCurve,
  luckRows,
  type Throw,
  throwsIn,
} from './luck.ts';
import { decisiveOf, picturedOf, type ReportMoment, type TurnRow, turnsOf } from './moments.ts';
import { lostIn, Muster, type Mustered } from './muster.ts';
import { type Sided, sided } from './sided.ts';

/** The board as it was after a moment that is worth a picture. */
export interface Pictured {
  readonly moment: ReportMoment;
  readonly board: Board;
}

/** What happened in a game, and its numbers: all of it from what one audience was told and saw. */
export interface Report {
  readonly world: World;
  readonly isOver: boolean;
  readonly turn: number;
  /** How it ended, or would if it ended now; undefined: nobody counts. */
  readonly result: Result | undefined;
  readonly moments: readonly ReportMoment[];
  readonly turns: readonly TurnRow[];
  readonly causes: readonly PointCause[];
  readonly losses: Sided<number>;
  readonly units: readonly Mustered[];
  readonly decisive: readonly ReportMoment[];
  readonly pictured: readonly Pictured[];
  readonly luck: {
    readonly rows: readonly LuckRow[];
    readonly curve: readonly LuckPoint[];
    readonly tolls: Sided<ChartToll>;
    /** So many combats there were, with their odds known or not. */
    readonly combats: number;
  };
  readonly feats: {
    readonly march: LongMarch | undefined;
    readonly fight: HardFight | undefined;
    readonly contested: Contested | undefined;
  };
}

/** What is asked for on the way: the game as it was when the log had so many lines. So much of the work is done. */
export interface PastAsked {
  readonly lines: number;
  readonly done: number;
  readonly of: number;
}

type Asking<R> = Generator<PastAsked, R, Game | undefined>;

/** One step of the course with all that went on until it was over, also what is no step of its own. */
interface Step extends Ended {
  readonly actions: readonly Action[];
}

function stepsOf(log: readonly Line[]): readonly Step[] {
  const actions = actionsOf(log);
  const course = courseOf(log, actions);
  let from = 0;
  return course.map((ended, place) => {
    const isLast = place === course.length - 1;
    const at = ended.action === undefined ? -1 : actions.indexOf(ended.action);
    const to = isLast ? actions.length : Math.max(from, at + 1);
    const step = { ...ended, actions: actions.slice(from, to) };
    from = to;
    return step;
  });
}

/** Reads a game from its log, step by step. */
class Reader {
  readonly world: World;
  readonly muster: Muster;
  readonly throws: Throw[] = [];
  readonly moments: ReportMoment[] = [];
  private readonly total: number;

  constructor(world: World, total: number) {
    this.world = world;
    this.muster = new Muster(unit => world.units[unit]?.side);
    this.total = total;
  }

  ask(lines: number): PastAsked {
    return { lines, done: Math.min(lines, this.total), of: this.total };
  }

  *read(step: Step): Asking<void> {
    const first = this.muster.losses.length;
    const combats: Combat[] = [];
    for (const action of step.actions) {
      this.throws.push(...throwsIn(action));
      combats.push(...(yield* this.readAction(action)));
    }
    const after = yield this.ask(step.lines);
    if (after !== undefined) this.muster.look(after);
    this.moments.push(this.momentOf(step, combats, first, after));
  }

  /** Before a fight its past shows what it was fought with, and who has been shown. */
  private *readAction(action: Action): Asking<readonly Combat[]> {
    const fights = wonIn(this.world, action);
    const combats: Combat[] = [];
    for (const { line, events } of action.parts) {
      const won = fights.find(({ fight }) => fight.line === line);
      if (won !== undefined && line > 0) {
        const before = yield this.ask(line);
        if (before !== undefined) this.muster.look(before);
        const combat = combatOf(action, won, before);
        if (combat !== undefined) combats.push(combat);
      }
      for (const event of events) this.muster.heed(event, line, action.turn);
    }
    return combats;
  }

  private momentOf(
    { action, lines }: Step,
    combats: readonly Combat[],
    first: number,
    after: Game | undefined,
  ): ReportMoment {
    const own = this.muster.losses.slice(first);
    const before = this.moments.at(-1)?.points;
    const points = after && tally(after)?.result.points;
    return {
      ...{ action, lines, combats, points, number: this.moments.length + 1, turn: action?.turn ?? 1 },
      losses: sided(side => lostIn(own, side)),
      swing: points === undefined || before === undefined ? 0 : leadOf(points, 'union') - leadOf(before, 'union'),
    };
  }
}

/** The pictures are taken last, when it is known what mattered. */
function* picturesOf({ moments, ask }: Pick<Reader, 'moments' | 'ask'>): Asking<readonly Pictured[]> {
  const pictured: Pictured[] = [];
  for (const moment of picturedOf(moments)) {
    const game = yield ask(moment.lines);
    if (game !== undefined) pictured.push({ moment, board: game.board });
  }
  return pictured;
}

function written(reader: Reader, now: Game, pictured: readonly Pictured[]): Report {
  const { world, muster, moments, throws } = reader;
  const { board } = now;
  const score = tally(now);
  const combats = moments.flatMap(moment => moment.combats);
  return {
    ...{ world, moments, pictured },
    isOver: topFrame(now) === undefined,
    turn: board.turn,
    result: score?.result,
    turns: turnsOf(moments, muster.losses),
    causes: score === undefined ? [] : causesOf(score),
    losses: sided(side => lostIn(muster.losses, side)),
    units: muster.roll(),
    decisive: decisiveOf(moments),
    luck: {
      rows: luckRows(throws),
      curve: luckCurve(combats),
      tolls: chartTolls(combats),
      combats: combats.length,
    },
    feats: {
      march: longestMarch(moments),
      fight: hardestFight(moments, muster.losses),
      contested: mostContested(moments),
    },
  };
}

/**
 * The report of a game from the log of one audience and the game as that audience sees it now. Where it needs to look back it
 * asks, so that whoever answers can take his time; answered undefined it does without.
 */
export function* reporting(log: readonly Line[], now: Game): Asking<Report> {
  const reader = new Reader(now.world, log.length);
  for (const step of stepsOf(log)) yield* reader.read(step);
  const pictured = yield* picturesOf({ moments: reader.moments, ask: lines => reader.ask(lines) });
  return written(reader, now, pictured);
}

/** The same at once. */
export function reportOf(log: readonly Line[], now: Game, past: (lines: number) => Game | undefined): Report {
  const work = reporting(log, now);
  let step = work.next();
  while (step.done !== true) step = work.next(past(step.value.lines));
  return step.value;
}
