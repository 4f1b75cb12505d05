import type { Vocabulary } from '@wigwag/kernel';
import { useEffect, useRef } from 'react';
import { remember, remembered } from '../remembered.ts';
import type { ShellRoom } from '../room.ts';
import { isStill } from './isStill.ts';
import type { Replay } from './moments.ts';
import { replayFrom, useLooking } from './state.ts';
import { afterOwn, hasHappened } from './unseen.ts';

export const isToldFirst = (): boolean => remembered('online-since') !== 'off';

export const tellFirst = (isOn: boolean): void => remember('online-since', isOn ? 'on' : 'off');

/** Whoever was away is shown what happened since his last decision before he decides. */
export function useAway({ view, sitting, replay }: ShellRoom<Vocabulary, unknown>): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || replay === undefined) return;
    hasBegun.current = true;
    const now = sitting.view();
    if (now.wasAway !== true || now.frame?.by !== now.eyes || view.past !== undefined || !isToldFirst()) return;
    if (!hasHappened(now, replay.paceOf)) return;
    replayFrom(afterOwn(now), !isStill());
  }, [view, sitting, replay]);
}

/** Of all moments those that came after so many lines, in their own numbers. */
export function replaySince<T extends Vocabulary>(replay: Replay<T>, from: number): Replay<T> {
  const all = replay.moments;
  const found = all.findIndex(({ lines }) => lines > from);
  const first = found < 0 ? Math.max(all.length - 1, 0) : found;
  const moments = all.slice(first);
  return { ...replay, moments, detail: index => replay.detail(first + index) };
}

/** The room of a replay that begins later. */
export function useRoomSince<T extends Vocabulary, D>(room: ShellRoom<T, D>): ShellRoom<T, D> {
  const from = useLooking(looking => looking.from);
  if (from === undefined || room.replay === undefined) return room;
  return { ...room, replay: replaySince(room.replay, from) };
}
