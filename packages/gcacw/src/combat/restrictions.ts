import type { Hex } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import { isLinkedTo } from '../zones/zones.ts';
import { isAllWater, isPathless, isUncrossedRiver } from './hexside.ts';

const isClose = (g: Game, hex: Hex): boolean =>
  g.world.ground.terrain[hex] === 'mountain' || g.world.ground.terrain[hex] === 'swamp';
const isWoods = (g: Game, hex: Hex): boolean => g.world.ground.terrain[hex] === 'woods';

/** A woods hexside without road, pike, railroad or trail. */
export const isBareWoods = (g: Game, from: Hex, to: Hex): boolean =>
  (isWoods(g, from) || isWoods(g, to)) && !holds('7.1/restrict-woods-road', isLinkedTo(g, from, to));

/** Why no attack goes over a hexside. */
export const ACROSS: readonly ClauseRow<ClauseId, [Game, from: Hex, to: Hex]>[] = [
  ['7.1/restrict-river', (g, from, to) => isUncrossedRiver(g, from, to) || isAllWater(g, from, to)],
  ['7.1/restrict-into-mountain-swamp', (g, from, to) => isClose(g, to) && isPathless(g, from, to)],
  ['7.1/restrict-out-of-mountain-swamp', (g, from, to) => isClose(g, from) && isPathless(g, from, to)],
];

export const whyNotAttackAcross = (g: Game, from: Hex, to: Hex): ClauseId | undefined =>
  firstToSpeak(ACROSS, g, from, to);
