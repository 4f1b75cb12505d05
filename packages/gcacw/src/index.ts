export * from './board.ts';
export { crossingChance } from './bridges/chance.ts';
export { mapAsPlayed } from './bridges/named.ts';
export * from './charts/strength.ts';
export { HALVES } from './charts/terrainCosts.ts';
export * from './charts/works.ts';
export * from './chronicle/actions.ts';
export * from './chronicle/fights.ts';
export type { Line, Part } from './chronicle/line.ts';
export * from './chronicle/moves.ts';
export * from './chronicle/possibilities.ts';
export * from './chronicle/toll.ts';
export { CLAUSES, type ClauseId } from './clauses.generated.ts';
export { type CommandOdds, commandOdds } from './combat/assault/commandOdds.ts';
export {
  ATTACK_TYPES,
  type Attack,
  type AttackType,
  type CombatModifier,
  TYPE_MODIFIER,
} from './combat/attack/attack.ts';
export * from './combat/attack/attackOf.ts';
export type { Assessment } from './combat/attack/resolve.ts';
export * from './combat/results/odds.ts';
export { type RetreatStep, retreatSteps } from './combat/retreat/retreat.ts';
export { LENGTHS as RETREAT_LENGTHS } from './combat/retreat/retreatPaths.ts';
export type { Flank, FlankHex } from './combat/strength/flank.ts';
export { inCommandRadius } from './command/radius.ts';
export * from './data/bilingual.ts';
export * from './data/command.ts';
export * from './data/inPlay.ts';
export * from './data/limits.ts';
export * from './data/map.ts';
export * from './data/options.ts';
export * from './data/orderOfBattle.ts';
export * from './data/scenario.ts';
export * from './data/victory.ts';
export { EVENTS } from './evolve.ts';
export { EDIT_FIELDS } from './fields/choices.ts';
export * from './fields/declared.ts';
export { isFormality } from './formality.ts';
export * from './game.ts';
export { type Force, MOST_FORCES } from './intelligence/markers/force.ts';
export { forceOf, forcesOf, isHidden } from './intelligence/markers/forces.ts';
export { DUMMY_TYPES, type DummyType } from './intelligence/shapes.ts';
export { UNTOLD } from './intelligence/sight/veil.ts';
export * from './lessons/goals.ts';
export * from './lessons/lesson.ts';
export { idleChoice } from './lessons/otherSide.ts';
export * from './lessons/progress.ts';
export { ASSUMED_MINOR } from './profiles/bridging.ts';
export * from './profiles/namedCrossings.ts';
export * from './profiles/profile.ts';
export * from './profiles/profiles.ts';
export { asIfActing, whyNotNext } from './reach/acting.ts';
export { marchFlood } from './reach/flood.ts';
export { type Reach, type Reached, reach } from './reach/reach.ts';
export { type Threat, threats } from './reach/threat.ts';
export { someEdit } from './referee/attempts.ts';
export * from './ruleset.ts';
export * from './victory/ledger.ts';
export { type VictoryPlace, victoryPlaces } from './victory/places.ts';
export { type Tally, tally } from './victory/tally.ts';
export * from './vocabulary.ts';
export { isResultOf, mayRain } from './weather/rain.ts';
export * from './world/conditions.ts';
export { type CrossingChange, endsOf, hexBeyond, hexsideBetween } from './world/crossings.ts';
export * from './world/world.ts';
export { inNormalZone, inZone } from './zones/zones.ts';
