import type { Game as AnyGame } from '@wigwag/kernel';
import { type Board, NOBODY, NOWHERE, type Unit } from '../board.ts';
import { levelOf } from '../data/command.ts';
import { copyBoard } from '../evolve.ts';
import type { Frame, Gcacw, Kind, View } from '../game.ts';
import { enemyOf } from '../pieces/pieces.ts';
import type { World } from '../world/world.ts';
import { isKnownAway, leadersNamedIn, namesPieces, SOMEBODY, unitsNamedIn } from './view.ts';

type Below = (n: number) => number;

/** A dealer of units to markers, for one imagined game. */
interface Deal {
  readonly world: World;
  readonly board: Board;
  readonly below: Below;
  /** Numbers of the enemy's markers, and the enemy's units and leaders that nobody sees. */
  readonly markers: readonly number[];
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly side: View['side'];
}

const pick = <T>(below: Below, from: readonly T[]): T | undefined => from[below(Math.max(1, from.length))];

function stateOf({ world, below }: Deal, hex: number): Unit {
  return {
    hex,
    manpower: 1 + below(world.profile.maxManpower),
    fatigue: below(5),
    disorganized: below(4) === 0,
    exhausted: below(4) === 0,
    demoralized: 0,
    works: 'none',
  };
}

function dealUnit(deal: Deal, unit: number): void {
  const { board, below, markers, side } = deal;
  const marker = pick(below, markers);
  if (marker === undefined) return;
  board.forces = board.forces.map(force => {
    if (force.side !== side || force.id !== marker) return force;
    board.units[unit] = stateOf(deal, force.hex);
    return { ...force, units: [...force.units, unit].sort((a, b) => a - b) };
  });
}

const isDealt = ({ board }: Deal, unit: number): boolean => board.units[unit]?.hex !== NOWHERE;

function mayTake({ world, board }: Deal, leader: number, unit: number): boolean {
  const level = (id: number) => levelOf((world.leaders[id] as { size: Parameters<typeof levelOf>[0] }).size);
  const taken = board.leaders.some((other, id) => id !== leader && other.with === unit && level(id) === level(leader));
  return (world.attaches[leader]?.[unit] ?? false) && !taken;
}

function dealLeader(deal: Deal, leader: number): void {
  const unit = deal.units.find(each => isDealt(deal, each) && mayTake(deal, leader, each));
  if (unit === undefined) return;
  deal.board.leaders[leader] = { with: unit, hex: deal.board.units[unit]?.hex ?? NOWHERE };
}

/** A leader who is known to act from under a marker, with a unit to be with. */
function dealActor(deal: Deal): number {
  for (const leader of deal.leaders) {
    const unit = deal.units.find(each => mayTake(deal, leader, each));
    if (unit === undefined) continue;
    if (!isDealt(deal, unit)) dealUnit(deal, unit);
    deal.board.leaders[leader] = { with: unit, hex: deal.board.units[unit]?.hex ?? NOWHERE };
    return leader;
  }
  // His unit was lost under a marker, and no other is left for him.
  return SOMEBODY;
}

/** Somebody has to stand where the stack knows that somebody is. */
function filled(deal: Deal, frame: Frame<Kind>): Frame<Kind> {
  const unit = deal.units.find(each => isDealt(deal, each)) ?? SOMEBODY;
  const entries = Object.entries(frame).map(([field, value]: [string, unknown]) => {
    if (!namesPieces(field)) return [field, value];
    if (value === SOMEBODY) return [field, field === 'leader' ? dealActor(deal) : unit];
    return [field, Array.isArray(value) ? value.map(id => (id === SOMEBODY ? unit : id)) : value];
  });
  return Object.fromEntries(entries) as unknown as Frame<Kind>;
}

const knowsOfSomebody = (stack: View['stack']): boolean =>
  stack.some(frame =>
    Object.entries(frame).some(
      ([field, value]: [string, unknown]) => namesPieces(field) && [value].flat().includes(SOMEBODY),
    ),
  );

/** He comes with a unit that is still to come, by the scenario's open list. */
const isAwaitedLeader = ({ scenario, units, leaders }: World, { awaited }: Board, leader: number): boolean =>
  scenario.reinforcements.leaders.some(
    each => each.leader === leaders[leader]?.id && awaited.some(unit => units[unit]?.id === each.with),
  );

/** A full game that agrees with what a side sees: the enemy's markers filled anew with units that nobody sees. */
export function imagine(world: World, seen: View, below: Below): AnyGame<Gcacw> {
  const board = copyBoard(seen.board);
  const side = enemyOf(seen.side);
  const stack = seen.stack.map(frame => ({ ...frame }));
  const markers = board.forces.filter(force => force.side === side).map(({ id }) => id);
  if (markers.length === 0) return { world, board, stack, derived: undefined };
  // A unit or leader that is spoken of and not there was lost in the open.
  const [units, leaders] = [unitsNamedIn(stack), leadersNamedIn(stack)];
  const deal: Deal = {
    world,
    board,
    below,
    side,
    markers,
    units: world.unitsOfSide[side].filter(
      unit => board.units[unit]?.hex === NOWHERE && !units.includes(unit) && !isKnownAway(board, unit),
    ),
    leaders: world.leadersOfSide[side].filter(
      leader =>
        board.leaders[leader]?.hex === NOWHERE && !leaders.includes(leader) && !isAwaitedLeader(world, board, leader),
    ),
  };
  for (const unit of deal.units) if (below(2) === 0) dealUnit(deal, unit);
  const needed = knowsOfSomebody(stack);
  const first = pick(below, deal.units);
  if (needed && first !== undefined && !deal.units.some(unit => isDealt(deal, unit))) dealUnit(deal, first);
  // Those who are known to act come first: another leader might take the only unit for them.
  const whole = stack.map(frame => filled(deal, frame));
  for (const leader of deal.leaders) {
    if (board.leaders[leader]?.with === NOBODY && below(2) === 0) dealLeader(deal, leader);
  }
  return { world, board, stack: whole, derived: undefined };
}
