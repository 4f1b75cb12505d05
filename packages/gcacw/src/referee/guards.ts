import { type Hex, sideBetween } from '@wigwag/hex';
import { NOBODY, NOWHERE } from '../board.ts';
import { isAqueduct, isIndestructible, permanentAt } from '../bridges/permanent/permanent.ts';
import { type WorksState, worksOfYear } from '../charts/works.ts';
import type { HexsideData } from '../data/map.ts';
import type { Edit, EditGuard, EditName, Game, Kind } from '../game.ts';
import { isLevelTaken } from '../leaders/attachment.ts';
import { enemyOf, hexOfLeader, unitData, unitOnMap } from '../pieces/pieces.ts';
import { FATIGUE_LEVELS } from '../vocabulary.ts';
import { hexsideBetween } from '../world/crossings.ts';
import { hexDataOf } from '../world/world.ts';
import { isHeld } from '../zones/zones.ts';

/** Frames that merely ask what to do next: nothing is under way that an edit could pull the ground from under. */
const BETWEEN_ACTIONS: readonly Kind[] = ['transfer', 'initiative', 'offer', 'action', 'recovery'];

/** Of rain and rivers: no scenario is longer. */
const LAST_BOX = 99;

function isBetweenActions({ stack }: Game): boolean {
  const top = stack[stack.length - 1];
  return top !== undefined && BETWEEN_ACTIONS.includes(top.kind);
}

/** What every edit has to meet, then what is its own. */
export const guardsOf = <D extends EditName>(...own: readonly EditGuard<D>[]): readonly EditGuard<D>[] => [
  ['wigwag/edit-between-actions', g => !isBetweenActions(g)],
  ['wigwag/edit-reason', (_g, c) => (c as { readonly reason: string }).reason.trim() === ''],
  ...own,
];

export const knowsUnit = (g: Game, { unit }: { readonly unit: number }): boolean => g.world.units[unit] !== undefined;
export const knowsLeader = (g: Game, { leader }: { readonly leader: number }): boolean =>
  g.world.leaders[leader] !== undefined;

export const isOnMap = (g: Game, { unit }: { readonly unit: number }): boolean => unitOnMap(g, unit) !== undefined;
export const isLeaderOnMap = (g: Game, { leader }: { readonly leader: number }): boolean =>
  hexOfLeader(g, leader) !== NOWHERE;

/** Land of this scenario. */
export function isGround(g: Game, hex: Hex): boolean {
  const terrain = g.derived.ground.terrain[hex];
  return terrain !== undefined && terrain !== 'water' && terrain !== 'off-map';
}

export const holdsEnemies = (g: Game, { unit, hex }: { readonly unit: number; readonly hex: Hex }): boolean =>
  isHeld(g, enemyOf(unitData(g, unit).side), hex);

export const hasNoManpower = (g: Game, { unit }: { readonly unit: number }): boolean =>
  (g.board.units[unit]?.manpower ?? 0) < 1;

const isWithin = (n: number, low: number, high: number): boolean => n >= low && n <= high;

type State = Edit<'setUnit'>;
export const isManpower = (g: Game, { manpower }: State): boolean => isWithin(manpower, 1, g.world.profile.maxManpower);
export const isFatigue = ({ fatigue }: State): boolean => isWithin(fatigue, 0, FATIGUE_LEVELS.length - 1);
export const isDemoralization = ({ demoralized }: State): boolean => isWithin(demoralized, 0, 2);

/** 9.0/procedure-by-year: works of another year have no chart. */
export const isOfYear = (g: Game, works: WorksState): boolean =>
  works === 'none' || worksOfYear(g.world.year).includes(works);

export function isAsItWas(g: Game, c: State): boolean {
  const now = g.board.units[c.unit];
  return (
    now !== undefined &&
    now.manpower === c.manpower &&
    now.fatigue === c.fatigue &&
    now.disorganized === c.disorganized &&
    now.exhausted === c.exhausted &&
    now.demoralized === c.demoralized &&
    now.works === c.works
  );
}

type Attachment = Edit<'attachLeader'>;
export const isHisUnit = (g: Game, { leader, unit }: Attachment): boolean => g.world.attaches[leader]?.[unit] === true;
export const isHisLevelTaken = (g: Game, { leader, unit }: Attachment): boolean => isLevelTaken(g, leader, unit);
export const isWith = (g: Game, leader: number): number => g.board.leaders[leader]?.with ?? NOBODY;

export const isTurn = (g: Game, turn: number): boolean => isWithin(turn, 1, g.world.turns);

export const isWeather = ({ rain, minor, major }: Edit<'setWeather'>): boolean =>
  [rain, minor, major].every(box => isWithin(box, 0, LAST_BOX));

export const isSameWeather = ({ board: { weather } }: Game, c: Edit<'setWeather'>): boolean =>
  weather.rain === c.rain && weather.minor === c.minor && weather.major === c.major;

/** The printed hexside of a river between two hexes of this scenario. */
export function riverBetween(g: Game, { from, to }: Edit<'setCrossing'>): HexsideData | undefined {
  if (!isGround(g, from) || !isGround(g, to)) return undefined;
  const printed = g.world.scenario.map.hexsides[sideBetween(g.world.grid, from, to) ?? -1];
  return printed?.water === 'minor-river' || printed?.water === 'major-river' ? printed : undefined;
}

/** A bridge, a ferry or the aqueduct: no state of the rules has a dam, a ford or an indestructible bridge destroyed (10.2). */
export function isDestructible(g: Game, { from, to }: Edit<'setCrossing'>): boolean {
  const hexside = hexsideBetween(g.world, from, to);
  return permanentAt(g, hexside) !== undefined ? !isIndestructible(g, hexside) : isAqueduct(g, hexside);
}

export function isSameCrossing(g: Game, c: Edit<'setCrossing'>): boolean {
  const hexside = sideBetween(g.world.grid, c.from, c.to);
  const now = g.board.crossings.find(change => change.hexside === hexside);
  return (now?.destroyed ?? false) === c.destroyed && (now?.pontoon ?? 'none') === c.pontoon;
}

export const hasStation = (g: Game, hex: Hex): boolean =>
  isGround(g, hex) && (hexDataOf(g.world, hex)?.station ?? false);

export const damageOf = (g: Game, hex: Hex): Edit<'setStation'>['damage'] =>
  g.board.stations.find(station => station.hex === hex)?.damage ?? 'none';

export const hasUnits = (g: Game, hex: Hex): boolean =>
  isGround(g, hex) && g.board.units.some(unit => unit.hex === hex);
