import { type Game, gcacw, NOWHERE, type Side } from '@wigwag/gcacw';
import { DIRECTIONS, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { ready } from '@wigwag/kernel';

/** A copy of a game on which units are tried out in other hexes. */
export function scratchOf(game: Game): Game {
  const copy = { world: game.world, board: gcacw.copyBoard(game.board), stack: [...game.stack], derived: undefined };
  return ready(gcacw, copy);
}

/** Puts a unit somewhere else; the answer puts it back. */
export function putAt(scratch: Game, unit: number, to: Hex): () => void {
  const from = scratch.board.units[unit]?.hex ?? NOWHERE;
  if (from === to) return () => undefined;
  gcacw.evolve(scratch, { type: 'unitMoved', unit, from, to, left: 0 });
  return () => gcacw.evolve(scratch, { type: 'unitMoved', unit, from: to, to: from, left: 0 });
}

const isHeldBy = (g: Game, side: Side, hex: Hex): boolean => (g.derived.count[side][hex] ?? 0) > 0;

const isBeside = (g: Game, side: Side, hex: Hex): boolean => (g.derived.held[side][hex] ?? 0) !== 0;

export const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

export const unitsAt = (g: Game, hex: Hex): number[] =>
  g.board.units.flatMap((unit, id) => (unit.hex === hex ? [id] : []));

/** Neighbours over a hexside that the side may cross, and what is not held by the enemy. */
export function firstHexes(g: Game, side: Side, from: Hex): Hex[] {
  const { barrier } = g.derived.ground.passage[side];
  return DIRECTIONS.flatMap(direction => {
    const to = neighbour(g.world.grid, from, direction);
    const isShut = to === OFF_MAP || barrier[from * 6 + direction] !== 0 || isHeldBy(g, enemyOf(side), to);
    return isShut ? [] : [to];
  });
}

/** Hexes of the enemy that a march could attack from a hex, as far as ground and woods let it; `began`: its march began there. */
export function targetsFrom(g: Game, side: Side, from: Hex, began: boolean): Hex[] {
  if (!isBeside(g, enemyOf(side), from) && g.board.forces.length === 0) return [];
  const { barrier, linked, pathless } = g.derived.ground.passage[side];
  const { terrain } = g.derived.ground;
  return DIRECTIONS.flatMap(direction => {
    const to = neighbour(g.world.grid, from, direction);
    if (to === OFF_MAP || !isHeldBy(g, enemyOf(side), to) || barrier[from * 6 + direction] !== 0) return [];
    if (((pathless[from] ?? 0) & (1 << direction)) !== 0) return [];
    const woods = terrain[from] === 'woods' || terrain[to] === 'woods';
    return woods && !began && ((linked[from] ?? 0) & (1 << direction)) === 0 ? [] : [to];
  });
}
