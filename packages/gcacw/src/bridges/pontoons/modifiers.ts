import { distance, findHex, findSide, type Hex, type Hexside } from '@wigwag/hex';
import { type Modifier, type ModifierRow, modifiersOf } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Game } from '../../game.ts';
import type { Side } from '../../vocabulary.ts';
import { conditionsOf, isUnfordable } from '../../world/conditions.ts';
import { hasWay } from '../../world/crossings.ts';
import { hasApproach, isMajor, type Site, siteAt } from './site.ts';

type Position = Pick<Game, 'world' | 'board'>;

export const NEAR_CAPITOL = 10;

// biome-ignore format: a table
export const BUILD_MODIFIERS = {
  capitol:    -3,
  unfordable:  1,
  hard:        1,
  major:       2,
  noFord:      1,
  oneRoad:     2,
  noRoad:      3,
} as const;

/** The nearer bank counts. */
function isNearCapitol({ world: { grid, profile } }: Position, { banks }: Site): boolean {
  const { capitol } = profile.bridging;
  const at = capitol === undefined ? undefined : findHex(grid, capitol);
  return at !== undefined && banks.some(hex => distance(grid, hex, at) <= NEAR_CAPITOL);
}

const isHard = ({ world: { grid, profile } }: Position, { hexside }: Site): boolean =>
  profile.bridging.hard.some(name => findSide(grid, name) === hexside);

/** How many of the two hexes have a road, pike, trail or railroad. */
const roadedBanks = ({ world }: Position, { banks }: Site): number =>
  banks.filter((hex: Hex) => hasWay(world.scenario.map, hex)).length;

// biome-ignore format: a table
/** Construction die roll modifiers. */
const MODIFIERS: readonly ModifierRow<ClauseId, [Position, Side, Site]>[] = [
  ['10.1/mod-capitol',        (g, by, site) => (by === 'confederate' && isMajor(site) && isNearCapitol(g, site) ? BUILD_MODIFIERS.capitol : 0)],
  ['10.1/mod-unfordable',     (g, _, site) => (isUnfordable(conditionsOf(g.board), site.printed?.water) ? BUILD_MODIFIERS.unfordable : 0)],
  ['10.1/mod-barretts-ferry', (g, _, site) => (isHard(g, site) ? BUILD_MODIFIERS.hard : 0)],
  ['10.1/mod-major',          (_g, _, site) => (isMajor(site) ? BUILD_MODIFIERS.major : 0)],
  ['10.1/mod-no-ford',        (g, _, site) => (roadedBanks(g, site) === 2 && !hasApproach(site) ? BUILD_MODIFIERS.noFord : 0)],
  ['10.1/mod-one-road',       (g, _, site) => (roadedBanks(g, site) === 1 ? BUILD_MODIFIERS.oneRoad : 0)],
  ['10.1/mod-no-road',        (g, _, site) => (roadedBanks(g, site) === 0 ? BUILD_MODIFIERS.noRoad : 0)],
];

export const buildModifiers = (g: Position, by: Side, hexside: Hexside): Modifier<ClauseId>[] =>
  modifiersOf(MODIFIERS, g, by, siteAt(g, hexside));

/** 10.1/mod-cumulative */
export const buildModifier = (g: Position, by: Side, hexside: Hexside): number =>
  buildModifiers(g, by, hexside).reduce((sum, { value }) => sum + value, 0);
