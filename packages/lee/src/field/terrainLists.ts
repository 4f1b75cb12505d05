import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import { ORDINARY, type Ordinary, type TerrainList } from '../data/army.ts';
import type { Game } from '../game.ts';
import { enemyOf, type World } from '../world.ts';
import type { Amount, ListOwner } from './battlefields.ts';

export type Pool = Readonly<Record<Ordinary, number>>;

const TYPICAL: readonly (readonly [ClauseId, Ordinary, number])[] = [
  ['13.10/typical-hill', 'hill', 4],
  ['13.10/typical-difficult', 'difficult', 4],
  ['13.10/typical-wood', 'wood', 4],
  ['13.10/typical-built-up', 'built-up', 3],
];

const poolBy = (count: (type: Ordinary) => number): Pool =>
  Object.fromEntries(ORDINARY.map(type => [type, count(type)])) as Pool;

/** It bans nothing. */
export function typicalList(): TerrainList {
  const counts = poolBy(type =>
    TYPICAL.reduce((sum, [clause, of, count]) => (of === type && holds(clause, true) ? sum + count : sum), 0),
  );
  return { counts, bans: [] };
}

/** The list of player A's army, of player B's, or the typical one; undefined: no list was entered for that army. */
export function terrainListOf({ world, board }: Game, owner: ListOwner): TerrainList | undefined {
  const { a } = board.field;
  if (owner === 'typical' || a === '') return typicalList();
  return world.armies[owner === 'a' ? a : enemyOf(a)].terrain;
}

/** The list that was chosen; before that, and where terrain is laid by another method, the typical one. */
export const chosenTerrainList = (game: Game): TerrainList =>
  terrainListOf(game, game.board.field.list || 'typical') ?? typicalList();

export const sizeOf = (pool: Pool): number => ORDINARY.reduce((sum, type) => sum + pool[type], 0);

/** Elements that are taken away or added. */
export const CHANGE = 4;

/** Shares of a whole number in proportion to the counts: whole ones first, then the largest remainders. */
function shares(counts: Pool, whole: number): Pool {
  const total = sizeOf(counts);
  if (total === 0) return counts;
  const exact = (type: Ordinary): number => (counts[type] * whole) / total;
  const given = poolBy(type => Math.floor(exact(type)));
  const rest = (type: Ordinary): number => exact(type) - given[type];
  const byRemainder = [...ORDINARY].sort((one, other) => rest(other) - rest(one));
  const lucky = byRemainder.slice(0, whole - sizeOf(given));
  return poolBy(type => given[type] + (lucky.includes(type) ? 1 : 0));
}

/** 13.10/reduce-unanimous, 13.10/increase-large: four elements fewer or more, in proportion to the list. */
export function poolOf({ counts }: TerrainList, amount: Amount): Pool {
  if (amount === 'asListed') return poolBy(type => counts[type]);
  const change = shares(counts, amount === 'reduced' ? Math.min(CHANGE, sizeOf(counts)) : CHANGE);
  return poolBy(type => counts[type] + (amount === 'reduced' ? -change[type] : change[type]));
}

/** The rulebook does not say from where on a table is really large: here, if it is larger than the largest that 13.1 names. */
const LARGEST_NAMED = 72 * 48;

export const isReallyLarge = ({ table }: World): boolean => table.width * table.height > LARGEST_NAMED;
