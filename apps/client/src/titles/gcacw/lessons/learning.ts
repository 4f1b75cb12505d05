import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import type { Entry, LessonEntry } from '../library/lists.ts';
import type { LearnerAt, LessonWatch } from './lessonWatch.ts';

export interface Learning {
  readonly course: LessonWatch;
  readonly standing: LearnerAt;
  /** The lesson after this one; undefined: it is the last. */
  readonly next: LessonEntry | undefined;
  readonly firstBattle: Pick<Entry, 'id' | 'title'>;
  /** What the teacher says, over the map. */
  readonly Card: ComponentType<{ readonly learning: Learning }>;
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
