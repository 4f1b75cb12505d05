import type { MapHandle } from '@wigwag/mapview';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import type { Entry, LessonEntry } from '../library/library.ts';
import type { LearnerAt, LessonWatch } from './lessonWatch.ts';

export interface Learning {
  readonly course: LessonWatch;
  readonly standing: LearnerAt;
  /** The lesson after this one; undefined: it is the last. */
  readonly next: LessonEntry | undefined;
  readonly firstBattle: Pick<Entry, 'id' | 'title'>;
}

const NEVER = (): (() => void) => () => undefined;

/** Where the learner is now; undefined where nobody learns. */
export function useStanding(course: LessonWatch | undefined): LearnerAt | undefined {
  const standing = useSyncExternalStore(
    listener => (course === undefined ? NEVER() : course.subscribe(listener)),
    () => course?.standing(),
  );
  useEffect(() => {
    if (course === undefined) return;
    return useDesk.subscribe(({ message }, before) => {
      if (message !== before.message && message?.clause !== undefined) course.refused(message.clause);
    });
  }, [course]);
  return standing;
}

/** A phone shows a part of the map: what a step points at is brought into it. */
export function usePointed(standing: LearnerAt | undefined, map: RefObject<MapHandle | null>): void {
  const index = standing?.index;
  const hex = standing?.pointed[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step, not wherever the piece goes
  useEffect(() => {
    if (hex !== undefined && matchMedia('(max-width: 760px)').matches) map.current?.centreOn(hex);
  }, [index]);
}
