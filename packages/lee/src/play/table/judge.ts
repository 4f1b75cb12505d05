import type { AnyChoice, Choice, Game } from '../../game.ts';
import { centreOf } from '../../geometry/base.ts';
import type { Pose } from '../../geometry/pose.ts';
import { degrees, inches } from '../../geometry/units.ts';
import { type ForcedOrder, judgeForced } from '../../movement/forced.ts';
import { judgeMove } from '../../movement/judgeMove.ts';
import type { Judgement, Refusal } from '../../movement/judgement.ts';
import type { Mover } from '../../movement/mover.ts';
import { whyNoOccupying } from '../../movement/occupy.ts';
import { forcedDistance } from '../../movement/range.ts';
import { enemyOf, type Side } from '../../world.ts';
import { groundFor, standingUnit } from './ground.ts';
import { moverOf } from './mover.ts';
import { settingsOf } from './settings.ts';
import { stepOf, typedPose } from './told.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** What a normal or support move comes to; whether the unit may move at all is another question. */
export function judgedMove(game: Position, side: Side, choice: Choice<'moves', 'move'>): Judgement | undefined {
  const mover = moverOf(game, side, choice.unit, choice);
  if (mover === undefined) return undefined;
  const steps = choice.steps.map(step => stepOf(game.world, step));
  const kind = choice.kind === 'support' ? 'support' : 'normal';
  return judgeMove(groundFor(game, side, choice.unit), mover, steps, kind, settingsOf(game.world));
}

export type ToldForceOf = Omit<Choice<'moves', 'force'>, 'do' | 'distance'>;

/** Undefined: it needs an enemy to go towards, and there is none of that name on the table. */
function orderOf(game: Position, told: ToldForceOf): ForcedOrder | undefined {
  const { side, cause, towards, heading } = told;
  const extra = inches(told.extra);
  switch (game.world.book.movement.data.forcedDirection[cause].value) {
    case 'back':
      return { cause, extra };
    case 'stated':
      return { cause, extra, heading: degrees(heading) };
    case 'towards': {
      const enemy = standingUnit(game, enemyOf(side), towards);
      return enemy && { cause, extra, towards: centreOf(enemy.pose, enemy.size) };
    }
  }
}

/** The forced move as it has to be, or with a distance that somebody submits. */
export function judgedForce(game: Position, told: ToldForceOf, distance?: number): Judgement | undefined {
  const [mover, order] = [moverOf(game, told.side, told.unit), orderOf(game, told)];
  if (mover === undefined || order === undefined) return undefined;
  const submitted = distance === undefined ? order : { ...order, distance: inches(distance) };
  return judgeForced(groundFor(game, told.side, told.unit), mover, submitted, settingsOf(game.world));
}

/** 7.5: how far a forced move has to go if nothing stops it, in inches. */
export function forcedInches(game: Position, told: ToldForceOf): number | undefined {
  const mover = moverOf(game, told.side, told.unit);
  return mover && forcedDistance(mover, told.cause, inches(told.extra), settingsOf(game.world));
}

/** A place that is taken without a way there. */
function placed(mover: Mover, place: Pose, why: Refusal | undefined): Judgement {
  const end = why === undefined ? place : mover.pose;
  const course = { path: [mover.pose.at, end.at], poses: [mover.pose, end], swept: [], contacts: [], paid: false };
  const judged = { ...course, limit: 0, moved: 0, remaining: 0, end };
  return why === undefined ? { legal: true, ...judged } : { legal: false, ...why, ...judged };
}

export function judgedPlace(game: Position, side: Side, choice: Choice<'moves', 'occupy'>): Judgement | undefined {
  const mover = moverOf(game, side, choice.unit);
  if (mover === undefined) return undefined;
  const place = typedPose(game.world, choice.pose);
  const why = whyNoOccupying(groundFor(game, side, choice.unit), mover, place, settingsOf(game.world));
  return placed(mover, place, why);
}

/**
 * For the screen: what a move, a forced move or the taking of a place comes to, in full: its way, what it meets, what is
 * paid and left, and if it is refused by what. Whether that unit may do so now the guards say.
 */
export function judge(game: Game, choice: AnyChoice): Judgement | undefined {
  const frame = game.stack.at(-1);
  if (frame?.kind !== 'moves') return undefined;
  if (choice.do === 'move') return judgedMove(game, frame.by, choice);
  if (choice.do === 'force') return judgedForce(game, choice, choice.distance);
  return choice.do === 'occupy' ? judgedPlace(game, frame.by, choice) : undefined;
}

const HUNDREDTHS = 100;

/** What a refusal's sentence may say: its numbers, in inches. */
export function numbersOf(judgement: Judgement | undefined): Readonly<Record<string, number>> {
  if (judgement === undefined || judgement.legal) return {};
  const numbers = Object.entries(judgement.params).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, Math.round(value * HUNDREDTHS) / HUNDREDTHS] as const] : [],
  );
  return Object.fromEntries(numbers);
}
