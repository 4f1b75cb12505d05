import { forcedDistance } from '../judge/moves/forced.ts';
import type { Field, Moving, Step } from '../judge/moves/mover.ts';
import { rangeOf } from '../judge/moves/range.ts';
import { cornersOf, gapOf } from '../judge/plane.ts';
import type { AreaHere, BaseHere, Spot, TableHere } from '../judge/table.ts';
import { aboutTurn, anyMover, asBase, forward, pivot } from './anyMove.ts';
import { anyBases, anyTable, SIZES } from './background.ts';
import type { MoveCase } from './moveCase.ts';
import { type Chance, hundredth, mil } from './numbers.ts';
import { boxIn, onTable } from './shapes.ts';

/** What a scene puts on the table, seen from the mover. */
interface Scene {
  readonly steps: readonly Step[];
  readonly kind?: 'normal' | 'support';
  readonly areas?: readonly (readonly Spot[])[];
  readonly terrain?: AreaHere['terrain'];
  readonly surface?: AreaHere['surface'];
  readonly lines?: readonly (Pick<TableHere['lines'][number], 'linear'> & { readonly line: readonly Spot[] })[];
  readonly fences?: readonly (readonly Spot[])[];
  readonly bridges?: TableHere['bridges'];
  readonly friends?: readonly BaseHere[];
  readonly enemies?: readonly BaseHere[];
}

type Maker = (chance: Chance, mover: Moving, table: TableHere) => Scene;

const range = (mover: Moving, paid: boolean): number => rangeOf(mover, 'normal', paid && !mover.hasPaid);

function baseAt(mover: Moving, id: string, x: number, y: number, turn: number, size: readonly [number, number]) {
  const heading = hundredth(mover.heading + turn);
  const base: BaseHere = { id, at: onTable(mover, x, y), heading, width: size[0], depth: size[1], pinned: false };
  return base;
}

const slowing = (chance: Chance) => chance.of(['wood', 'difficult', 'built-up'] as const);

/** The whole range, in the open or through something. */
const wholeRange: Maker = (chance, mover) => {
  const isThrough = chance.is(60);
  const start = chance.between(0.2, 2.5);
  const ring = boxIn(mover, -4, start, 4, start + chance.between(0.2, 4));
  const steps = [forward(range(mover, isThrough) + 0.01 + chance.off)];
  return { steps, areas: isThrough ? [ring] : [], terrain: slowing(chance) };
};

/** Something to go into just where the shortened range ends. */
const lateContact: Maker = (chance, mover) => {
  const at = range(mover, true) + chance.of([0, 0.01]) + chance.off;
  const beyond = chance.is(50) ? chance.off + 0.01 : chance.between(0, 3);
  const isFence = chance.is(30);
  const steps = [forward(Math.max(0.01, at + beyond))];
  if (isFence) return { steps, fences: [[onTable(mover, -3, at), onTable(mover, 3, at)]] };
  return { steps, areas: [boxIn(mover, -4, at, 4, at + 3)], terrain: slowing(chance) };
};

/** A step that just comes to something, or just into it. */
const touching: Maker = (chance, mover) => {
  const at = chance.between(0.5, 2.5);
  const first = at + 0.01 + chance.off;
  const rest = range(mover, true) - first + chance.of([0.5, 2.5, 0.01 + chance.off]);
  const steps = chance.is(50) ? [forward(first), pivot(chance.off), forward(Math.max(0.01, rest))] : [forward(first)];
  const surface = chance.is(30) ? 'impassable' : 'plain';
  if (chance.is(30)) return { steps, fences: [[onTable(mover, -3, at), onTable(mover, 3, at)]] };
  return { steps, surface, areas: [boxIn(mover, -4, at, 4, at + 3)], terrain: slowing(chance) };
};

/** Something beside the way that the front just catches. */
const beside: Maker = (chance, mover) => {
  const side = chance.of([-1, 1]);
  const edge = side * (mover.width / 2 - 0.01 + chance.off);
  const from = chance.between(0.3, 3);
  const steps = [forward(range(mover, true) + chance.of([0.5, 2, -1]))];
  if (chance.is(25)) return { steps, fences: [[onTable(mover, edge, from), onTable(mover, side * 6, from + 1)]] };
  const isBlock = chance.is(30);
  if (chance.is(25)) {
    const friend = baseAt(mover, 'n0', edge + side * 1.2, from + 1.2, 0, [2.4, 1.2]);
    return { steps, friends: [friend] };
  }
  const ring = chance.is(50)
    ? boxIn(mover, edge, from, side * 6, from + 2)
    : [onTable(mover, edge, from + 1), onTable(mover, side * 6, from), onTable(mover, side * 6, from + 2)];
  return { steps, areas: [ring], surface: isBlock ? 'impassable' : 'plain', terrain: slowing(chance) };
};

