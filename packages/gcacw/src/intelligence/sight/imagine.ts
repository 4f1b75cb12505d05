import { type Game as AnyGame, frameFields, frameShown } from '@wigwag/kernel';
import { type Board, copyBoard, NOBODY, NOWHERE, type Unit } from '../../board.ts';
import { DECLARED, idsOf } from '../../fields/declared.ts';
import type { Frame, Gcacw, Kind, View } from '../../game.ts';
import { isLevelTaken } from '../../leaders/attachment.ts';
import { enemyOf } from '../../pieces/pieces.ts';
import type { World } from '../../world/world.ts';
import { type Force, placedBy } from '../markers/force.ts';
import { SOMEBODY } from './secrecy.ts';
import { isKnownAway } from './view.ts';

type Below = (n: number) => number;

/** How hidden units and leaders are dealt. */
export interface Manner {
  /** Might a unit that nobody sees be under a marker at all? */
  mayBe(unit: number): boolean;
  isThere(unit: number): boolean;
  markerOf(unit: number, markers: readonly Force[]): Force;
  stateOf(unit: number): Omit<Unit, 'hex'>;
  /** Somebody has to be there: who? */
  oneOf(units: readonly number[]): number;
  isLed(leader: number): boolean;
}

/** A dealer of units to markers, for one imagined game. */
interface Deal {
  readonly world: World;
  readonly board: Board;
  readonly manner: Manner;
  /** The enemy's markers that lie still, one at least, and the enemy's units and leaders that nobody sees. */
  readonly markers: readonly Force[];
  readonly units: readonly number[];
  readonly leaders: readonly number[];
}

const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)] as T;

/** Whatever agrees with what is seen: any state, under any marker or none. */
const anyhow = ({ profile }: World, below: Below): Manner => ({
  mayBe: () => true,
  isThere: () => below(2) === 0,
  markerOf: (_unit, markers) => pick(below, markers),
  stateOf: () => ({
    manpower: 1 + below(profile.maxManpower),
    fatigue: below(5),
    disorganized: below(4) === 0,
    exhausted: below(4) === 0,
    demoralized: 0,
    works: 'none',
  }),
  oneOf: units => pick(below, units),
  isLed: () => below(2) === 0,
});

function dealUnit(deal: Deal, unit: number): void {
  const { side, id: force, hex } = deal.manner.markerOf(unit, deal.markers);
  deal.board.units[unit] = { hex, ...deal.manner.stateOf(unit) };
  deal.board.forces = placedBy(deal.board.forces, { side, force, hex, units: [unit] });
}

const hexOfDealt = ({ board }: Deal, unit: number): number => board.units[unit]?.hex ?? NOWHERE;
const isDealt = (deal: Deal, unit: number): boolean => hexOfDealt(deal, unit) !== NOWHERE;

const mayTake = (deal: Deal, leader: number, unit: number): boolean =>
  deal.world.attaches[leader]?.[unit] === true && !isLevelTaken(deal, leader, unit);

function dealLeader(deal: Deal, leader: number, unit: number): void {
  deal.board.leaders[leader] = { with: unit, hex: hexOfDealt(deal, unit) };
}

/** A leader who is known to act from under a marker, with a unit to be with. */
function dealActor(deal: Deal): number {
  for (const leader of deal.leaders) {
    const unit = deal.units.find(each => mayTake(deal, leader, each));
    if (unit === undefined) continue;
    if (!isDealt(deal, unit)) dealUnit(deal, unit);
    dealLeader(deal, leader, unit);
    return leader;
  }
  // His unit was lost under a marker, and no other is left for him.
  return SOMEBODY;
}

/** Somebody has to stand where the stack knows that somebody is. */
function filled(deal: Deal, frame: Frame<Kind>): Frame<Kind> {
  const unit = deal.units.find(each => isDealt(deal, each)) ?? SOMEBODY;
  return frameShown(DECLARED, frame, (thing, value) => {
    if (thing === 'leader' && value === SOMEBODY) return dealActor(deal);
    return thing === 'unit' && value === SOMEBODY ? unit : value;
  });
}

/** He comes with a unit that is still to come, by the scenario's open list. */
const isAwaitedLeader = ({ scenario, units, leaders }: World, { awaited }: Board, leader: number): boolean =>
  scenario.reinforcements.leaders.some(
    each => each.leader === leaders[leader]?.id && awaited.some(unit => units[unit]?.id === each.with),
  );

/** A marker on the march is seen as a dummy's, and in an imagined game goes on as one: nobody is under it. */
const isOnTheMove = (stack: readonly Frame<Kind>[], { side, id }: Force): boolean =>
  stack.some(frame => frame.kind === 'dummyMarch' && frame.by === side && frame.force === id);

/** A full game that agrees with what a side sees: the enemy's markers filled anew with units that nobody sees. */
export const imagine = (world: World, seen: View, below: Below): AnyGame<Gcacw> =>
  imagineSo(world, seen, anyhow(world, below));

export function imagineSo(world: World, seen: View, manner: Manner): AnyGame<Gcacw> {
  const board = copyBoard(seen.board);
  const side = enemyOf(seen.side);
  const stack = seen.stack.map(frame => ({ ...frame }));
  const markers = board.forces.filter(force => force.side === side && !isOnTheMove(stack, force));
  if (markers.length === 0) return { world, board, stack, derived: undefined };
  // A unit or leader that is spoken of and not there was lost in the open.
  const spokenOf = stack.flatMap(frame => frameFields(DECLARED, frame));
  const [units, leaders] = [idsOf(spokenOf, 'unit'), idsOf(spokenOf, 'leader', 'companion')];
  const deal: Deal = {
    world,
    board,
    manner,
    markers,
    units: world.unitsOfSide[side].filter(
      unit =>
        board.units[unit]?.hex === NOWHERE && !units.includes(unit) && !isKnownAway(board, unit) && manner.mayBe(unit),
    ),
    leaders: world.leadersOfSide[side].filter(
      leader =>
        board.leaders[leader]?.hex === NOWHERE && !leaders.includes(leader) && !isAwaitedLeader(world, board, leader),
    ),
  };
  for (const unit of deal.units) if (manner.isThere(unit)) dealUnit(deal, unit);
  const isKnownOfSomebody = [...units, ...leaders].includes(SOMEBODY);
  const isNobodyThere = !deal.units.some(unit => isDealt(deal, unit));
  if (isKnownOfSomebody && isNobodyThere && deal.units.length > 0) dealUnit(deal, manner.oneOf(deal.units));
  // Those who are known to act come first: another leader might take the only unit for them.
  const whole = stack.map(frame => filled(deal, frame));
  for (const leader of deal.leaders) {
    if (board.leaders[leader]?.with !== NOBODY || !manner.isLed(leader)) continue;
    const unit = deal.units.find(each => isDealt(deal, each) && mayTake(deal, leader, each));
    if (unit !== undefined) dealLeader(deal, leader, unit);
  }
  return { world, board, stack: whole, derived: undefined };
}
