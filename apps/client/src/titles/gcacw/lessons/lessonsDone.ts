import { remember, remembered } from '../../../shell/remembered.ts';

/** The lessons that somebody has gone through to their end in this browser, by their ids. */
export const lessonsDone = (): Set<string> => new Set((remembered('lessons') ?? '').split(' ').filter(Boolean));

export const markDone = (lesson: string): void => remember('lessons', [...lessonsDone().add(lesson)].join(' '));

/** The first that is not done; undefined: all are. */
export const nextLesson = <L extends { readonly id: string }>(
  lessons: readonly L[],
  done: ReadonlySet<string>,
): L | undefined => lessons.find(({ id }) => !done.has(id));
