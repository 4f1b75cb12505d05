import type { UnitState } from '../movement/mayMove.ts';

/** What fire, combat and orders, which the two chapters leave out, do to a unit: the players say so. */
export const MARKS = ['pinned', 'engaged', 'fought', 'supported', 'retreated', 'immobile', 'destroyed'] as const;
export type Mark = (typeof MARKS)[number];

/** 7.1: what a unit did or suffered "this turn"; the others last until they are taken off. */
export const MARKS_OF_A_TURN: readonly Mark[] = ['pinned', 'fought', 'supported', 'retreated'];

export const stateOf = (marks: readonly Mark[]): UnitState => ({
  pinned: marks.includes('pinned'),
  engaged: marks.includes('engaged'),
  fought: marks.includes('fought'),
  supported: marks.includes('supported'),
  retreated: marks.includes('retreated'),
});
