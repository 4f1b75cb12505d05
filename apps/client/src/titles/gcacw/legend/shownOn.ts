import {
  asIfActing,
  type Game,
  inCommandRadius,
  inNormalZone,
  movesOf,
  NOWHERE,
  reach,
  type Side,
  victoryPlaces,
} from '@wigwag/gcacw';
import type { MovePicture, OverlayPicture } from '@wigwag/mapview';
import { describePlace, hexLabel, type Translate } from '@wigwag/words';
import { actionsIn } from '../log/actionsIn.ts';
import type { View } from '../room.ts';
import type { Overlay } from './overlays.ts';

const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

const hexesOf = ({ world }: Game): readonly number[] => world.scenario.map.hexes.map((_, hex) => hex);

const zoneOf = (game: Game, side: Side): ReadonlySet<number> =>
  new Set(hexesOf(game).filter(hex => inNormalZone(game, side, hex)));

/** The hexes that each leader of a side commands. */
function commandOf(game: Game, side: Side): ReadonlySet<number>[] {
  const { world, board } = game;
  return world.leadersOfSide[side].flatMap(leader => {
    const from = board.leaders[leader]?.hex ?? NOWHERE;
    if (from === NOWHERE) return [];
    return [new Set(hexesOf(game).filter(hex => inCommandRadius(game, side, from, hex)))];
  });
}

/** How likely any one unit of a side gets to each hex in its next march: of what is seen of it. */
function reachOf(game: Game, side: Side): ReadonlyMap<number, number> {
  const acting = asIfActing(game, side);
  const found = new Map<number, number>();
  for (const unit of game.world.unitsOfSide[side]) {
    for (const { hex, chance } of reach(acting, unit).hexes) {
      if (chance > (found.get(hex) ?? 0)) found.set(hex, chance);
    }
  }
  return found;
}

/** So many actions back. */
const LATELY = 5;

/** Who went where in the last actions that whoever looks was told of, the oldest first. */
function movesIn({ game, log }: Seen): MovePicture[] {
  const moved = actionsIn(log)
    .map(action => ({ action, moves: movesOf(action) }))
    .filter(({ moves }) => moves.length > 0)
    .slice(-LATELY);
  return moved.flatMap(({ action, moves }, place) =>
    moves.flatMap(({ unit, manner, path }): MovePicture[] => {
      const side = game.world.units[unit]?.side ?? action.side;
      return side === undefined ? [] : [{ path, side, retreat: manner === 'retreat', age: moved.length - 1 - place }];
    }),
  );
}

/** What whoever looks has before him. */
type Seen = Pick<View, 'game' | 'eyes' | 'log'>;

/** What the legend has switched on, from the view of whoever looks. */
export function shownOn(t: Translate, seen: Seen, shown: ReadonlySet<Overlay>): OverlayPicture {
  const { game, eyes } = seen;
  const places = victoryPlaces(game).map(place => ({
    ...{ hex: place.hex, points: place.points, side: place.holder },
    label: `${hexLabel(game.world, place.hex)}. ${describePlace(t, game, place)}`,
  }));
  return {
    ...(shown.has('victory') && { victory: places }),
    ...(shown.has('zones') && { zones: { own: zoneOf(game, eyes), enemy: zoneOf(game, enemyOf(eyes)) } }),
    ...(shown.has('command') && { command: commandOf(game, eyes) }),
    ...(shown.has('threat') && { threat: reachOf(game, enemyOf(eyes)) }),
    ...(shown.has('moves') && { moves: movesIn(seen) }),
  };
}
