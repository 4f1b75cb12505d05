import type { AnyChoice, Choice, Frame, Game } from '../game.ts';
import type { StoredPose } from '../geometry/pose.ts';
import { mils } from '../geometry/units.ts';
import { FORCED_CAUSES, MOVE_KINDS } from '../movement/kinds.ts';
import { enemyOf, SIDES } from '../world.ts';
import { MARKS } from './marks.ts';
import { corpsAndReserve, rosterOf } from './roster.ts';
import type { ToldStep } from './shapes.ts';
import { centrePivotStep, forwardStep, pivotStep } from './table/told.ts';

const NOBODY = 'nobody';
const HUGE = Number.MAX_SAFE_INTEGER;

const WAYS: readonly (readonly ToldStep[])[] = [
  [],
  [forwardStep(2)],
  [forwardStep(-2)],
  [forwardStep(5, 'p1')],
  [pivotStep(90), forwardStep(3), pivotStep(-45), forwardStep(1)],
  [forwardStep(1), centrePivotStep(90), forwardStep(1)],
  [{ do: 'forward', turn: 0, ahead: HUGE, onRoad: '' }],
  [{ do: 'pivotFront', turn: -HUGE, ahead: 0, onRoad: '' }],
];

const posesOf = ({ world: { table } }: Game): StoredPose[] => [
  { x: mils(table.width / 2), y: mils(table.height / 2), heading: 0 },
  { x: mils(table.width / 4), y: 6000, heading: 18000 },
  { x: -5000, y: 0, heading: 4500 },
  { x: HUGE, y: -HUGE, heading: HUGE },
];

/** Some units of both sides, and one that there is not. */
const someUnits = (game: Game): string[] => [
  NOBODY,
  ...SIDES.flatMap(side => [...rosterOf(game, side).keys()].slice(0, 4)),
];

function* inMoves(game: Game): Generator<Choice<'moves'>> {
  yield { do: 'combatDone' };
  yield { do: 'endMoves' };
  for (const unit of someUnits(game)) {
    for (const kind of MOVE_KINDS) {
      for (const steps of WAYS) yield { do: 'move', unit, kind, march: true, modifier: 500, again: false, steps };
    }
    for (const pose of posesOf(game))
      for (const entitled of [true, false]) yield { do: 'occupy', unit, pose, entitled };
    for (const side of SIDES) {
      for (const mark of MARKS) yield { do: 'mark', side, unit, mark, on: true };
      yield { do: 'cohesion', side, unit, lost: -1 };
      for (const cause of FORCED_CAUSES) {
        for (const distance of [0, 4000, -HUGE]) {
          yield { do: 'force', side, unit, cause, towards: unit, heading: 9000, extra: distance, distance };
        }
      }
    }
  }
}

function* inDeployment(game: Game): Generator<Choice<'deployment'>> {
  yield { do: 'deployed' };
  yield { do: 'deployArmy' };
  for (const corps of [NOBODY, ...SIDES.flatMap(side => corpsAndReserve(game, side))])
    yield { do: 'deployCorps', corps };
  for (const unit of someUnits(game)) for (const pose of posesOf(game)) yield { do: 'deployUnit', unit, pose };
}

function* inReorganisation(game: Game): Generator<AnyChoice> {
  yield { do: 'reorganised' };
  const units = someUnits(game);
  for (const one of units) {
    for (const other of units) {
      for (const supporting of [true, false]) yield { do: 'passLines', one, other, supporting };
    }
  }
  for (const side of SIDES) yield { do: 'carryOut', side, one: NOBODY, other: NOBODY };
}

function* inEnding(game: Game, { by }: Frame<'ending'>): Generator<Choice<'ending'>> {
  const report = { baseBlue: by, baseGrey: enemyOf(by), lostGrey: 0, brokenBlue: false, brokenGrey: true } as const;
  for (const points of [[], game.board.field.points.map(() => by)]) {
    for (const lostBlue of [-1, 0, HUGE]) yield { do: 'report', ...report, points, lostBlue };
  }
}

/** For the auditor: what may be tried in the battle, and a good deal that may not. */
export function* attemptsOf(game: Game): Generator<AnyChoice> {
  const frame = game.stack.at(-1);
  if (frame?.kind === 'deployment') yield* inDeployment(game);
  if (frame?.kind === 'turn') yield* [{ do: 'drawTurnCards' }, { do: 'rollTurn' }] as const;
  if (frame?.kind === 'activation') {
    for (const corps of [NOBODY, ...SIDES.flatMap(side => corpsAndReserve(game, side))])
      yield { do: 'activate', corps };
  }
  if (frame?.kind === 'moves') yield* inMoves(game);
  if (frame?.kind === 'reorganisation') yield* inReorganisation(game);
  if (frame?.kind === 'commandTest') for (const successes of [-1, 0, HUGE]) yield { do: 'typeSuccesses', successes };
  if (frame?.kind === 'ending') yield* inEnding(game, frame);
}

/** Choices of which the options are a sample: there is no end of moves, poses and distances. */
export const isSampled = ({ do: verb }: AnyChoice): boolean =>
  ['deployUnit', 'move', 'force', 'occupy', 'mark', 'cohesion', 'passLines', 'report'].includes(verb);
