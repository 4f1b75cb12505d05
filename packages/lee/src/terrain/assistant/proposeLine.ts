import type { Linear } from '../../data/army.ts';
import { planOf } from '../../field/places.ts';
import type { Choice } from '../../game.ts';
import { nearestOnLine } from '../../geometry/line.ts';
import { inches, mils } from '../../geometry/units.ts';
import { BRIDGE } from '../bridges/placing.ts';
import { forbiddenBy, type Placing } from '../judging/check.ts';
import { pointsIn } from '../judging/worked.ts';
import { belowOf } from '../places/below.ts';
import { bridgePlaces } from '../places/bridges.ts';
import { isLegalLine, isOpen } from '../places/lines.ts';
import { someCourse } from '../places/rivers.ts';
import { roadForms, roadLine } from '../places/roadForms.ts';
import { pointOf, type StoredPoint, storedPoint } from '../stored.ts';
import { farFrom, type Hint, nearest } from './near.ts';
import { displaced, spiral } from './spiral.ts';

type Stored = readonly StoredPoint[];

/** The nearest point of an edge of the table. */
function onEdge({ game }: Placing, { x, y }: StoredPoint): StoredPoint {
  const { right, bottom } = planOf(game).table;
  const [w, h] = [mils(right), mils(bottom)];
  const within = { x: Math.max(0, Math.min(w, x)), y: Math.max(0, Math.min(h, y)) };
  const sides: readonly StoredPoint[] = [
    { x: within.x, y: 0 },
    { x: w, y: within.y },
    { x: within.x, y: h },
    { x: 0, y: within.y },
  ];
  return nearest(sides, side => (side.x - within.x) ** 2 + (side.y - within.y) ** 2) ?? within;
}

/** The line in hand with its ends on the edges. */
const snapped = (at: Placing, line: Stored): Stored =>
  line.map((point, i) => (i === 0 || i === line.length - 1 ? onEdge(at, point) : point));

/** Inches that a line in hand is shifted by at most, before another is looked for. */
const SHIFTED = 9;
const SAMPLES = 40;

function proposeWater(at: Placing, linear: Linear, hint: Hint): Stored | undefined {
  const { line } = hint;
  if (line !== undefined && line.length > 1) {
    for (const by of spiral(SHIFTED)) {
      const course = snapped(at, displaced(line, by));
      if (isLegalLine(at, linear, course)) return course;
    }
  }
  const below = belowOf(at.game, 21);
  const width = at.game.world.book.widths.value[linear];
  const courses = Array.from({ length: SAMPLES }, () => someCourse(below, at, width));
  return courses.sort((a, b) => farFrom(hint, a) - farFrom(hint, b)).find(course => isLegalLine(at, linear, course));
}

/** Inches in the mean: a way that is nearer to another one is the same way again. */
const TWIN = 1;

const isTwin = ({ game }: Placing, way: Stored): boolean =>
  game.board.terrain.lines.some(
    ({ linear, line }) => (linear === 'road' || linear === 'railway') && farFrom({ line }, way) < TWIN,
  );

/** Where no way lies yet, if one is legal there. */
function proposeWay(at: Placing, laid: 'road' | 'railway', hint: Hint): Stored | undefined {
  const ways = roadForms(at.game, laid)
    .map(form => roadLine(at.game, form, laid))
    .sort((a, b) => farFrom(hint, a) - farFrom(hint, b))
    .filter(line => isLegalLine(at, laid, line));
  return ways.find(line => !isTwin(at, line)) ?? ways[0];
}

/** A legal line of a kind, the nearest to what is in hand that is found. */
function proposeCourse(at: Placing, linear: Linear, hint: Hint): Stored | undefined {
  if (!isOpen(at, linear)) return undefined;
  return linear === 'road' || linear === 'railway' ? proposeWay(at, linear, hint) : proposeWater(at, linear, hint);
}

const KINDS: readonly (readonly [verb: string, linear: Linear])[] = [
  ['layRoad', 'road'],
  ['layRiver', 'river'],
  ['layStream', 'stream'],
  ['layRailway', 'railway'],
];

export function lineChoice(linear: Linear, line: Stored): Choice<'linear'> {
  if (linear === 'road') return { do: 'layRoad', line, sunken: false };
  if (linear === 'railway') return { do: 'layRailway', line, bed: 'flat' };
  return linear === 'river' ? { do: 'layRiver', line } : { do: 'layStream', line };
}

export function proposeLinear(at: Placing, hint: Hint): Choice<'linear'> {
  for (const [verb, linear] of KINDS) {
    if (hint.verb !== undefined && hint.verb !== verb) continue;
    const line = proposeCourse(at, linear, hint);
    if (line !== undefined) return lineChoice(linear, line);
  }
  return { do: 'passLinear' };
}

/** On the river, as near as may be. */
export function proposeBridge(at: Placing, hint: Hint): Choice<'bridges'> | undefined {
  const wanted = hint.at;
  const places = bridgePlaces(at.game, at.by);
  const [first] = places;
  if (wanted === undefined || first === undefined) return first && { do: 'placeBridge', at: first };
  const rivers = at.game.board.terrain.lines.filter(({ linear }) => linear === 'river');
  const feet = rivers.map(({ line }) => storedPoint(nearestOnLine(pointOf(wanted), pointsIn(line)).at));
  const foot = feet.find(place => forbiddenBy(BRIDGE, at, { at: place }) === undefined);
  const far = ({ x, y }: StoredPoint): number => inches(x - wanted.x) ** 2 + inches(y - wanted.y) ** 2;
  return { do: 'placeBridge', at: foot ?? nearest(places, far) ?? first };
}
