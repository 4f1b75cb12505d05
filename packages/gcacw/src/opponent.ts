/**
 * What an opponent needs of the rules, as numbers. What is legal it asks the engine (`engine.choices`, `engine.refusal`), as
 * everybody does: nothing here is a second definition of that.
 */

export { FORCE_DICE, type ForcedAs, forceBonus, forcedAs, forceLoss } from './charts/forceMarch.ts';
export { QUARTERS } from './charts/strength.ts';
export { HALVES } from './charts/terrainCosts.ts';
export { assaultBy, assaultOf, marchAttackCost, marchAttackOf } from './combat/attack/attackOf.ts';
export { barrierBetween } from './combat/attack/hexside.ts';
export { netModifier } from './combat/attack/resolve.ts';
export { whyNotAttackAcross } from './combat/attack/restrictions.ts';
export {
  type Chance,
  type CombatOdds,
  type Odds,
  odds,
  type QuickOdds,
  quickOdds,
  quickOddsByType,
} from './combat/results/odds.ts';
export { type Defence, defenceOf } from './combat/strength/defence.ts';
export { attackTotal, attackValue, defenceTotal, plainDefence } from './combat/strength/values.ts';
export type { Cause, DegreeRow, Exit, SuddenDeath, VictoryKind } from './data/victory.ts';
export { hashFromScratch, quickHash } from './hash/quickHash.ts';
export type { Words } from './hash/words.ts';
export { isOutOfArea } from './movement/step/area.ts';
export { isZoneToZone, stepPrice } from './movement/step/price.ts';
export { type Obstacle, obstacleTo } from './movement/step/step.ts';
export { type Attacker, attackersOf } from './opponent/attackers.ts';
export { degreesOf, leadNow, leadToWin, standing, suddenDeathsOf } from './opponent/endings.ts';
export { type Errand, errandTo, type Halt, type Next, nextOf } from './opponent/errand.ts';
export { type LossPoints, lossPoints } from './opponent/losses.ts';
export { type Objective, objectives, type PlaceKind } from './opponent/objectives.ts';
export { Reckoner } from './opponent/reckoner.ts';
export {
  combatValueOf,
  enemyOf,
  hexOf,
  hexOfLeader,
  leaderData,
  leadersOf,
  leadersWith,
  unitData,
  unitOnMap,
  unitState,
  unitsIn,
  unitsOf,
} from './pieces/pieces.ts';
export { asIfActing, onceTaken, whyNotNext } from './reach/acting.ts';
export { type AssaultOdds, assaultOdds, assaultsWith } from './reach/assaults.ts';
export { firstHexes, marchFlood } from './reach/flood.ts';
export { MarchPlan, type MarchWay } from './reach/marchPlan.ts';
export { type Reach, type Reached, reach } from './reach/reach.ts';
export { type Threat, threats } from './reach/threat.ts';
export { engine } from './ruleset.ts';
export { tally } from './victory/tally.ts';
export { direction, inNormalZone, inZone, isHeld, isLinkedTo } from './zones/zones.ts';
