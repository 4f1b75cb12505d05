export * from './armies/tableSize.ts';
export * from './armies/years.ts';
export * from './board.ts';
export { UNKNOWN } from './cards/board.ts';
export * from './cards/hands.ts';
export { CLAUSES, type ClauseId } from './clauses.generated.ts';
export * from './data/army.ts';
export * from './data/book.ts';
export * from './data/sourced.ts';
export * from './field/battlefields.ts';
export { freeWorks, mayExchange } from './field/bonuses.ts';
export * from './field/dice.ts';
export { initiativeDice, playerA, playerB } from './field/initiative.ts';
export * from './field/layout.ts';
export { planOf } from './field/places.ts';
export {
  chosenTerrainList,
  isReallyLarge,
  type Pool,
  poolOf,
  terrainListOf,
  typicalList,
} from './field/terrainLists.ts';
export type * from './game.ts';
export { REASONS } from './game.ts';
export * from './generals/brigadiers.ts';
export * from './generals/commanders.ts';
export * from './generals/formations.ts';
export * from './generals/groups.ts';
export * from './generals/stages.ts';
export * from './geometry/axes.ts';
export * from './geometry/band.ts';
export * from './geometry/base.ts';
export * from './geometry/box.ts';
export * from './geometry/convex.ts';
export * from './geometry/line.ts';
export * from './geometry/point.ts';
export * from './geometry/pose.ts';
export * from './geometry/rectangle.ts';
export * from './geometry/ring.ts';
export * from './geometry/segments.ts';
export * from './geometry/translation.ts';
export * from './geometry/units.ts';
export * from './movement/data.ts';
export * from './movement/forced.ts';
export * from './movement/ground.ts';
export * from './movement/judgeMove.ts';
export * from './movement/judgement.ts';
export * from './movement/kinds.ts';
export * from './movement/mayMove.ts';
export * from './movement/mover.ts';
export * from './movement/occupy.ts';
export * from './movement/passage.ts';
export * from './movement/range.ts';
export * from './movement/reach.ts';
export { stepsAlong } from './movement/steps.ts';
export * from './movement/terrainEffects.ts';
export { corpsOf, markersLeft, markersOf } from './patrols/markers.ts';
export { markerBox } from './patrols/room.ts';
export { EVENTS, lee, openGame } from './ruleset.ts';
export * from './sequence/steps.ts';
export { openedGround, UNNAMED_TACTIC } from './tactics/cavalryTactic.ts';
export * from './tactics/goals.ts';
export * from './tactics/scoring.ts';
export * from './world.ts';
