import type { Grid, Hex } from '@wigwag/hex';
import { assert } from '@wigwag/kernel';
import { mapAsPlayed } from '../bridges/named.ts';
import { isSubordinate, mayAttach } from '../data/command.ts';
import { inWindow } from '../data/inPlay.ts';
import type { HexData, MapData } from '../data/map.ts';
import type { LeaderData, UnitData } from '../data/orderOfBattle.ts';
import type { ScenarioData, Window } from '../data/scenario.ts';
import type { Profile } from '../profiles/profile.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { OPTIONS, type OptionName, type Side, type TieResult } from '../vocabulary.ts';
import { type Conditions, conditionsOf, type Weather } from './conditions.ts';
import type { CrossingChange } from './crossings.ts';
import { type Ground, groundOf, type Land, withCrossings } from './ground.ts';

/** What never changes in a game. Units and leaders go by their place in these lists. */
export interface World {
  readonly scenario: ScenarioData;
  readonly profile: Profile;
  readonly year: number;
  readonly options: Readonly<Record<OptionName, boolean>>;
  readonly grid: Grid;
  readonly land: Land;
  readonly units: readonly UnitData[];
  readonly leaders: readonly LeaderData[];
  readonly unitsOfSide: Readonly<Record<Side, readonly number[]>>;
  readonly leadersOfSide: Readonly<Record<Side, readonly number[]>>;
  /** By leader and unit: may he lead it, may he be attached to it. */
  readonly leads: readonly (readonly boolean[])[];
  readonly attaches: readonly (readonly boolean[])[];
  /** By leader, as lists: the units he could ever take along, artillery of his side included, and those he could be attached to. */
  readonly followers: readonly (readonly number[])[];
  readonly hosts: readonly (readonly number[])[];
  readonly turns: number;
  /** By unit: the first turn in which it may act. */
  readonly notBefore: readonly number[];
  /** By unit: the part of the map that it is bound to. */
  readonly within: readonly (Window | undefined)[];
  /** What a tie brings, by the number rolled; none: the Confederate wins. */
  readonly ties: readonly TieResult[] | undefined;
}

/** Settings of the rulings that hold unless a scenario says otherwise. */
const ON_BY_DEFAULT: readonly OptionName[] = ['trailsOpenSwamps'];

export function optionsOf(scenario: ScenarioData): Record<OptionName, boolean> {
  const chosen = (name: OptionName): boolean => scenario.options[name] ?? ON_BY_DEFAULT.includes(name);
  return Object.fromEntries(OPTIONS.map(name => [name, chosen(name)])) as Record<OptionName, boolean>;
}

const mayFollow = (unit: UnitData, leader: LeaderData): boolean =>
  isSubordinate(unit, leader) || (unit.side === leader.side && unit.arm === 'artillery');

const idsOf = (pieces: readonly { readonly side: Side }[], side: Side): number[] =>
  pieces.flatMap((piece, id) => (piece.side === side ? [id] : []));

export function worldOf(given: ScenarioData): World {
  const scenario = { ...given, map: mapAsPlayed(PROFILES[given.game].bridging, given.map) };
  assert(scenario.ties !== undefined || PROFILES[scenario.game].tie !== 'by-number', 'ties-missing', {
    game: scenario.game,
  });
  const { map, window } = scenario;
  const inPlay = (hex: Hex): boolean => window === undefined || inWindow(map.grid, window, hex);
  const options = optionsOf(scenario);
  const units = scenario.armies.flatMap(army => army.units);
  const leaders = scenario.armies.flatMap(army => army.leaders);
  const entries = [...scenario.setup.units, ...scenario.reinforcements.units];
  const table = (relation: (unit: UnitData, leader: LeaderData) => boolean) =>
    leaders.map(leader => units.map(unit => relation(unit, leader)));
  return {
    scenario,
    profile: PROFILES[scenario.game],
    year: scenario.year,
    options,
    grid: map.grid,
    land: { map, inPlay, options },
    units,
    leaders,
    unitsOfSide: { union: idsOf(units, 'union'), confederate: idsOf(units, 'confederate') },
    leadersOfSide: { union: idsOf(leaders, 'union'), confederate: idsOf(leaders, 'confederate') },
    leads: table(isSubordinate),
    attaches: table((unit, leader) => mayAttach(leader, unit)),
    followers: leaders.map(leader => units.flatMap((unit, id) => (mayFollow(unit, leader) ? [id] : []))),
    hosts: leaders.map(leader => units.flatMap((unit, id) => (mayAttach(leader, unit) ? [id] : []))),
    turns: scenario.turns.length,
    notBefore: units.map(({ id }) => entries.find(entry => entry.unit === id)?.notBefore ?? 0),
    within: units.map(({ id }) => entries.find(entry => entry.unit === id)?.within),
    ties: scenario.ties,
  };
}

/** The ground of each kind of weather, compiled when it is first met. */
const compiled = new WeakMap<Land, Map<string, Ground>>();

function weatherGround(land: Land, conditions: Conditions): Ground {
  const known = compiled.get(land) ?? new Map<string, Ground>();
  compiled.set(land, known);
  const key = Object.values(conditions).join();
  const ground = known.get(key) ?? groundOf(land, conditions);
  known.set(key, ground);
  return ground;
}

interface Changing {
  readonly turn: number;
  readonly weather: Weather;
  readonly crossings: readonly CrossingChange[];
}

/** The ground as it is in a position. */
export const groundNow = ({ land }: World, board: Changing): Ground =>
  withCrossings(weatherGround(land, conditionsOf(board)), land, board.crossings);

export const hexDataOf = (
  { scenario }: { readonly scenario: { readonly map: MapData } },
  hex: Hex,
): HexData | undefined => scenario.map.hexes[hex];
