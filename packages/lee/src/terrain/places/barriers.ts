import type { Choice, Game } from '../../game.ts';
import { along, distance, headingTo, legsOf, type Point, rightOf } from '../../geometry/point.ts';
import { inches } from '../../geometry/units.ts';
import type { Side } from '../../world.ts';
import { BARRIER } from '../barriers/fences.ts';
import { fieldSides } from '../barriers/fieldSides.ts';
import { freeHosts, type Host, isLine } from '../barriers/hosts.ts';
import type { LinearPiece } from '../board.ts';
import { forbiddenBy } from '../judging/check.ts';
import { lengthOf, pointsIn } from '../judging/worked.ts';
import { BARRIERS } from '../kinds.ts';
import { type StoredPoint, storedPoints } from '../stored.ts';
import { type Below, belowOf, between } from './below.ts';

type Barrier = Choice<'barriers', 'layBarrier'>;

/** The part of a line between two distances along it. */
function partOf(line: readonly Point[], from: number, to: number): Point[] {
  const part: Point[] = [];
  let before = 0;
  for (const [a, b] of legsOf(line)) {
    const length = distance(a, b);
    const start = before;
    const at = (reached: number): Point => {
      const share = length === 0 ? 0 : (reached - start) / length;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    };
    if (before + length >= from && before <= to) {
      if (part.length === 0) part.push(at(Math.max(from, before)));
      part.push(at(Math.min(to, before + length)));
    }
    before += length;
  }
  return part;
}

/** Inches between a road's side and its fence. */
const BESIDE = 0.15;

/** Beside a stretch of a road, on one of its sides. */
function besideRoad(below: Below, host: LinearPiece): StoredPoint[] {
  const length = lengthOf(host.line);
  const from = between(below, 0.05, 0.5) * length;
  const to = from + between(below, 0.2, 0.4) * length;
  const stretch = partOf(pointsIn(host.line), from, to);
  const off = (inches(host.width) / 2 + BESIDE) * (below(2) === 0 ? 1 : -1);
  return storedPoints(
    stretch.map((point, i) => {
      const [before, after] = [stretch[i - 1] ?? point, stretch[i + 1] ?? point];
      return along(point, rightOf(headingTo(before, after)), off);
    }),
  );
}

/** Along one side of a field, or two. */
function besideField(below: Below, ring: readonly Point[]): StoredPoint[] {
  const sides = fieldSides(ring);
  if (sides.length === 0) return storedPoints(ring.slice(0, Math.ceil(ring.length / 2) + 1));
  const first = below(sides.length);
  const [one = [], next = []] = [sides[first], sides[(first + 1) % sides.length]];
  return storedPoints(sides.length > 2 && below(2) === 0 ? [...one, ...next.slice(1)] : one);
}

export function someBarrier(below: Below, game: Game, by: Side, host: Host): Barrier | undefined {
  const barrier = BARRIERS[below(BARRIERS.length)] ?? 'fence';
  for (let i = 0; i < 6; i++) {
    const line = isLine(host) ? besideRoad(below, host) : besideField(below, pointsIn(host.ring));
    const choice: Barrier = { do: 'layBarrier', barrier, along: host.id, line };
    if (forbiddenBy(BARRIER, { game, by }, choice) === undefined) return choice;
  }
  return undefined;
}

/** A fence or wall for each free host: a sample, the same for the same position. */
export function barrierOptions(game: Game, by: Side): readonly Barrier[] {
  const below = belowOf(game, 5);
  return freeHosts(game, by).flatMap(host => someBarrier(below, game, by, host) ?? []);
}
