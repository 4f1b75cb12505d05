import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { MovementClause } from './judgement.ts';

/** What a unit has done or suffered this turn. */
export interface UnitState {
  readonly pinned: boolean;
  readonly engaged: boolean;
  readonly fought: boolean;
  readonly supported: boolean;
  readonly retreated: boolean;
}

/** How far the activation of the unit's corps has come. */
export interface ActivationState {
  readonly isCorpsActive: boolean;
  readonly areAttacksDone: boolean;
  readonly roundsOfCombatDone: number;
}

export const ROUNDS_OF_COMBAT = 2;

/** In the order in which they are named. */
const BARS = [
  ['7.1/bar-pinned', ({ pinned }) => pinned],
  ['7.1/bar-engaged', ({ engaged }) => engaged],
  ['7.1/bar-attacked', ({ fought }) => fought],
  ['7.1/bar-supported', ({ supported }) => supported],
  ['7.1/bar-retreated', ({ retreated }) => retreated],
] as const satisfies readonly ClauseRow<MovementClause, [UnitState]>[];

/** Why a unit may not make a normal move at all; the bars concern normal moves only. */
export function whyNoNormalMove(state: UnitState, activation: ActivationState): MovementClause | undefined {
  if (holds('7.1/normal-timing', !activation.isCorpsActive)) return '7.1/normal-timing';
  const isEarly = !activation.areAttacksDone || activation.roundsOfCombatDone < ROUNDS_OF_COMBAT;
  if (holds('7.1/normal-last', isEarly)) return '7.1/normal-last';
  return firstToSpeak(BARS, state);
}
