import { asIfActing, type Game, MarchPlan, type Side } from '@wigwag/gcacw';
import { distance, type Hex } from '@wigwag/hex';

/** The unit that a piece is, or that a leader goes with. */
function unitOf({ world, board }: Game, id: string): number | undefined {
  const unit = world.units.findIndex(each => each.id === id);
  if (unit >= 0) return unit;
  const along = board.leaders[world.leaders.findIndex(each => each.id === id)]?.with;
  return along === undefined || along < 0 ? undefined : along;
}

/** The cheapest way of a piece towards a hex, as if its side could act now; only its ends where one march does not get there. */
export function firstWay(game: Game, side: Side, piece: string, to: Hex): readonly Hex[] {
  const unit = unitOf(game, piece);
  const from = unit === undefined ? undefined : game.board.units[unit]?.hex;
  if (unit === undefined || from === undefined || from < 0) return [to];
  return new MarchPlan(asIfActing(game, side), unit).wayThrough([to])?.path ?? [from, to];
}

/** The named place nearest to a hex, where it has no name of its own and one is near. */
export function placeNear({ world: { grid, scenario } }: Game, hex: Hex, within: number): string | undefined {
  if (scenario.map.hexes[hex]?.name !== undefined) return undefined;
  const named = scenario.map.hexes.flatMap(({ name }, at) =>
    name === undefined ? [] : [{ name, far: distance(grid, hex, at) }],
  );
  const [nearest] = named.filter(({ far }) => far <= within).sort((one, other) => one.far - other.far);
  return nearest?.name;
}
