import type { Hex } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import { hexOf, unitData } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { type Barrier, barrierAt } from '../world/ground.ts';
import { direction, isLinkedTo } from '../zones/zones.ts';

/** No road, pike or railroad leads through mountain or swamp, nor a trail that serves there. */
function isPathless(g: Game, by: Side, from: Hex, to: Hex): boolean {
  const barrier = barrierBetween(g, by, from, to);
  return barrier === '6.2/mountain-access' || barrier === '6.2/swamp-access';
}

export function barrierBetween(g: Game, by: Side, from: Hex, to: Hex): Barrier | undefined {
  const towards = direction(g, from, to);
  return towards === undefined ? undefined : barrierAt(g.derived.ground, by, from, towards);
}

const isClose = (g: Game, hex: Hex): boolean =>
  g.derived.ground.terrain[hex] === 'mountain' || g.derived.ground.terrain[hex] === 'swamp';
const isWoods = (g: Game, hex: Hex): boolean => g.derived.ground.terrain[hex] === 'woods';

/** A woods hexside without road, pike, railroad or trail. */
export const isBareWoods = (g: Game, from: Hex, to: Hex): boolean =>
  (isWoods(g, from) || isWoods(g, to)) && !holds('7.1/restrict-woods-road', isLinkedTo(g, from, to));

/** Why no attack goes over a hexside. */
export const ACROSS: readonly ClauseRow<ClauseId, [Game, by: Side, from: Hex, to: Hex]>[] = [
  ['7.1/restrict-river', (g, by, from, to) => isBarredBy(g, by, from, to, '6.2/water', '6.2/river-crossing')],
  ['7.1/restrict-enemy-pontoon', (g, by, from, to) => isBarredBy(g, by, from, to, '10.2/pontoon-enemy-no-cross')],
  ['7.1/restrict-rain-ford', (g, by, from, to) => isBarredBy(g, by, from, to, '12.0/rain-river-crossing')],
  [
    '7.1/restrict-unfordable',
    (g, by, from, to) =>
      !g.world.options.attackAcrossUnfordable &&
      isBarredBy(g, by, from, to, '12.0/unfordable-major', '12.0/unfordable-minor'),
  ],
  ['7.1/restrict-rain-creek', (g, by, from, to) => isBarredBy(g, by, from, to, '12.0/rain-creek-crossing')],
  ['7.1/restrict-into-mountain-swamp', (g, by, from, to) => isClose(g, to) && isPathless(g, by, from, to)],
  ['7.1/restrict-out-of-mountain-swamp', (g, by, from, to) => isClose(g, from) && isPathless(g, by, from, to)],
];

function isBarredBy(g: Game, by: Side, from: Hex, to: Hex, ...barriers: readonly Barrier[]): boolean {
  const found = barrierBetween(g, by, from, to);
  return found !== undefined && barriers.includes(found);
}

/** 12.0/unfordable-*: who was let attack over a closed ford does not advance over it. */
export const mayAdvance = (g: Game, unit: number, to: Hex): boolean =>
  !isBarredBy(g, unitData(g, unit).side, hexOf(g, unit), to, '12.0/unfordable-major', '12.0/unfordable-minor');

export const whyNotAttackAcross = (g: Game, by: Side, from: Hex, to: Hex): ClauseId | undefined =>
  firstToSpeak(ACROSS, g, by, from, to);
