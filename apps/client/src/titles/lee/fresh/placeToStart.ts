import { anchorsOf, type Game, layoutOf, type Pose, placeFor, poseOf, rosterOf, type Side } from '@wigwag/lee';

/** Where a unit is taken in hand that does not stand yet: where it may be, or else at its marker. */
export function placeToStart(game: Game, side: Side, unit: string): Pose {
  const known = rosterOf(game, side).get(unit);
  const place = known && placeFor(game, side, known);
  if (place !== undefined) return poseOf(place.pose);
  const { edges, middles } = layoutOf(game.world, game.board.field.a || 'blue');
  const [anchor] = known === undefined ? [] : anchorsOf(game, side, known.corps);
  return { at: anchor ?? middles[side], heading: edges[side] === 'top' ? 180 : 0 };
}