/** An enemy ahead, at the distance that he keeps. */
const towardsEnemy: Maker = (chance, mover) => {
  const pinned = chance.is(40);
  const keep = pinned ? 1 : 3;
  const gap = chance.between(keep + 0.2, keep + 2.5);
  const x = chance.between(-2, 2);
  const turn = chance.of([180, 180, chance.between(0, 360)]);
  const deep = chance.between(0.5, 1.5);
  const enemy = { ...baseAt(mover, 'e0', x, gap + deep, turn, [2.4, 1.2]), pinned };
  const gapNow = gapOf(cornersOf(asBase(mover)), cornersOf(enemy));
  return { steps: [forward(Math.max(0.01, gapNow - keep + 0.01 + chance.off))], enemies: [enemy] };
};

/** An enemy beside the way. */
const pastEnemy: Maker = (chance, mover) => {
  const pinned = chance.is(40);
  const keep = pinned ? 1 : 3;
  const side = chance.of([-1, 1]);
  const off = keep - 0.01 + chance.off;
  const enemy = {
    ...baseAt(
      mover,
      'e0',
      side * (mover.width / 2 + off + 1.2),
      chance.between(1.5, 4),
      chance.of([0, 180]),
      [2.4, 1.2],
    ),
    pinned,
  };
  return { steps: [forward(range(mover, false) - chance.between(0, 1))], enemies: [enemy] };
};

/** starting in a zone, and coming nearer or not. */
const insideZone: Maker = (chance, mover) => {
  const gap = chance.is(40) ? 3 + chance.off : chance.between(0.3, 2.9);
  const enemy = baseAt(mover, 'e0', chance.between(-1, 1), gap, 180, [2.4, 1.2]);
  const turn = chance.of([180, 90, -90, 100, chance.between(60, 300)]);
  const steps = chance.of([
    [aboutTurn(turn), forward(chance.between(0.5, 4))],
    [pivot(turn), forward(chance.between(0.5, 4))],
    [forward(Math.max(0.001, 0.01 + chance.off))],
  ]);
  return { steps, enemies: [enemy] };
};

/** A turn after which something is just there, or just not. */
const turning: Maker = (chance, mover) => {
  const gone = chance.is(50) ? range(mover, true) + 0.01 + chance.off : chance.between(0.2, 3);
  const turn = chance.of([90, 180, -90]);
  const reach = turn === 180 ? mover.depth : mover.width / 2;
  const edge = gone + reach - chance.of([0.004, 0.004, 0.01]) - chance.off / 2;
  const steps = [forward(gone), pivot(turn), ...(chance.is(40) ? [forward(chance.between(0.1, 4))] : [])];
  if (chance.is(30)) return { steps, friends: [baseAt(mover, 'n0', 0, edge + 1.2, 0, [6, 1.2])] };
  const surface = chance.is(30) ? 'impassable' : 'plain';
  return { steps, surface, areas: [boxIn(mover, -8, edge, 8, edge + 3)], terrain: slowing(chance) };
};

/** Over a friend, or just not over him. */
const overFriend: Maker = (chance, mover) => {
  const at = chance.between(0.5, 1.5);
  const friend = baseAt(mover, 'n0', chance.between(-1.5, 1.5), at + 1.2, chance.of([0, 0, 180, 20]), [2.4, 1.2]);
  const beyond = at + 1.2 + mover.depth - 0.01 + chance.off;
  return { steps: [forward(chance.is(70) ? beyond : at + 0.01 + chance.off)], friends: [friend] };
};

const edgeOfTable: Maker = (chance, mover, { width, height }) => {
  const straight = { ...mover, heading: 90 * Math.round(mover.heading / 90) };
  const quarter = ((straight.heading / 90) % 4) + 0;
  const room = [mover.at.y, width - mover.at.x, height - mover.at.y, mover.at.x][quarter] ?? 0;
  const steps = [pivot(straight.heading - mover.heading), forward(Math.max(0.01, room + 0.01 + chance.off))];
  return { steps };
};

