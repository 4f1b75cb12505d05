import { holds } from '@wigwag/kernel';
import { listChosen } from '../armies/years.ts';
import type { Level } from '../data/army.ts';
import type { Flow, Game, Reason } from '../game.ts';
import type { Side } from '../world.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Stage } from './stages.ts';

export function groupsIn({ world, board }: Pick<Game, 'world' | 'board'>, side: Side): Group[] {
  const list = listChosen(world, board, side);
  return list === undefined ? [] : groupsOf(world.armies[side], list);
}

/** The undrawn cards of some levels in an army's own deck. */
export function poolOf(
  { world, board }: Pick<Game, 'world' | 'board'>,
  side: Side,
  levels: readonly Level[],
): string[] {
  const left = new Set(board.generals.deck[side]);
  return world.armies[side].generals
    .filter(({ id, level }) => left.has(id) && levels.includes(level))
    .map(({ id }) => id);
}

/** Some of a pool, at random; fewer if it has fewer. */
export function pick(flow: Flow, pool: readonly string[], n: number, why: Reason): string[] {
  const count = Math.min(n, pool.length);
  if (count === 0) return [];
  return holds('13.5/single-auto', pool.length === 1) ? [...pool] : flow.draw(pool, count, why);
}

/** 13.5/single-auto: the pools from which a stage really draws, in their order; those of later groups before anybody is drawn. */
export const poolsAt = (game: Pick<Game, 'world' | 'board'>, side: Side, stage: Stage): (readonly string[])[] =>
  groupsIn(game, side)
    .filter(group => group.stage === stage)
    .map(({ cards }) => poolOf(game, side, cards))
    .filter(pool => pool.length > 1);

/** Draws for all formations of a group. A deck with too few cards leaves the last ones without a general. */
export function drawFor(flow: Flow, side: Side, { level, formations, cards }: Group): void {
  const drawn = pick(flow, poolOf(flow.game, side, cards), formations.length, 'generals');
  for (const [at, general] of drawn.entries()) {
    const formation = formations[at];
    if (formation !== undefined) flow.emit({ type: 'generalDrawn', side, general, level, formation });
  }
}
