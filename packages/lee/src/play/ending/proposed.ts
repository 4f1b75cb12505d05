import type { Game } from '../../game.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { pointOf } from '../../terrain/stored.ts';
import { SIDES, type Side } from '../../world.ts';
import type { Holder, Report } from '../report.ts';
import { onTable } from '../table/ground.ts';

/** Inches within which a unit is taken to hold a place, in a report that nobody has typed yet. */
const HELD_WITHIN = 6;

function holderOf(game: Game, place: Point): Holder {
  const nearest = (side: Side): number => Math.min(...onTable(game)[side].map(({ pose }) => distance(pose.at, place)));
  const [blue = Infinity, grey = Infinity] = SIDES.map(nearest);
  if (Math.min(blue, grey) > HELD_WITHIN || blue === grey) return 'nobody';
  return blue < grey ? 'blue' : 'grey';
}

function holderOfBase(game: Game, side: Side): Holder {
  const base = game.board.field.bases.find(each => each.side === side);
  const holder = base === undefined ? 'nobody' : holderOf(game, pointOf(base.at));
  return holder === 'nobody' ? side : holder;
}

const lostBy = ({ board }: Game, side: Side): number =>
  Object.values(board.play.units[side]).filter(({ marks }) => marks.includes('destroyed')).length;

/** What the table shows, for the players to correct: 14.3 would say what holding is. */
export const proposedReport = (game: Game): Report => ({
  points: game.board.field.points.map(point => holderOf(game, pointOf(point))),
  baseBlue: holderOfBase(game, 'blue'),
  baseGrey: holderOfBase(game, 'grey'),
  lostBlue: lostBy(game, 'blue'),
  lostGrey: lostBy(game, 'grey'),
  brokenBlue: game.board.field.morale.blue <= 0,
  brokenGrey: game.board.field.morale.grey <= 0,
});
