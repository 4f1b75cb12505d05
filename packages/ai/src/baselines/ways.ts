import { copyBoard, type Game, gcacw, NOWHERE, type Side } from '@wigwag/gcacw';
import { enemyOf, objectives, obstacleTo, stepPrice } from '@wigwag/gcacw/opponent';
import { Flood, type Hex, opposite } from '@wigwag/hex';
import { ready } from '@wigwag/kernel';

/** Farther than this, in halves of a movement point, is the same as out of reach. */
const FAR = 400;
const BARRED = -1;

/** A hex that is worth going to, and the points for it. */
export type Targets = ReadonlyMap<Hex, number>;

/** Places whose points a side can still get, or can take from the enemy. */
export function targetsOf(game: Game, side: Side): Targets {
  const found = new Map<Hex, number>();
  for (const { side: whose, points, hexes, has, open, when } of objectives(game)) {
    const isWanted = whose === side ? open && !has : whose === enemyOf(side) && has && when !== 'once';
    if (isWanted) for (const hex of hexes) found.set(hex, (found.get(hex) ?? 0) + Math.abs(points));
  }
  return found;
}

/** Places whose points a side has as long as somebody stands there. */
export function guardedBy(game: Game, side: Side): Targets {
  const found = new Map<Hex, number>();
  for (const { side: whose, kind, points, hexes, has, when } of objectives(game)) {
    const isGuarded = whose === side && has && when !== 'once' && kind !== 'controlled';
    if (isGuarded) for (const hex of hexes) found.set(hex, (found.get(hex) ?? 0) + points);
  }
  return found;
}

/** The ground without anybody on it. */
function deserted({ world, board }: Game): Game {
  const bare = copyBoard(board);
  for (const unit of bare.units) unit.hex = NOWHERE;
  bare.forces = [];
  return ready(gcacw, { world, board: bare, stack: [], derived: undefined });
}

/** Halves of a movement point from a hex to the nearest of some, whoever is in the way. */
export type Distance = (hex: Hex) => number;

function floodTo(game: Game, side: Side, hexes: readonly Hex[]): Distance {
  const bare = deserted(game);
  const { units, within } = game.world;
  const own = units.flatMap((unit, n) => (unit.side === side ? [n] : []));
  const walker = own.find(unit => within[unit] === undefined) ?? own[0] ?? 0;
  const flood = new Flood(game.world.grid.size).run(game.world.grid, hexes, FAR, (near, direction, far) => {
    const back = opposite(direction);
    if (obstacleTo(bare, side, walker, far, back, near) !== undefined) return BARRED;
    return stepPrice(bare, walker, far, back, near);
  });
  return hex => flood.costTo(hex) ?? FAR;
}

/** Distances to places, kept until the places or the ground change. */
export class Ways {
  private key = '';
  private kept: Distance = () => FAR;

  to(game: Game, side: Side, hexes: readonly Hex[]): Distance {
    const { weather, crossings } = game.board;
    const key = JSON.stringify([side, hexes, weather, crossings]);
    if (key !== this.key) {
      this.key = key;
      this.kept = floodTo(game, side, hexes);
    }
    return this.kept;
  }
}
