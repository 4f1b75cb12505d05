import { gcacw, NOWHERE } from '@wigwag/gcacw';
import { DIRECTIONS, neighbour, OFF_MAP } from '@wigwag/hex';
import { theatre } from './gcacw.ts';

const { world, board } = theatre;
const unit = board.units.findIndex(({ hex }) => hex !== NOWHERE);
const from = board.units[unit]?.hex ?? 0;
const to = DIRECTIONS.map(direction => neighbour(world.grid, from, direction)).find(hex => hex !== OFF_MAP) ?? from;

const MOVES = 100;

/** A unit goes to and fro: zones are kept with each step. */
export function keptZones(): number {
  for (let n = 0; n < MOVES; n++) {
    const [a, b] = n % 2 === 0 ? [from, to] : [to, from];
    gcacw.evolve(theatre, { type: 'unitMoved', unit, from: a, to: b, left: 0 });
  }
  return MOVES;
}

/** The same zones made from nothing after each step. */
export function recomputedZones(): number {
  for (let n = 0; n < MOVES; n++) gcacw.derive(world, board);
  return MOVES;
}
