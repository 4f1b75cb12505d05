import { placeOfFault } from '@wigwag/content/json';
import { type GameRecord, readRecord, type SavedGame, writeRecord } from '@wigwag/kernel';
import type { Sitting } from '../room.ts';
import type { LessonWatch, Marked } from './lessonWatch.ts';

/** Where the tab keeps the lesson that it is in the middle of, so that a reload goes on there. */
const KEPT = 'wigwag.lesson';

interface Kept {
  readonly lesson: string;
  readonly record: string;
  readonly marked: Marked;
}

export interface Resumed {
  readonly saved: SavedGame;
  readonly seed: string;
  readonly marked: Marked;
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isMark = ({ progress, refusals, reachedAt }: Partial<Marked> = {}): boolean =>
  Array.isArray(progress) &&
  progress.length > 0 &&
  progress.every(isWhole) &&
  Array.isArray(refusals) &&
  refusals.every(each => typeof each === 'string') &&
  (reachedAt === undefined || isWhole(reachedAt));

/** From what a tab has kept; undefined: there is nothing of this lesson that could go on. */
export function readLesson(text: string, lesson: string): Resumed | undefined {
  let kept: Partial<Kept> | null;
  try {
    kept = JSON.parse(text) as Partial<Kept> | null;
  } catch {
    return undefined;
  }
  if (kept?.lesson !== lesson || typeof kept.record !== 'string' || !isMark(kept.marked)) return undefined;
  const read = readRecord(kept.record, placeOfFault);
  if ('problem' in read || read.saved.seed === undefined) return undefined;
  return { saved: read.saved, seed: read.saved.seed, marked: kept.marked as Marked };
}

export const writtenLesson = (course: LessonWatch, record: GameRecord): string =>
  JSON.stringify({ lesson: course.lesson.id, record: writeRecord(record), marked: course.marked() } satisfies Kept);

/** What this tab has kept of the lesson. */
export function keptLesson(lesson: string): Resumed | undefined {
  try {
    return readLesson(sessionStorage.getItem(KEPT) ?? '', lesson);
  } catch {
    return undefined;
  }
}

function forgetLesson(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing is kept either.
  }
}

/** From now on the tab keeps it, until it is over. */
export function keepLesson(course: LessonWatch, sitting: Sitting): void {
  course.subscribe(() => {
    const record = sitting.record();
    if (course.standing().step === undefined || record === undefined) return forgetLesson();
    try {
      sessionStorage.setItem(KEPT, writtenLesson(course, record));
    } catch {
      // Not kept: after a reload the lesson begins from the start.
    }
  });
}
