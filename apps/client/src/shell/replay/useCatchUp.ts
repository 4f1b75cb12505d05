import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { View } from '../view.ts';
import { isStill } from './isStill.ts';
import { firstShown, firstUnseen, haste } from './unseen.ts';

/** Milliseconds: what was before is looked at first, and what came of it last. */
const BEFORE = 350;
const AFTER = 350;

export interface CatchUp {
  /** The log of what is shown has so many lines; undefined: all is shown. */
  readonly lines: number | undefined;
  /** Where nothing moves: since which line another side has acted. */
  readonly since: number | undefined;
  /** What is shown was one's own, and is still being read: what comes after it waits. */
  readonly isHeld: boolean;
  /** Shows all at once, or puts away what was told. */
  skip(): void;
}

/** How many lines each side has been shown at this screen. */
function useShownTo<T extends Vocabulary>(now: View<T>): Map<T['side'], number> {
  const shown = useRef<Map<T['side'], number>>(undefined);
  shown.current ??= new Map(now.curtain === undefined ? [[now.eyes, now.log.length]] : []);
  return shown.current;
}

/** Since which line another side has acted, until it is put away or the side that was told decides. */
function useSince<T extends Vocabulary>({ eyes, log }: View<T>) {
  const [told, tell] = useState<{ readonly eyes: string; readonly from: number; readonly to: number }>();
  const isNew = told !== undefined && told.eyes === eyes && !log.slice(told.to).some(({ by }) => by === eyes);
  return { since: isNew && log.length >= told.to ? told.from : undefined, tell };
}

/** What another side did while whoever looks could not see it: it is played back before he decides, or told in a list. */
export function useCatchUp<T extends Vocabulary>(
  now: View<T>,
  isLookedBack: boolean,
  paceOf: (told: Told<T>) => number,
  heldAfter: number | undefined,
): CatchUp {
  const { eyes, log, curtain } = now;
  const shown = useShownTo(now);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [progress, setProgress] = useState<{ readonly eyes: string; readonly lines: number }>();
  const { since, tell } = useSince(now);
  const from = isLookedBack ? undefined : firstUnseen(now, shown.get(eyes), paceOf);
  const reached = progress !== undefined && progress.eyes === eyes ? progress.lines : 0;
  const first = from === undefined ? undefined : firstShown(from, heldAfter);
  const lines = first === undefined || isStill() ? undefined : Math.max(first, reached);
  const next = lines === undefined ? -1 : log.findIndex((told, index) => index >= lines && paceOf(told) > 0);
  const isHeld = heldAfter !== undefined && next >= heldAfter;
  const finish = useCallback(() => {
    if (curtain === undefined) shown.set(eyes, log.length);
    setProgress(undefined);
    drawAgain();
  }, [shown, eyes, curtain, log]);
  useEffect(() => {
    if (lines !== undefined) return;
    if (from !== undefined) tell({ eyes, from, to: log.length });
    if (curtain === undefined) shown.set(eyes, log.length);
  }, [lines, from, tell, shown, eyes, curtain, log]);
  useEffect(() => {
    if (lines === undefined || from === undefined || isHeld) return;
    const told = log[next];
    const pause = told === undefined ? AFTER : (lines === first ? BEFORE : 0) + paceOf(told) / haste(log, from, paceOf);
    const goOn = (): void => (told === undefined ? finish() : setProgress({ eyes, lines: next + 1 }));
    const timer = setTimeout(goOn, pause);
    return () => clearTimeout(timer);
  }, [lines, first, from, next, isHeld, log, eyes, paceOf, finish]);
  const skip = useCallback(() => {
    finish();
    tell(undefined);
  }, [finish, tell]);
  return { lines, since, isHeld, skip };
}
