import { type Hex, sideBetween } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import { BARRIERS, edgeAt } from '../world/ground.ts';
import { direction, isLinkedTo } from '../zones/zones.ts';

function hexside(g: Game, from: Hex, to: Hex) {
  const side = sideBetween(g.world.ground.grid, from, to);
  return side === undefined ? undefined : g.world.scenario.map.hexsides[side];
}

/** No road, pike or railroad leads through mountain or swamp, nor a trail that serves there. */
function isPathless(g: Game, from: Hex, to: Hex): boolean {
  const towards = direction(g, from, to);
  const place = towards === undefined ? 0 : (g.world.ground.barrier[edgeAt(from, towards)] ?? 0);
  return BARRIERS[place - 1] === '6.2/mountain-access' || BARRIERS[place - 1] === '6.2/swamp-access';
}

const isClose = (g: Game, hex: Hex): boolean =>
  g.world.ground.terrain[hex] === 'mountain' || g.world.ground.terrain[hex] === 'swamp';
const isWoods = (g: Game, hex: Hex): boolean => g.world.ground.terrain[hex] === 'woods';

/** A woods hexside without road, pike, railroad or trail. */
export const isBareWoods = (g: Game, from: Hex, to: Hex): boolean =>
  (isWoods(g, from) || isWoods(g, to)) && !holds('7.1/restrict-woods-road', isLinkedTo(g, from, to));

/** Why no attack goes over a hexside. */
export const ACROSS: readonly ClauseRow<ClauseId, [Game, from: Hex, to: Hex]>[] = [
  [
    '7.1/restrict-river',
    (g, from, to) => {
      const side = hexside(g, from, to);
      return (
        side?.water === 'all-water' ||
        ((side?.water === 'minor-river' || side?.water === 'major-river') && side.crossing === undefined)
      );
    },
  ],
  ['7.1/restrict-into-mountain-swamp', (g, from, to) => isClose(g, to) && isPathless(g, from, to)],
  ['7.1/restrict-out-of-mountain-swamp', (g, from, to) => isClose(g, from) && isPathless(g, from, to)],
];

export const whyNotAttackAcross = (g: Game, from: Hex, to: Hex): ClauseId | undefined =>
  firstToSpeak(ACROSS, g, from, to);