/** A road with a wood over it. */
const alongRoad: Maker = (chance, mover) => {
  const aside = chance.is(50) ? chance.of([-1, 1]) * (0.51 + chance.off) : chance.between(-0.4, 0.4);
  const askew = chance.is(30) ? chance.of([-1, 1]) * (10 + chance.between(-0.02, 0.03)) : chance.between(-3, 3);
  const frame = {
    at: onTable(mover, aside, 0),
    heading: hundredth(mover.heading + (Math.abs(aside) > 0.45 ? 0 : askew)),
  };
  const bend = chance.between(2, 5);
  const turn = chance.of([0, 0, 45, -30]);
  const corner = onTable(frame, 0, bend);
  const after = { at: corner, heading: frame.heading + turn };
  const line = [onTable(frame, 0, -3), corner, onTable(after, 0, 9)];
  const wood = boxIn(mover, 0.3, chance.of([1, -1]), 5, 6);
  const more = range(mover, false) - bend + 0.01 + chance.off;
  const steps = chance.of([
    [forward(chance.is(50) ? range(mover, false) + 0.01 + chance.off : bend, 'm0')],
    [forward(bend, 'm0'), pivot(turn), forward(Math.max(0.01, more), 'm0')],
    [forward(bend, 'm0'), forward(Math.max(0.01, range(mover, true) - bend + 0.01 + chance.off))],
    [forward(bend, 'm0'), pivot(chance.between(-50, 50)), forward(0.5)],
  ]);
  const fences = chance.is(30) ? [[onTable(mover, -1, 1.5), onTable(mover, 1, 1.5)]] : [];
  return { steps, areas: [wood], terrain: slowing(chance), lines: [{ linear: 'road', line }], fences };
};

/** A river with a bridge. */
const overBridge: Maker = (chance, mover) => {
  const near = chance.between(0.3, 1.5);
  const aside = chance.is(60) ? chance.of([-1, 1]) * (0.51 + chance.off) : chance.between(-0.4, 0.4);
  const askew = chance.is(40) ? chance.of([-1, 1]) * (10 + chance.between(-0.02, 0.03)) : 0;
  const middle = {
    at: onTable(mover, aside, near + 1),
    heading: hundredth(mover.heading + (chance.is(50) ? 0 : askew)),
  };
  const line = [onTable(middle, -14, 0), onTable(middle, 14, 0)];
  const bridge = { id: 'w0', at: middle.at, over: 'm0', heading: middle.heading, length: 2, width: 1 };
  const beyond = near + 2 + mover.depth - chance.of([0.004, 0.01, 0]) + chance.off;
  const steps = [forward(chance.is(70) ? beyond : chance.between(near, range(mover, false)))];
  return { steps, lines: [{ linear: 'river', line }], bridges: chance.is(85) ? [bridge] : [] };
};

/** Standing just in something, or just not. */
const startingIn: Maker = (chance, mover) => {
  const deep = chance.of([0.004, 0.01]) + chance.off / 2;
  const steps = [aboutTurn(0), forward(range(mover, true) + chance.of([0.5, 0.01 + chance.off]))];
  if (chance.is(40)) {
    const y = chance.is(50) ? -mover.depth + 0.01 + chance.off : -0.01 - chance.off;
    return { steps: steps.slice(1), fences: [[onTable(mover, -3, y), onTable(mover, 3, y)]] };
  }
  const ring = boxIn(mover, -4, -mover.depth - 2, 4, -mover.depth + deep);
  return { steps: steps.slice(1), areas: [ring], terrain: slowing(chance) };
};

const MAKERS: Readonly<Record<string, Maker>> = {
  wholeRange,
  lateContact,
  touching,
  beside,
  towardsEnemy,
  pastEnemy,
  insideZone,
  turning,
  overFriend,
  edgeOfTable,
  alongRoad,
  overBridge,
  startingIn,
};

const WIDTHS = { river: 2, stream: 0.5, road: 1, railway: 1 } as const;

