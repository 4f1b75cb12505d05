import { holds } from '@wigwag/kernel';
import type { FlowWithoutDice, Game } from '../game.ts';
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { mils } from '../geometry/units.ts';
import { SIDES, type Side } from '../world.ts';
import { playerA } from './initiative.ts';
import { layoutOf, type Plan } from './layout.ts';

/** The plan of 13.7 for this battle. */
export const planOf = (game: Game): Plan => layoutOf(game.world, playerA(game));

const stored = ({ x, y }: Point): Point => ({ x: mils(x), y: mils(y) });

const middleOf = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const pointPlaces = (game: Game): Point[] => planOf(game).points.map(stored);
const basePlace = (game: Game, side: Side): Point => stored(middleOf(planOf(game).bases[side]));

/** 13.9: where the plan has them, whatever was declared and whatever will lie there. */
export function placePoints(flow: FlowWithoutDice): undefined {
  if (holds('13.7/sp-immovable', flow.game.board.field.points.length > 0)) return;
  flow.emit({ type: 'pointsPlaced', points: pointPlaces(flow.game) });
}

/** 13.11: one for each army, after all terrain. */
export function placeBases(flow: FlowWithoutDice): undefined {
  for (const side of SIDES) {
    const stands = flow.game.board.field.bases.some(base => base.side === side);
    if (holds('13.11/one-per-army', stands)) continue;
    flow.emit({ type: 'basePlaced', side, at: basePlace(flow.game, side) });
  }
}

const isAt = (one: Point | undefined, other: Point): boolean => one?.x === other.x && one.y === other.y;

/** For the auditor: what may not be moved is where it was put, and nothing stands twice. */
export function misplaced(game: Game): string | undefined {
  const { points, bases } = game.board.field;
  const planned = pointPlaces(game);
  const moved =
    points.length > 0 && (points.length !== planned.length || !planned.every((at, i) => isAt(points[i], at)));
  if (holds('13.7/sp-immovable', moved)) return 'point-moved';
  const twice = SIDES.some(side => bases.filter(base => base.side === side).length > 1);
  if (holds('13.11/one-per-army', twice)) return 'two-bases';
  const shifted = bases.some(({ side, at }) => !isAt(at, basePlace(game, side)));
  return holds('13.11/immobile', shifted) ? 'base-moved' : undefined;
}
