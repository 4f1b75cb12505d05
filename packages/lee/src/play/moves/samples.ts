import type { Choice, Frame, Game } from '../../game.ts';
import { mils, turnBetween } from '../../geometry/units.ts';
import { FORCED_CAUSES } from '../../movement/kinds.ts';
import { enemyOf, SIDES, type Side } from '../../world.ts';
import { MARKS, type Mark } from '../marks.ts';
import { unitsOfCorps } from '../roster.ts';
import type { ToldStep } from '../shapes.ts';
import { onTable, type StandingUnit, standingUnit } from '../table/ground.ts';
import { judgedForce, type ToldForceOf } from '../table/judge.ts';
import { reachOf } from '../table/looks.ts';
import { centrePivotStep, pivotStep } from '../table/told.ts';
import { whyMayNotMove } from './mayMove.ts';

type Moves = Frame<'moves'>;

const DIRECTIONS = 6;
/** A step shorter than this is not worth offering, in mils. */
const SHORTEST = 50;

const unitsHere = (game: Game, { by, corps }: Moves): StandingUnit[] =>
  unitsOfCorps(game, by, corps).flatMap(({ id }) => standingUnit(game, by, id) ?? []);

const straight = (ahead: number): ToldStep => ({ do: 'forward', turn: 0, ahead, onRoad: '' });

/** A turn and a step as far as it goes, in several directions; half of the way straight ahead; about turn. */
function waysOf(game: Game, side: Side, { id, pose }: StandingUnit): ToldStep[][] {
  const rays = reachOf(game, side, id, undefined, DIRECTIONS).flatMap(({ heading, distance }) => {
    const ahead = Math.floor(distance * 1000);
    const turn = turnBetween(pose.heading, heading);
    return ahead < SHORTEST ? [] : [{ turn, ahead }];
  });
  const farthest = rays.map(({ turn, ahead }) => (turn === 0 ? [straight(ahead)] : [pivotStep(turn), straight(ahead)]));
  const half = rays.flatMap(({ turn, ahead }) => (turn === 0 ? [[straight(Math.ceil(ahead / 2))]] : []));
  return [...half, ...farthest, [centrePivotStep(180)]];
}

/** A sample: there is no end of moves. */
export function movesOf(game: Game, f: Moves): Choice<'moves', 'move'>[] {
  const { turn, units } = game.board.play;
  return unitsHere(game, f)
    .filter(({ id }) => whyMayNotMove(game, f, id) === undefined && units[f.by][id]?.movedOn !== turn)
    .flatMap(base =>
      waysOf(game, f.by, base).map(
        steps =>
          ({ do: 'move', unit: base.id, kind: 'normal', march: false, modifier: 0, again: false, steps }) as const,
      ),
    );
}

/** A unit that is engaged may be pushed back, break off or be pursued: those are offered, with the distance it has to go. */
export function forcesOf(game: Game): Choice<'moves', 'force'>[] {
  return SIDES.flatMap(side => {
    const engaged = onTable(game)[side].filter(({ id }) => game.board.play.units[side][id]?.marks.includes('engaged'));
    const [enemy] = onTable(game)[enemyOf(side)];
    return engaged.flatMap(({ id, pose }) =>
      FORCED_CAUSES.flatMap(cause => {
        const heading = Math.round(pose.heading * 100);
        const told: ToldForceOf = { side, unit: id, cause, towards: enemy?.id ?? '', heading, extra: 0 };
        const judged = judgedForce(game, told);
        return judged === undefined ? [] : [{ do: 'force' as const, ...told, distance: mils(judged.moved) }];
      }),
    );
  });
}

/** The places that enemies have left, for units of the active corps. */
export function occupationsOf(game: Game, f: Moves): Choice<'moves', 'occupy'>[] {
  const left = game.board.play.vacated.filter(({ side }) => side !== f.by).map(({ pose }) => pose);
  const places = new Map(left.map(pose => [`${pose.x} ${pose.y} ${pose.heading}`, pose]));
  return [...places.values()].flatMap(pose =>
    unitsHere(game, f).map(({ id }) => ({ do: 'occupy', unit: id, pose, entitled: true }) as const),
  );
}

/** One mark for each unit of the active corps and for its nearest enemies, another every turn: all would be hundreds. */
export function marksOf(game: Game, f: Moves): Choice<'moves', 'mark'>[] {
  const { turn, units } = game.board.play;
  const toggle = (side: Side, unit: string, at: number): Choice<'moves', 'mark'> => {
    const mark: Mark = MARKS[(at + turn) % MARKS.length] ?? 'pinned';
    return { do: 'mark', side, unit, mark, on: !units[side][unit]?.marks.includes(mark) };
  };
  const [enemy] = onTable(game)[enemyOf(f.by)];
  return [
    ...unitsHere(game, f).map(({ id }, at) => toggle(f.by, id, at)),
    ...(enemy === undefined ? [] : [toggle(enemyOf(f.by), enemy.id, 1)]),
  ];
}
