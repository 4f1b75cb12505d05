import { dot, far, farFromLine, type Leg, legsOf, lengthOf, minus, nearestOn, spot } from '../plane.ts';
import type { LineHere, Spot, TableHere } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import { checkCrossings, decksOf, isCrowding, isUsing, isWater, standingDecks } from './crossings.ts';
import { isOnTable } from './form.ts';
import { OPERATIONAL_BASE, type Placement, type Plan, planOf } from './setting.ts';

type Edge = 'top' | 'right' | 'bottom' | 'left';
const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left'];
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

const NEAR = 0.1;
const SLACK = 0.5;

/** One way in which a line may be a road: what it passes in order, and where it begins and ends. */
interface Form {
  readonly start: Edge;
  readonly startsAtBase: boolean;
  readonly anchors: readonly Spot[];
  readonly end: Edge | LineHere;
}

function footOn(edge: Edge, { x, y }: Spot, { width, height }: TableHere): Spot {
  return { top: spot(x, 0), right: spot(width, y), bottom: spot(x, height), left: spot(0, y) }[edge];
}

const offEdge = (edge: Edge, p: Spot, table: TableHere): number => far(p, footOn(edge, p, table));

/** Every way of passing some of these, in every order. */
function* orders<T>(things: readonly T[]): Generator<T[]> {
  for (let i = 0; i < things.length; i++) {
    const first = things[i] as T;
    yield [first];
    for (const rest of orders(things.filter((_, at) => at !== i))) yield [first, ...rest];
  }
}

function* formsOf({ points, bases }: Plan, roads: readonly LineHere[], line: readonly Spot[]): Generator<Form> {
  const near = (p: Spot): boolean => farFromLine(line, p) <= NEAR + 2 * EPS;
  const [passed, ends] = [points.filter(near), bases.filter(p => farFromLine(line, p) < OPERATIONAL_BASE)];
  for (const anchors of orders(passed)) {
    if (anchors.length > 2) continue;
    for (const base of ends) {
      const start = base.y === 0 ? 'top' : 'bottom';
      yield { start, startsAtBase: true, anchors: [base, ...anchors], end: OPPOSITE[start] };
    }
    if (anchors.length === 2) {
      for (const start of EDGES) yield { start, startsAtBase: false, anchors, end: OPPOSITE[start] };
    }
  }
  for (const anchors of orders([...passed, ...ends])) {
    for (const start of EDGES) {
      const [first] = anchors;
      const startsAtBase = first !== undefined && first === bases[start === 'top' ? 0 : 1] && /top|bottom/.test(start);
      for (const end of roads) yield { start, startsAtBase, anchors, end };
    }
  }
}

/** The shortest line of a form: straight from one thing to the next. */
function shortest({ start, startsAtBase, anchors, end }: Form, table: TableHere): Spot[] {
  const [first, last] = [anchors[0] as Spot, anchors.at(-1) as Spot];
  const begin = startsAtBase ? [] : [footOn(start, first, table)];
  if (typeof end === 'string') return [...begin, ...anchors, footOn(end, last, table)];
  const nearest = legsOf(end.line)
    .map(leg => nearestOn(leg, last))
    .reduce((one, other) => (far(one, last) <= far(other, last) ? one : other));
  return [...begin, ...anchors, nearest];
}

/** a standing bridge that is in the way of a new one becomes an anchor. */
function overBridges(look: Look, line: readonly Spot[], table: TableHere, width: number): Spot[] {
  const decks = standingDecks(table);
  return legsOf(line).flatMap(([a, b], i) => {
    const made = table.lines.filter(isWater).flatMap(water => decksOf(!look.kind, { line: [a, b], width }, water));
    const met = made.flatMap(deck => {
      if (decks.some(standing => isUsing(deck, standing))) return [];
      const crowded = decks.filter(standing => isCrowding(look, deck, standing));
      return crowded.sort((one, other) => far(one.at, deck.at) - far(other.at, deck.at)).slice(0, 1);
    });
    const via = met.map(({ at }) => at).sort((one, other) => far(one, a) - far(other, a));
    return [...(i === 0 ? [a] : []), ...via, b];
  });
}

