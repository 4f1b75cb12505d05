import { DIRECTIONS, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import { enemyOf } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { isEnemyWithin } from '../zones/nearest.ts';
import { inZone, isHeld } from '../zones/zones.ts';

/** 2.5/radius-three */
export const RADIUS = 3;

type Closed = ClauseRow<ClauseId, [Game, Side, Hex]>;

/** Why a path of command may not enter a hex. Ground and hexsides are no hindrance (2.5/radius-ignores-terrain). */
const CLOSED: readonly Closed[] = [
  ['2.3/partial-hexes-off-map', (g, _side, hex) => g.derived.ground.terrain[hex] === 'off-map'],
  ['2.5/radius-enemy-units', (g, side, hex) => isHeld(g, enemyOf(side), hex)],
  ['2.5/radius-enemy-zoc', (g, side, hex) => inZone(g, enemyOf(side), hex) && !isHeld(g, side, hex)],
];

/** A path of so many hexes, without the first and with the last, none of them closed. */
function leadsTo(g: Game, side: Side, closed: readonly Closed[], from: Hex, to: Hex, steps: number): boolean {
  const { grid } = g.world;
  for (const direction of DIRECTIONS) {
    const next = neighbour(grid, from, direction);
    if (next === OFF_MAP || distance(grid, next, to) > steps - 1) continue;
    if (firstToSpeak(closed, g, side, next) !== undefined) continue;
    if (next === to || leadsTo(g, side, closed, next, to, steps - 1)) return true;
  }
  return false;
}

/** 2.5/radius-three */
export const isTooFar = (g: Game, from: Hex, to: Hex): boolean =>
  holds('2.5/radius-three', distance(g.world.grid, from, to) > RADIUS);

const isOpen = (g: Game, side: Side, closed: readonly Closed[], from: Hex, to: Hex): boolean =>
  leadsTo(g, side, closed, from, to, Math.max(RADIUS, distance(g.world.grid, from, to)));

/** All of the radius is in play, and no enemy is near enough to close a hex of it, by standing in it or by his zone. */
export const isUndisturbed = (g: Game, side: Side, from: Hex): boolean =>
  (g.world.room[from] ?? 0) > RADIUS && !isEnemyWithin(g, side, from, RADIUS + 1);

/** 2.5: may a leader in `from` command a piece in `to`? */
export const inCommandRadius = (g: Game, side: Side, from: Hex, to: Hex): boolean =>
  holds('2.5/radius-own-hex', from === to) || (!isTooFar(g, from, to) && isOpen(g, side, CLOSED, from, to));

/** Every reason why a piece is out of a leader's radius. */
export const RADIUS_CLAUSES: readonly ClauseId[] = ['2.5/radius-three', ...CLOSED.map(([clause]) => clause)];

/** Why it is: too far, or the first clause that, with those before it, leaves no path open. */
export function whyOutside(g: Game, side: Side, from: Hex, to: Hex): ClauseId | undefined {
  if (inCommandRadius(g, side, from, to)) return undefined;
  if (isTooFar(g, from, to)) return '2.5/radius-three';
  return CLOSED.find((_, at) => !isOpen(g, side, CLOSED.slice(0, at + 1), from, to))?.[0];
}
