import type { Hex } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Game } from '../../game.ts';
import { hexOf, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { isLinkedTo } from '../../zones/zones.ts';
import { isBarredBy, isPathless } from './hexside.ts';

const isClose = (g: Game, hex: Hex): boolean =>
  g.derived.ground.terrain[hex] === 'mountain' || g.derived.ground.terrain[hex] === 'swamp';
const isWoods = (g: Game, hex: Hex): boolean => g.derived.ground.terrain[hex] === 'woods';

/** A woods hexside without road, pike, railroad or trail for the side. */
export const isBareWoods = (g: Game, by: Side, from: Hex, to: Hex): boolean =>
  (isWoods(g, from) || isWoods(g, to)) && !holds('7.1/restrict-woods-road', isLinkedTo(g, by, from, to));

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

/** 12.0/unfordable-*: who was let attack over a closed ford does not advance over it. */
export const mayAdvance = (g: Game, unit: number, to: Hex): boolean =>
  !isBarredBy(g, unitData(g, unit).side, hexOf(g, unit), to, '12.0/unfordable-major', '12.0/unfordable-minor');

export const whyNotAttackAcross = (g: Game, by: Side, from: Hex, to: Hex): ClauseId | undefined =>
  firstToSpeak(ACROSS, g, by, from, to);
