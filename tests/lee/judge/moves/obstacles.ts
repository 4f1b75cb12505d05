import { bandOf } from '../scan.ts';
import type { Spot } from '../table.ts';
import type { Field } from './mover.ts';

/** Shapes that are one obstacle: a wood, the legs of a stream. `bank`: the river that bridges may lead over. */
export interface Obstacle {
  readonly id: string;
  readonly shapes: readonly (readonly Spot[])[];
  readonly slows: boolean;
  readonly blocks: boolean;
  readonly water: boolean;
}

const SLOWING_AREAS: readonly string[] = ['wood', 'difficult', 'built-up'];

/** Terrain with a surface. Where a band's bends are not filled for sure, they are read for the player. */
export function obstaclesOf(field: Field, kind: boolean): Obstacle[] {
  const found: Obstacle[] = [];
  for (const { id, terrain, surface, ring } of field.areas) {
    const blocks = surface === 'impassable';
    const slows = !blocks && (surface === 'field' || SLOWING_AREAS.includes(terrain));
    if (slows || blocks) found.push({ id, shapes: [ring], slows, blocks, water: false });
  }
  for (const { id, linear, line, width, embanked } of field.lines) {
    const blocks = linear === 'river';
    const slows = linear === 'stream' || (linear === 'railway' && embanked);
    if (slows || blocks) {
      found.push({ id, shapes: bandOf(line, width, !kind), slows, blocks, water: linear !== 'railway' });
    }
  }
  return found;
}
