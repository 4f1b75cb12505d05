import { holds } from '@wigwag/kernel';
import { distance, headingTo, legsOf, type Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';
import { turnBetween } from '../geometry/units.ts';
import type { Rulings } from './data.ts';
import { type Refusal, refusal } from './judgement.ts';
import type { MarchKind, MoveStep } from './mover.ts';

/** A bare line of the front's middle as pivots and steps ahead. The line begins where the unit stands. */
export function stepsAlong(pose: Pose, line: readonly Point[]): MoveStep[] {
  let { heading } = pose;
  return legsOf([pose.at, ...line]).flatMap(([from, to]): MoveStep[] => {
    const inches = distance(from, to);
    if (inches < 1e-9) return [];
    const turn = turnBetween(heading, headingTo(from, to));
    heading = headingTo(from, to);
    return [
      { do: 'pivotFront', turn },
      { do: 'forward', inches },
    ];
  });
}

const isIdle = (step: MoveStep): boolean =>
  (step.do === 'forward' && step.inches === 0) ||
  ((step.do === 'pivotFront' || step.do === 'pivotCentre') && step.turn === 0);

function merged(a: MoveStep, b: MoveStep): MoveStep | undefined {
  if (a.do === 'forward' && b.do === 'forward' && a.onRoad === b.onRoad && a.inches > 0 && b.inches > 0) {
    return { ...a, inches: a.inches + b.inches };
  }
  if (a.do === 'pivotFront' && b.do === 'pivotFront') return { do: 'pivotFront', turn: a.turn + b.turn };
  if (a.do === 'pivotCentre' && b.do === 'pivotCentre') return { do: 'pivotCentre', turn: a.turn + b.turn };
  return undefined;
}

/** Steps of one kind in a row are one step: cutting a step into small ones changes nothing. */
export function inOnePiece(steps: readonly MoveStep[]): MoveStep[] {
  const joined: MoveStep[] = [];
  for (const step of steps) {
    if (isIdle(step)) continue;
    const before = joined.at(-1);
    const whole = before && merged(before, step);
    if (whole !== undefined) joined.pop();
    if (whole === undefined || !isIdle(whole)) joined.push(whole ?? step);
  }
  return joined;
}

const isDisplacement = (step: MoveStep): boolean => step.do === 'forward' || step.do === 'to';

/** 7.3: where a move may have pivots about the centre of the base. */
export function whyNoCentrePivots(steps: readonly MoveStep[], kind: MarchKind, rulings: Rulings): Refusal | undefined {
  const centres = steps.flatMap((step, i) => (step.do === 'pivotCentre' ? [i] : []));
  if (centres.length === 0) return undefined;
  if (holds('7.3/centre-pivot-normal-only', kind !== 'normal')) return refusal('7.3/centre-pivot-normal-only');
  const first = steps.findIndex(isDisplacement);
  const last = steps.findLastIndex(isDisplacement);
  const isMidway = centres.some(i => i > first && i < last);
  if (holds('7.3/centre-pivot-not-midway', isMidway)) return refusal('7.3/centre-pivot-not-midway');
  const areBoth = centres.some(i => i < first) && centres.some(i => i > last);
  if (holds('7.3/centre-pivot-start-end', areBoth && rulings['R-08'].value === 'one')) {
    return refusal('7.3/centre-pivot-start-end');
  }
  return undefined;
}