/** The scene on a table that is otherwise empty, or full of other things. */
function fieldOf(chance: Chance, scene: Scene, mover: Moving, table: TableHere): Field {
  const { terrain = 'wood', surface = 'plain', areas = [], lines = [], fences = [], bridges = [] } = scene;
  const { friends = [], enemies = [] } = scene;
  const laid = areas.map((ring, i) => ({ id: `n${i}`, terrain, surface, ring, by: 'blue', half: false }));
  const drawn = lines.map(({ linear, line }, i) => ({
    ...{ id: `m${i}`, linear, line, width: WIDTHS[linear] },
    ...{ by: 'blue', sunken: false, embanked: false },
  }));
  const others = anyBases(chance, table, chance.of([0, 0, 10, 60]), [asBase(mover), ...friends, ...enemies]);
  const clear = others.filter(base => gapOf(cornersOf(base), cornersOf(asBase(mover))) > (chance.is(80) ? 16 : 3));
  return {
    ...table,
    areas: [...table.areas, ...laid],
    lines: [...table.lines, ...drawn],
    barriers: [...table.barriers, ...fences.map((line, i) => ({ id: `o${i}`, line, along: 'm0' }))],
    bridges: [...table.bridges, ...bridges],
    friends: [...friends, ...clear.filter((_, i) => i % 2 === 0)],
    enemies: [...enemies, ...clear.filter((_, i) => i % 2 === 1)],
  };
}

const EMPTY = { areas: [], lines: [], barriers: [], bridges: [] };

/** A move that was made to lie just off one of the limits. */
export function arrangedMove(chance: Chance): MoveCase {
  const [width, height] = chance.of(SIZES);
  const table = chance.is(80) ? { width, height, ...EMPTY } : anyTable(chance);
  const name = chance.of(Object.keys(MAKERS));
  const any = anyMover(chance, table.width, table.height);
  const movement = any.movement < 4 && chance.is(80) ? 9 : any.movement;
  const mover: Moving = { ...any, movement, immobile: false, marks: [], at: middleOf(chance, table) };
  const scene = (MAKERS[name] as Maker)(chance, mover, table);
  const kind = chance.is(10) ? 'support' : 'normal';
  const field = fieldOf(chance, scene, mover, table);
  return { what: name, field, mover, attempt: { do: 'march', kind, steps: scene.steps } };
}

const middleOf = (chance: Chance, { width, height }: TableHere): Spot => ({
  x: mil(chance.between(width * 0.3, width * 0.7)),
  y: mil(chance.between(height * 0.3, height * 0.7)),
});

/** A push-back or a place that is taken, with something just in the way. */
export function arrangedForce(chance: Chance): MoveCase {
  const [width, height] = chance.of(SIZES);
  const table = { width, height, ...EMPTY };
  const mover: Moving = { ...anyMover(chance, width, height), at: middleOf(chance, table) };
  const whole = forcedDistance(mover);
  const back = mover.depth + (chance.is(60) ? whole - 0.01 + chance.off : chance.between(0.3, 7));
  const frame = { at: mover.at, heading: hundredth(mover.heading + 180) };
  const stop = chance.of(['wood', 'impassable', 'friend', 'enemy'] as const);
  const scene: Scene = { steps: [] };
  const aside = chance.is(40) ? mover.width / 2 + 1.2 - 0.01 + chance.off : chance.between(-2, 2);
  const there = baseAt({ ...mover, ...frame }, 'n0', aside, back + 1.2, 0, [2.4, 1.2]);
  const ring = boxIn(frame, aside - 1.2, back, aside + 5, back + 2);
  const field: Field = {
    ...fieldOf(chance, scene, mover, table),
    areas: stop === 'wood' || stop === 'impassable' ? [areaOf(ring, stop)] : [],
    friends: stop === 'friend' ? [there] : [],
    enemies: stop === 'enemy' ? [there] : [],
  };
  if (chance.is(30)) {
    const place = onTable(frame, 0, back - mover.depth + chance.of([0, chance.off, 2]));
    return { what: 'occupy', field, mover, attempt: { do: 'occupy', at: place, heading: mover.heading } };
  }
  const stopped = Math.max(0, back - mover.depth);
  const distance = mil(chance.of([whole, whole, stopped - 0.3, stopped + 0.3, whole + chance.off, whole - 1]));
  const cause = chance.of(['push-back', 'break-off', 'card', 'failed-order']);
  const attempt = { do: 'force' as const, cause, heading: frame.heading, distance: Math.max(0, distance) };
  return { what: `force ${stop}`, field, mover, attempt };
}

const areaOf = (ring: readonly Spot[], stop: 'wood' | 'impassable'): AreaHere => ({
  ...{ id: 'n0', terrain: 'wood', surface: stop === 'wood' ? 'plain' : 'impassable', ring, by: 'blue', half: false },
});
