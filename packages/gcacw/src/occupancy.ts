import { DIRECTIONS, type Hex, neighbour, OFF_MAP, opposite } from '@wigwag/hex';
import { type Board, type Derived, NOWHERE, type Unit } from './board.ts';
import type { Game } from './game.ts';
import { BoardHash } from './hash/boardHash.ts';
import { type Force, forceUnder, movedTo, placedBy } from './intelligence/markers/force.ts';
import { TransferRanges } from './leaders/ranges.ts';
import type { Side } from './vocabulary.ts';
import type { Ground } from './world/ground.ts';
import { groundNow, type World } from './world/world.ts';

const sideOf = (world: World, unit: number): Side => (world.units[unit] as { side: Side }).side;

function put({ world, board, derived }: Game, unit: number, to: number): void {
  const piece = board.units[unit] as Unit;
  const side = sideOf(world, unit);
  if (piece.hex !== NOWHERE) {
    count(derived, side, piece.hex, -1);
    show(world, derived, side, piece.hex, -1);
  }
  piece.hex = to;
  if (to === NOWHERE) return;
  count(derived, side, to, +1);
  show(world, derived, side, to, +1);
}

/** A unit alone under its force marker takes it along; one of several, or one that leaves the map, comes out from under it. */
export function place(game: Game, unit: number, to: number): void {
  const force = forceUnder(game.board.forces, unit);
  uncover(game, unit);
  put(game, unit, to);
  if (force?.units.length !== 1 || to === NOWHERE) return;
  const { side, id } = force;
  const moved = movedTo(game.board.forces, { side, force: id }, to);
  setForces(game, placedBy(moved, { side, force: id, hex: to, units: [unit] }));
}

/** Its leaders go where it goes. */
export function placeWithLeaders(game: Game, { unit, to }: { readonly unit: number; readonly to: Hex }): void {
  place(game, unit, to);
  for (const leader of game.board.leaders) if (leader.with === unit) leader.hex = to;
}

export function uncover(game: Game, unit: number): void {
  const { forces } = game.board;
  if (forceUnder(forces, unit) === undefined) return;
  setForces(
    game,
    forces.map(force => (force.units.includes(unit) ? without(force, unit) : force)),
  );
}

const without = (force: Force, unit: number): Force => ({ ...force, units: force.units.filter(each => each !== unit) });

/** Other markers lie, or lie elsewhere, or cover other units: who was counted as covered is counted anew. */
export function setForces({ world, board, derived }: Game, forces: readonly Force[]): void {
  countForces(world, board, derived, -1);
  board.forces = forces;
  countForces(world, board, derived, +1);
}

/** A marker is one more thing in its hex, and the units under it do not stand openly. */
function countForces(world: World, board: Board, derived: Derived, change: 1 | -1): void {
  for (const { side, hex, units } of board.forces) {
    count(derived, side, hex, change);
    for (const unit of units) show(world, derived, side, (board.units[unit] as Unit).hex, change === 1 ? -1 : 1);
  }
}

function count(derived: Derived, side: Side, hex: number, change: 1 | -1): void {
  const table = derived.count[side];
  table[hex] = (table[hex] ?? 0) + change;
  if (!derived.ranges.isEmpty) derived.ranges = new TransferRanges();
}

/** A hex that becomes held or free by units in the open changes one bit in each of its neighbours. */
function show({ grid }: World, { held, open }: Derived, side: Side, hex: number, change: 1 | -1): void {
  const before = open[side][hex] ?? 0;
  open[side][hex] = before + change;
  if ((before === 0) === (before + change === 0)) return;
  for (const direction of DIRECTIONS) {
    const next = neighbour(grid, hex, direction);
    if (next !== OFF_MAP) held[side][next] = (held[side][next] ?? 0) ^ (1 << opposite(direction));
  }
}

const TABLES = 6;

function derivedIn(bytes: ArrayBuffer, ground: Ground, ranges: TransferRanges, hash: BoardHash): Derived {
  const size = bytes.byteLength / TABLES;
  const table = (place: number): Uint8Array => new Uint8Array(bytes, place * size, size);
  return {
    ground,
    bytes,
    held: { union: table(0), confederate: table(1) },
    count: { union: table(2), confederate: table(3) },
    open: { union: table(4), confederate: table(5) },
    ranges,
    hash,
  };
}

export function derive(world: World, board: Board): Derived {
  const derived = derivedIn(
    new ArrayBuffer(world.grid.size * TABLES),
    groundNow(world, board),
    new TransferRanges(),
    new BoardHash(),
  );
  board.units.forEach(({ hex }, unit) => {
    if (hex === NOWHERE) return;
    count(derived, sideOf(world, unit), hex, +1);
    show(world, derived, sideOf(world, unit), hex, +1);
  });
  countForces(world, board, derived, +1);
  return derived;
}

/** Ranges that are known are shared: they hold as long as everybody is where he was, and he who moves begins his own. */
export function copyDerived({ ground, bytes, ranges, hash }: Derived, into?: Derived): Derived {
  const known = ranges.isEmpty ? new TransferRanges() : ranges;
  if (into === undefined) return derivedIn(bytes.slice(0), ground, known, hash.copied());
  new Uint8Array(into.bytes).set(new Uint8Array(bytes));
  into.ground = ground;
  into.ranges = known;
  into.hash = hash.copied();
  return into;
}
