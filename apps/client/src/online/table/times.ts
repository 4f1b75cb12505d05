import type { ClockFace } from '@wigwag/clocks';
import { useEffect, useReducer } from 'react';
import type { TimesAt } from './farTable.ts';

/** A clock as it shows some time after it was looked at: what runs runs on, and at zero the grace does. */
export function faceAfter(face: ClockFace, passed: number): ClockFace {
  if (!face.isRunning || face.stands !== undefined) return face;
  const left = Math.max(face.left - passed, 0);
  return left > 0 || face.reached !== undefined ? { ...face, left } : { ...face, left, reached: 'zero' };
}

/** What is left of the grace; undefined: it does not run, or is over. */
export function graceLeft(face: ClockFace, now: number): number | undefined {
  if (face.left > 0 || face.claimAt === undefined || face.stands !== undefined) return undefined;
  return Math.max(face.claimAt - now, 0);
}

/** The clock of a side now, and what the server's clock shows. */
export function clockNow({ times, at }: TimesAt, side: string, here: number) {
  const face = times.clocks[side];
  const now = times.now + here - at;
  return face && { face: faceAfter(face, here - at), now };
}

/** Draws again as often as a clock that runs changes. */
export function useTicking(isRunning: boolean, kind: ClockFace['kind'] | undefined): number {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(again, kind === 'live' ? 500 : 20_000);
    return () => clearInterval(timer);
  }, [isRunning, kind]);
  return Date.now();
}
