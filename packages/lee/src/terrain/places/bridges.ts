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

function places(game: Game, by: Side, step: number): StoredPoint[] {
  const rivers = game.board.terrain.lines.filter(({ linear }) => linear === 'river');
  return rivers.flatMap(river =>
    [...alongRiver(river, step)].filter(at => forbiddenBy(BRIDGE, { game, by }, { at }) === undefined),
  );
}

const PLACES = new WeakMap<TerrainBoard, readonly StoredPoint[]>();

/** Where on the rivers a bridge may be placed: every inch, or where that finds nothing much more closely. */
export function bridgePlaces(game: Game, by: Side): readonly StoredPoint[] {
  const { terrain } = game.board;
  const known = PLACES.get(terrain);
  if (known !== undefined) return known;
  const coarse = places(game, by, COARSE);
  const made = coarse.length > 0 ? coarse : places(game, by, FINE_STEP).slice(0, 1);
  PLACES.set(terrain, made);
  return made;
}
