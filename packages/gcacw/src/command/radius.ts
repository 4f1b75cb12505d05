import { DIRECTIONS, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { Game } from '../game.ts';
import { enemyOf } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { inZone, isHeld } from '../zones/zones.ts';

/** 2.5/radius-three */
const RADIUS = 3;

/** A hex that a path of command may not enter. */
function isClosed(g: Game, side: Side, hex: Hex): boolean {
  const enemy = enemyOf(side);
  return (
    holds('2.3/partial-hexes-off-map', g.world.ground.terrain[hex] === 'off-map') ||
    holds('2.5/radius-enemy-units', isHeld(g, enemy, hex)) ||
    holds('2.5/radius-enemy-zoc', inZone(g, enemy, hex) && !isHeld(g, side, hex))
  );
}

/** A path of so many hexes, without the first and with the last, every one of them open. */
function leadsTo(g: Game, side: Side, from: Hex, to: Hex, steps: number): boolean {
  if (from === to) return true;
  const { grid } = g.world.ground;
  return DIRECTIONS.some(direction => {
    const next = neighbour(grid, from, direction);
    if (next === OFF_MAP || distance(grid, next, to) > steps - 1 || isClosed(g, side, next)) return false;
    return leadsTo(g, side, next, to, steps - 1);
  });
}

/** 2.5: may a leader in `from` command a piece in `to`? His own hex always counts (2.5/radius-own-hex). */
export function inCommandRadius(g: Game, side: Side, from: Hex, to: Hex): boolean {
  const tooFar = holds('2.5/radius-three', distance(g.world.ground.grid, from, to) > RADIUS);
  return !tooFar && leadsTo(g, side, from, to, Math.max(RADIUS, distance(g.world.ground.grid, from, to)));
}
