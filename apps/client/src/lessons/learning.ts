import { useEffect, useSyncExternalStore } from 'react';
import { useDesk } from '../desk.ts';
import type { LessonEntry } from '../library/library.ts';
import type { Course, Standing } from './course.ts';

export interface Learning {
  readonly course: Course;
  readonly standing: Standing;
  /** Lessons that may come next. */
  readonly others: readonly LessonEntry[];
}

const NEVER = (): (() => void) => () => undefined;

/** Where the learner is now; undefined where nobody learns. */
export function useStanding(course: Course | undefined): Standing | undefined {
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
