import { DIRECTIONS, neighbour, OFF_MAP, opposite } from '@wigwag/hex';
import { type Board, type Derived, type Event, NOBODY, NOWHERE, type Unit } from './board.ts';
import type { Game } from './game.ts';
import { type Force, forceUnder, openedBy, placedBy } from './intelligence/force.ts';
import { TransferRanges } from './leaders/ranges.ts';
import { writeEdit } from './referee/written.ts';
import type { Side } from './vocabulary.ts';
import { conditionsOf, isSameWeather } from './world/conditions.ts';
import type { CrossingChange } from './world/crossings.ts';
import type { Ground } from './world/ground.ts';
import { groundAfter, groundNow, type World } from './world/world.ts';

const unitOf = (board: Board, unit: number): Unit => board.units[unit] as Unit;

/** Writes an event's final values into the board and keeps occupancy and zones. Decides nothing. */
export function evolve(game: Game, event: Event): void {
  const { board } = game;
  switch (event.type) {
    case 'phaseBegan':
      board.phase = event.phase;
      if (event.phase === 'action-cycle') board.rallied = [];
      return;
    case 'initiativeRolled':
      board.initiative = event.initiative;
      board.actions += 1;
      return;
    case 'fatigued':
    case 'rested':
      unitOf(board, event.unit).fatigue = event.fatigue;
      return;
    case 'disorganized':
      unitOf(board, event.unit).disorganized = true;
      return;
    case 'organized':
      unitOf(board, event.unit).disorganized = false;
      board.rallied = [...board.rallied, event.unit];
      return;
    case 'exhausted':
      unitOf(board, event.unit).exhausted = event.exhausted;
      return;
    case 'demoralization':
      unitOf(board, event.unit).demoralized = event.demoralized;
      return;
    case 'manpowerLost':
      unitOf(board, event.unit).manpower = event.manpower;
      return;
    case 'unitMoved':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'unitDisplaced':
      place(game, event.unit, event.to);
      for (const leader of board.leaders) if (leader.with === event.unit) leader.hex = event.to;
      return;
    case 'unitEliminated':
      place(game, event.unit, NOWHERE);
      for (const leader of board.leaders) if (leader.with === event.unit) leader.with = NOBODY;
      return;
    case 'worksLost':
      unitOf(board, event.unit).works = 'none';
      return;
    case 'worksBuilt':
      unitOf(board, event.unit).works = event.works;
      return;
    case 'leaderAttached':
      board.leaders[event.leader] = { with: event.unit, hex: unitOf(board, event.unit).hex };
      return;
    case 'leaderRemoved':
      board.leaders[event.leader] = { with: NOBODY, hex: NOWHERE };
      return;
    case 'stationBurned':
      board.stations = [
        ...board.stations.filter(({ hex }) => hex !== event.hex),
        { hex: event.hex, damage: event.damage },
      ];
      return;
    case 'turnBegan':
      board.turn = event.turn;
      board.leesCorps = '';
      board.failedBridges = [];
      board.wreckers = [];
      board.actions = 0;
      // Yesterday's rain may be over, and a river may have fallen.
      heedWeather(game);
      return;
    case 'scenarioPhaseBegan':
      board.phase = 'scenario-phase';
      return;
    case 'rained':
      board.weather = { ...board.weather, rain: event.until };
      heedWeather(game);
      return;
    case 'riversUnfordable':
      board.weather = { ...board.weather, [event.rivers]: event.box };
      heedWeather(game);
      return;
    case 'leeAnnounced':
      board.leesCorps = event.corps;
      return;
    case 'flanksRefused':
      board.refused = board.refused.filter(hex => hex !== event.hex);
      if (event.refused) board.refused.push(event.hex);
      return;
    case 'bridgeBuilt':
      changeCrossing(game, event.hexside, () => event.change);
      return;
    case 'bridgeFailed':
      board.failedBridges = [...board.failedBridges, event.hexside];
      return;
    case 'crossingDestroyed':
      board.wreckers = [...board.wreckers, event.unit];
      changeCrossing(game, event.hexside, before => ({ ...before, hexside: event.hexside, destroyed: true }));
      return;
    case 'crossingAttemptFailed':
      if (event.work === 'destroy') board.wreckers = [...board.wreckers, event.unit];
      return;
    case 'crossingRepaired':
      changeCrossing(game, event.hexside, () => undefined);
      return;
    case 'pontoonRemoved':
      changeCrossing(game, event.hexside, before =>
        before?.destroyed ? { hexside: event.hexside, destroyed: true } : undefined,
      );
      return;
    case 'edited':
      writeEdit(game, event.edit, place);
      return;
    case 'unitArrived':
      place(game, event.unit, event.to);
      board.awaited = board.awaited.filter(unit => unit !== event.unit);
      return;
    case 'unitExited':
      place(game, event.unit, NOWHERE);
      board.exited = [...board.exited, event.unit];
      board.leaders = board.leaders.map(leader =>
        leader.with === event.unit ? { with: NOBODY, hex: NOWHERE } : leader,
      );
      return;
    case 'controlChanged':
      board.control = [...board.control.filter(({ hex }) => hex !== event.hex), { hex: event.hex, side: event.side }];
      return;
    case 'scored': {
      const { type: _, ...line } = event;
      board.ledger = [...board.ledger, line];
      return;
    }
    case 'gameEnded':
      if (event.result !== undefined) board.result = event.result;
      return;
    case 'forcePlaced':
      setForces(game, placedBy(board.forces, event));
      return;
    case 'forceRevealed':
      setForces(game, openedBy(board.forces, event));
      return;
    case 'unitUncovered':
      uncover(game, event.unit);
      return;
    case 'forceMoved':
      setForces(game, movedTo(board.forces, event, event.to));
      return;
    case 'forceActivated':
    case 'forceRolled':
    case 'forceExtendedMarch':
    case 'attackDeclared':
    case 'combatResolved':
    case 'cavalryEvaded':
    case 'assaultNumber':
    case 'grandAssaultNumber':
    case 'initiativeTaken':
    case 'passed':
    case 'cycleEnded':
    case 'actionBegan':
    case 'allowanceRolled':
    case 'extendedMarch':
    case 'forceMarched':
    case 'marchEnded':
    case 'randomEvent':
      return;
  }
}

