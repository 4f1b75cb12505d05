import type { Game } from '../../game.ts';
import { distance, legsOf } from '../../geometry/point.ts';
import type { Side } from '../../world.ts';
import type { LinearPiece, TerrainBoard } from '../board.ts';
import { BRIDGE } from '../bridges/placing.ts';
import { forbiddenBy } from '../judging/check.ts';
import { pointsIn } from '../judging/worked.ts';
import { type StoredPoint, storedPoint } from '../stored.ts';

/** Points of a river, in steps of so many inches. */
function* alongRiver({ line }: LinearPiece, step: number): Generator<StoredPoint> {
  for (const [from, to] of legsOf(pointsIn(line))) {
    const parts = Math.max(1, Math.ceil(distance(from, to) / step));
    for (let i = 0; i < parts; i++) {
      const part = (i + 0.5) / parts;
      yield storedPoint({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  }
}

const COARSE = 2;
const FINE_STEP = 0.05;

/** One after the other, so that who needs only some does not judge them all. */
function* places(game: Game, by: Side, step: number): Generator<StoredPoint> {
  for (const river of game.board.terrain.lines) {
    if (river.linear !== 'river') continue;
    for (const at of alongRiver(river, step)) if (forbiddenBy(BRIDGE, { game, by }, { at }) === undefined) yield at;
  }
}

const take = <T>(all: Iterable<T>, most: number): T[] => {
  const taken: T[] = [];
  for (const each of all) {
    if (taken.length === most) break;
    taken.push(each);
  }
  return taken;
};

const PLACES = new WeakMap<TerrainBoard, readonly StoredPoint[]>();

/** Where on the rivers a bridge may be placed: every inch, or where that finds nothing much more closely. */
export function bridgePlaces(game: Game, by: Side): readonly StoredPoint[] {
  const { terrain } = game.board;
  const known = PLACES.get(terrain);
  if (known !== undefined) return known;
  const coarse = [...places(game, by, COARSE)];
  const made = coarse.length > 0 ? coarse : take(places(game, by, FINE_STEP), 1);
  PLACES.set(terrain, made);
  return made;
}

/** Some of them. */
export const someBridgePlaces = (game: Game, by: Side, most: number): readonly StoredPoint[] =>
  PLACES.get(game.board.terrain)?.slice(0, most) ?? take(places(game, by, COARSE), most);