/** The part of a leg, as shares of it, that is not farther than `reach` from a place. */
function partNear([a, b]: Leg, p: Spot, reach: number): readonly [number, number] | undefined {
  const [way, from] = [minus(b, a), minus(a, p)];
  const [square, half, rest] = [dot(way, way), dot(from, way), dot(from, from) - reach * reach];
  const root = half * half - square * rest;
  if (square === 0 || root < 0) return undefined;
  return [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square];
}

/** Whether the line passes all of these, in their order. */
function passesInOrder(look: Look, line: readonly Spot[], anchors: readonly Spot[]): boolean {
  let [leg, part] = [0, 0];
  const legs = legsOf(line);
  for (const anchor of anchors) {
    look.noteGap(farFromLine(line, anchor) - NEAR);
    for (; leg < legs.length; leg++, part = 0) {
      const near = partNear(legs[leg] as Leg, anchor, NEAR + EPS + look.lean);
      if (near === undefined || Math.max(near[0], part) > Math.min(near[1], 1)) continue;
      part = Math.max(near[0], part);
      break;
    }
    if (leg === legs.length) return false;
  }
  return true;
}

function fits(look: Look, line: readonly Spot[], form: Form, table: TableHere, width: number): boolean {
  const [from, to] = [line[0] as Spot, line.at(-1) as Spot];
  if (!look.atMost(offEdge(form.start, from, table), 0)) return false;
  if (form.startsAtBase && !look.atMost(Math.abs(from.x - table.width / 2), OPERATIONAL_BASE / 2)) return false;
  // How near to the other road it has to end is not said: on its middle line, or anywhere on it.
  const isEnding =
    typeof form.end === 'string'
      ? look.atMost(offEdge(form.end, to, table), 0)
      : farFromLine(form.end.line, to) <= (look.kind ? form.end.width / 2 + NEAR : 0) + EPS + look.lean;
  if (!isEnding) return false;
  const direct = shortest(form, table);
  const bent = overBridges(look, direct, table, width);
  const via = bent.length === direct.length ? [] : bent;
  const anchors = form.startsAtBase ? form.anchors.slice(1) : form.anchors;
  const needed = via.length === 0 || look.kind ? anchors : via.slice(1, -1);
  if (!passesInOrder(look, line, needed)) return false;
  return look.atMost(lengthOf(line), Math.max(lengthOf(direct), lengthOf(bent)) + SLACK);
}

const FORMS = ['13.10/road-form-base-sp', '13.10/road-form-two-sp', '13.10/road-form-branch', '13.10/road-shortest'];

/** 13.10: a road, or a railway, which is laid like one. */
export function checkRoad(look: Look, placement: Placement, linear: 'road' | 'railway', line: readonly Spot[]): void {
  const { table, setting } = placement;
  const most = linear === 'road' ? 4 : 2;
  if (table.lines.filter(each => each.linear === linear).length >= most) {
    look.fault(linear === 'road' ? '13.10/road-max-4' : '13.10/rail-max-2');
  }
  if (setting.bans.includes(linear)) look.fault('13.10/list-bans');
  const clauses = linear === 'road' ? FORMS : [...FORMS, '13.10/rail-as-road'];
  if (line.length < 2 || !isOnTable(look, table, line)) {
    look.fault(...clauses, '13.1/recommendation');
    return;
  }
  const width = 1;
  const joined = table.lines.filter(
    each => each.linear === 'road' || (linear === 'railway' && each.linear === 'railway'),
  );
  const isSome = [...formsOf(planOf(placement), joined, line)].some(
    form => fits(look, line, form, table, width) || fits(look, [...line].reverse(), form, table, width),
  );
  if (!isSome) look.fault(...clauses, '13.10/road-uses-bridge');
  const waters = table.lines.filter(isWater);
  checkCrossings(
    look,
    table,
    waters.map(water => [{ line, width }, water] as const),
  );
}
