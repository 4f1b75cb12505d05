import { DIRECTIONS, findSide, type Grid, type Hex, type Hexside, neighboursOf } from '@wigwag/hex';
import { assert } from '@wigwag/kernel';
import { crossingsAtStart, mapAsPlayed } from '../bridges/named.ts';
import { type Entrenching, entrenchingIn } from '../charts/works.ts';
import { isSubordinate, mayAttach } from '../data/command.ts';
import { inWindow } from '../data/inPlay.ts';
import { type HexData, type HexsideData, isLand, type MapData, redoubtServes } from '../data/map.ts';
import type { LeaderData, UnitData } from '../data/orderOfBattle.ts';
import type { ScenarioData, Window } from '../data/scenario.ts';
import type { Profile } from '../profiles/profile.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { OPTIONS, type OptionName, type Side, type TieResult } from '../vocabulary.ts';
import { type Conditions, conditionsOf, type Weather } from './conditions.ts';
import { type CrossingChange, crossingChange, endsOf } from './crossings.ts';
import { type Ground, groundOf, type Land, withCrossings } from './ground.ts';

/** What never changes in a game: plain data that another thread may be given. Units and leaders go by their place in these lists. */
export interface World {
  readonly scenario: ScenarioData;
  readonly profile: Profile;
  readonly year: number;
  readonly entrenching: Entrenching;
  readonly options: Readonly<Record<OptionName, boolean>>;
  readonly grid: Grid;
  /** By hex: how many steps it takes to leave the map or the part of it that is in play. */
  readonly room: Uint8Array;
  readonly land: Land;
  /** Crossings that are not as printed when the game begins. */
  readonly crossings: readonly CrossingChange[];
  /** By hex: its river hexsides with land in play on both banks. */
  readonly rivers: readonly (readonly Hexside[])[];
  /** By hex: its hexsides with a bridge or ferry that could be destroyed, as the map was printed. */
  readonly spans: readonly (readonly Hexside[])[];
  /** Hexes with a railroad station. */
  readonly stations: readonly Hex[];
  /** By hex: 1 where a redoubt serves the side in the year of the scenario. */
  readonly redoubts: Readonly<Record<Side, Uint8Array>>;
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
  /** Hexes whose last holder matters for victory. */
  readonly controlled: ReadonlySet<Hex>;
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

/** 5.2/units-without-leader, 5.2/no-union-cavalry-leaders: in nobody's command, whatever leaders there are. */
const isUncommanded = (unit: UnitData, { unionCavalryLeaders }: Profile): boolean =>
  unit.command === undefined || (!unionCavalryLeaders && unit.side === 'union' && unit.arm === 'cavalry');

/** 5.2/step-2-select-units, 5.2/artillery-exception */
const mayFollow = (unit: UnitData, leader: LeaderData, profile: Profile): boolean =>
  (isSubordinate(unit, leader) && !isUncommanded(unit, profile)) ||
  (unit.side === leader.side && unit.arm === 'artillery' && leader.arm !== 'cavalry');

const idsOf = (pieces: readonly { readonly side: Side }[], side: Side): number[] =>
  pieces.flatMap((piece, id) => (piece.side === side ? [id] : []));

const redoubtsOf = ({ map, year }: ScenarioData, side: Side): Uint8Array =>
  Uint8Array.from(map.hexes, ({ redoubt }) => (redoubt !== undefined && redoubtServes(redoubt, side, year) ? 1 : 0));

const inPlayOf = ({ grid }: MapData, window: Window | undefined): Uint8Array =>
  Uint8Array.from({ length: grid.size }, (_, hex) => (window === undefined || inWindow(grid, window, hex) ? 1 : 0));

const MUCH_ROOM = 255;

/** By hex: those of its hexsides of which something is true. */
function hexsidesWhere(
  { grid, hexsides }: MapData,
  is: (hexside: Hexside, data?: HexsideData) => boolean,
): Hexside[][] {
  const found: Hexside[][] = Array.from({ length: grid.size }, () => []);
  hexsides.forEach((data, hexside) => {
    if (is(hexside, data)) for (const hex of endsOf(grid, hexside)) found[hex]?.push(hexside);
  });
  return found;
}

function riversOf({ map, inPlay }: Land): Hexside[][] {
  const onLand = (hex: Hex): boolean => inPlay[hex] === 1 && isLand(map.hexes[hex] ?? { terrain: 'off-map' });
  return hexsidesWhere(map, (hexside, data) => {
    if (data?.water !== 'minor-river' && data?.water !== 'major-river') return false;
    const banks = endsOf(map.grid, hexside);
    return banks.length === 2 && banks.every(onLand);
  });
}

/** Bridges, ferries, and the aqueduct, which falls like a bridge (10.2/aqueduct). */
function spansOf(map: MapData, { crossings: { aqueduct } }: Profile): Hexside[][] {
  const named = aqueduct === undefined ? undefined : findSide(map.grid, aqueduct);
  return hexsidesWhere(
    map,
    (hexside, data) => data?.crossing === 'bridge' || data?.crossing === 'ferry' || hexside === named,
  );
}

function roomOf({ map, inPlay }: Land): Uint8Array {
  const { grid, hexes } = map;
  const isIn = (hex: Hex): boolean => inPlay[hex] === 1 && hexes[hex]?.terrain !== 'off-map';
  const isInside = (hex: Hex): boolean => neighboursOf(grid, hex).filter(isIn).length === DIRECTIONS.length;
  const room = Uint8Array.from({ length: grid.size }, (_, hex) => (isIn(hex) ? MUCH_ROOM : 0));
  let edge = [...room.keys()].filter(hex => isIn(hex) && !isInside(hex));
  for (let steps = 1; edge.length > 0 && steps < MUCH_ROOM; steps++) {
    for (const hex of edge) room[hex] = steps;
    const within = new Set(edge.flatMap(hex => neighboursOf(grid, hex)));
    edge = [...within].filter(hex => room[hex] === MUCH_ROOM);
  }
  return room;
}

export function worldOf(given: ScenarioData): World {
  const scenario = { ...given, map: mapAsPlayed(PROFILES[given.game].bridging, given.map) };
  assert(scenario.ties !== undefined || PROFILES[scenario.game].tie !== 'by-number', 'ties-missing', {
    game: scenario.game,
  });
  const { map, window } = scenario;
  const options = optionsOf(scenario);
  const land = { map, inPlay: inPlayOf(map, window), options };
  const profile = PROFILES[scenario.game];
  const units = scenario.armies.flatMap(army => army.units);
  const leaders = scenario.armies.flatMap(army => army.leaders);
  const entries = [...scenario.setup.units, ...scenario.reinforcements.units];
  const table = (relation: (unit: UnitData, leader: LeaderData) => boolean) =>
    leaders.map(leader => units.map(unit => relation(unit, leader)));
  return {
    scenario,
    profile,
    year: scenario.year,
    entrenching: entrenchingIn(scenario.year),
    options,
    grid: map.grid,
    room: roomOf(land),
    land,
    rivers: riversOf(land),
    spans: spansOf(map, profile),
    redoubts: { union: redoubtsOf(scenario, 'union'), confederate: redoubtsOf(scenario, 'confederate') },
    stations: map.hexes.flatMap(({ station }, hex) => (station ? [hex] : [])),
    crossings: crossingsAtStart(profile.bridging, map, scenario.crossings).map(change => crossingChange(map, change)),
    units,
    leaders,
    unitsOfSide: { union: idsOf(units, 'union'), confederate: idsOf(units, 'confederate') },
    leadersOfSide: { union: idsOf(leaders, 'union'), confederate: idsOf(leaders, 'confederate') },
    leads: table(isSubordinate),
    attaches: table((unit, leader) => mayAttach(leader, unit)),
    followers: leaders.map(leader => units.flatMap((unit, id) => (mayFollow(unit, leader, profile) ? [id] : []))),
    hosts: leaders.map(leader => units.flatMap((unit, id) => (mayAttach(leader, unit) ? [id] : []))),
    controlled: new Set(
      scenario.victory?.rules.flatMap(({ kind, hexes = [] }) => (kind === 'controlled' ? hexes : [])) ?? [],
    ),
    turns: scenario.turns.length,
    notBefore: units.map(({ id }) => entries.find(entry => entry.unit === id)?.notBefore ?? 0),
    within: units.map(({ id }) => entries.find(entry => entry.unit === id)?.within),
    ties: scenario.ties,
  };
}

interface Changing {
  readonly turn: number;
  readonly weather: Weather;
  readonly crossings: readonly CrossingChange[];
}

/** Grounds compiled so far: of the printed map, and of a list of changed crossings, which is replaced and never changed. */
const compiled = new WeakMap<object, Map<number, Ground>>();

function remembered(of: object, conditions: Conditions, compile: () => Ground): Ground {
  const known = compiled.get(of) ?? new Map<number, Ground>();
  compiled.set(of, known);
  const key = (conditions.rain ? 1 : 0) + (conditions.minor ? 2 : 0) + (conditions.major ? 4 : 0);
  const ground = known.get(key) ?? compile();
  known.set(key, ground);
  return ground;
}

const printedGround = (land: Land, conditions: Conditions): Ground =>
  remembered(land, conditions, () => groundOf(land, conditions));

/** The ground as it is in a position. */
export function groundNow({ land }: World, board: Changing): Ground {
  const { crossings } = board;
  const conditions = conditionsOf(board);
  if (crossings.length === 0) return printedGround(land, conditions);
  return remembered(crossings, conditions, () => withCrossings(printedGround(land, conditions), land, crossings));
}

/** The ground after one crossing has changed: all the rest of it is as before. */
export function groundAfter({ land }: World, { crossings }: Changing, before: Ground, change: CrossingChange): Ground {
  return remembered(crossings, before.conditions, () => withCrossings(before, land, [change]));
}

export const hexDataOf = (
  { scenario }: { readonly scenario: { readonly map: MapData } },
  hex: Hex,
): HexData | undefined => scenario.map.hexes[hex];