/** The ground in the weather of the day; mostly it is that of the day before. */
function heedWeather({ world, board, derived }: Game): void {
  if (!isSameWeather(derived.ground.conditions, conditionsOf(board))) derived.ground = groundNow(world, board);
}

/** The zones over the hexside change at once with it. */
function changeCrossing(
  game: Game,
  hexside: number,
  change: (before: CrossingChange | undefined) => CrossingChange | undefined,
): void {
  const { board } = game;
  const after = change(board.crossings.find(each => each.hexside === hexside));
  const others = board.crossings.filter(each => each.hexside !== hexside);
  board.crossings = after === undefined ? others : [...others, after];
  const asPrinted = { hexside, destroyed: false };
  game.derived.ground = groundAfter(game.world, board, game.derived.ground, after ?? asPrinted);
}

const sideOf = (world: World, unit: number): Side => (world.units[unit] as { side: Side }).side;

function put({ world, board, derived }: Game, unit: number, to: number): void {
  const piece = unitOf(board, unit);
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
function place(game: Game, unit: number, to: number): void {
  const force = forceUnder(game.board.forces, unit);
  uncover(game, unit);
  put(game, unit, to);
  if (force?.units.length !== 1 || to === NOWHERE) return;
  const { side, id } = force;
  const moved = movedTo(game.board.forces, { side, force: id }, to);
  setForces(game, placedBy(moved, { side, force: id, hex: to, units: [unit] }));
}

function uncover(game: Game, unit: number): void {
  const { forces } = game.board;
  if (forceUnder(forces, unit) === undefined) return;
  setForces(
    game,
    forces.map(force => (force.units.includes(unit) ? without(force, unit) : force)),
  );
}

const without = (force: Force, unit: number): Force => ({ ...force, units: force.units.filter(each => each !== unit) });

const movedTo = (
  forces: readonly Force[],
  { side, force }: { readonly side: Side; readonly force: number },
  hex: number,
): readonly Force[] => forces.map(each => (each.side === side && each.id === force ? { ...each, hex } : each));

/** Other markers lie, or lie elsewhere, or cover other units: who was counted as covered is counted anew. */
function setForces({ world, board, derived }: Game, forces: readonly Force[]): void {
  countForces(world, board, derived, -1);
  board.forces = forces;
  countForces(world, board, derived, +1);
}

/** A marker is one more thing in its hex, and the units under it do not stand openly. */
function countForces(world: World, board: Board, derived: Derived, change: 1 | -1): void {
  for (const { side, hex, units } of board.forces) {
    count(derived, side, hex, change);
    for (const unit of units) show(world, derived, side, unitOf(board, unit).hex, change === 1 ? -1 : 1);
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

function derivedIn(bytes: ArrayBuffer, ground: Ground, ranges: TransferRanges): Derived {
  const size = bytes.byteLength / TABLES;
  const table = (place: number): Uint8Array => new Uint8Array(bytes, place * size, size);
  return {
    ground,
    bytes,
    held: { union: table(0), confederate: table(1) },
    count: { union: table(2), confederate: table(3) },
    open: { union: table(4), confederate: table(5) },
    ranges,
  };
}

export function derive(world: World, board: Board): Derived {
  const derived = derivedIn(new ArrayBuffer(world.grid.size * TABLES), groundNow(world, board), new TransferRanges());
  board.units.forEach(({ hex }, unit) => {
    if (hex === NOWHERE) return;
    count(derived, sideOf(world, unit), hex, +1);
    show(world, derived, sideOf(world, unit), hex, +1);
  });
  countForces(world, board, derived, +1);
  return derived;
}

/** Ranges that are known are shared: they hold as long as everybody is where he was, and he who moves begins his own. */
export const copyDerived = ({ ground, bytes, ranges }: Derived): Derived =>
  derivedIn(bytes.slice(0), ground, ranges.isEmpty ? new TransferRanges() : ranges);

/** Written out by hand: it is the price of every decision. */
export function copyBoard(board: Board): Board {
  const units = new Array<Unit>(board.units.length);
  for (let i = 0; i < units.length; i++) {
    const u = board.units[i] as Unit;
    units[i] = {
      hex: u.hex,
      manpower: u.manpower,
      fatigue: u.fatigue,
      disorganized: u.disorganized,
      exhausted: u.exhausted,
      demoralized: u.demoralized,
      works: u.works,
    };
  }
  const copy: Board = {
    turn: board.turn,
    phase: board.phase,
    initiative: board.initiative,
    units,
    leaders: board.leaders.map(leader => ({ with: leader.with, hex: leader.hex })),
    stations: board.stations,
    refused: board.refused.slice(),
    leesCorps: board.leesCorps,
    weather: board.weather,
    crossings: board.crossings,
    failedBridges: board.failedBridges,
    wreckers: board.wreckers,
    rallied: board.rallied,
    actions: board.actions,
    awaited: board.awaited,
    exited: board.exited,
    control: board.control,
    ledger: board.ledger,
    forces: board.forces,
  };
  if (board.result !== undefined) copy.result = board.result;
  return copy;
}
