import { type ClauseRow, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Source } from '../data/sourced.ts';

/** What terrain does to a unit that meets it. Impassable terrain blocks as well. */
export interface Effect {
  readonly slows: boolean;
  readonly blocks: boolean;
  readonly impassable: boolean;
}

export const NO_EFFECT: Effect = { slows: false, blocks: false, impassable: false };
export const SLOWS: Effect = { slows: true, blocks: false, impassable: false };
export const BLOCKS: Effect = { slows: false, blocks: true, impassable: false };
export const IMPASSABLE: Effect = { slows: false, blocks: true, impassable: true };

export const TERRAIN_TYPES = [
  'hill',
  'difficult',
  'field',
  'wood',
  'built-up',
  'impassable',
  'river',
  'stream',
  'road',
  'railway',
  'embankment',
  'fence',
  'wall',
] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

export interface SourcedEffect extends Effect {
  readonly source: Source;
}

const text = (effect: Effect): SourcedEffect => ({ ...effect, source: 'text' });
const house = (effect: Effect): SourcedEffect => ({ ...effect, source: 'house' });

/** The text names wood, fence and difficult terrain (a field is some); the rest are defaults of this program. */
const EFFECTS: Readonly<Record<TerrainType, SourcedEffect>> = {
  hill: house(NO_EFFECT),
  difficult: text(SLOWS),
  field: text(SLOWS),
  wood: text(SLOWS),
  'built-up': house(SLOWS),
  impassable: house(IMPASSABLE),
  river: house(BLOCKS),
  stream: house(SLOWS),
  road: house(NO_EFFECT),
  railway: house(NO_EFFECT),
  embankment: house(SLOWS),
  fence: text(SLOWS),
  wall: house(SLOWS),
};

const NAMED_BY: readonly ClauseRow<ClauseId, [TerrainType]>[] = [
  ['7.2/wood-slows', type => type === 'wood'],
  ['7.2/fence-slows', type => type === 'fence'],
  ['7.2/field-is-difficult', type => type === 'field'],
];

/** The effect of a type of terrain as the data of a book have it; a clause that is switched off has none. */
export function effectIn(effects: Readonly<Record<TerrainType, Effect>>, type: TerrainType): Effect {
  const isIgnored = NAMED_BY.some(([clause, names]) => names(type) && !holds(clause, true));
  return isIgnored ? NO_EFFECT : effects[type];
}

/** The effect of a type of terrain by default; an owner of the book may have another. */
export const effectOf = (type: TerrainType): SourcedEffect => ({
  ...effectIn(EFFECTS, type),
  source: EFFECTS[type].source,
});
