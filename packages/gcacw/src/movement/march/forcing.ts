import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Arm } from '../../vocabulary.ts';

/** What a force march hangs on. */
export interface Forcing {
  readonly arm: Arm;
  /** It marches at Fatigue Level 4, by the option. */
  readonly weary: boolean;
  /** March Step 3. */
  readonly isTime: boolean;
  readonly disorganized: boolean;
}

const FORCE: readonly ClauseRow<ClauseId, [Forcing]>[] = [
  ['5.1/force-not-artillery-wagon', ({ arm }) => arm === 'artillery'],
  ['5.1/optional-fatigue-4-no-force', ({ weary }) => weary],
  ['5.1/force-declare-step-3', ({ isTime }) => !isTime],
  ['5.1/force-needs-organized', ({ disorganized }) => disorganized],
];

export const FORCE_CLAUSES: readonly ClauseId[] = FORCE.map(([clause]) => clause);

export const whyNotForce = (forcing: Forcing): ClauseId | undefined => firstToSpeak(FORCE, forcing);
