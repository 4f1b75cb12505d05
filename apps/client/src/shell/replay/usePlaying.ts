import type { Vocabulary } from '@wigwag/kernel';
import { useEffect } from 'react';
import type { ShellRoom } from '../room.ts';
import { isStill } from './isStill.ts';
import { nextStop, stepOn } from './moments.ts';
import { putLooking, useLooking } from './state.ts';

/** Milliseconds: so long the end of an action is looked at. */
const REST = 650;
const STILL_REST = 1300;

/** Goes on by itself while it plays: line by line where there is something to see, or action by action where nothing moves. */
export function usePlaying({ sitting, replay }: ShellRoom<Vocabulary, unknown>): void {
  const { at, isPlaying, speed } = useLooking();
  useEffect(() => {
    if (at === undefined || !isPlaying || replay === undefined) return;
    const { log } = sitting.view();
    const { moments, paceOf } = replay;
    const end = stepOn(moments, at);
    if (end <= at) return putLooking({ isPlaying: false });
    const next = isStill() ? end : nextStop(log, moments, at, paceOf);
    const told = log[next - 1];
    const isRest = moments.some(({ lines }) => lines === at);
    const pause = isStill() ? STILL_REST : (told === undefined ? 0 : paceOf(told)) + (isRest ? REST : 0);
    const timer = setTimeout(() => putLooking({ at: next }), pause / speed);
    return () => clearTimeout(timer);
  }, [sitting, replay, at, isPlaying, speed]);
}
