import { type Lesson, type World, worldOf } from '@wigwag/gcacw';
import type { ReactElement } from 'react';
import { PageSitting } from '../../../shell/sitting/sitting.ts';
import { Trouble } from '../../../shell/trouble.ts';
import { GcacwTable } from '../GcacwTable.tsx';
import { openLesson } from '../library/library.ts';
import { type Entry, lessons, listed } from '../library/lists.ts';
import { LessonCard } from './LessonCard.tsx';
import { keepLesson, keptLesson } from './lessonKept.ts';
import { lessonSettings } from './lessonSettings.ts';
import { LessonWatch } from './lessonWatch.ts';

/** The smallest plain battle. */
function firstBattleOf(entries: readonly Entry[]): Entry {
  const found = entries.find(({ theme, isTeaching }) => theme === 'battle' && !isTeaching);
  if (found === undefined) throw new Trouble('unsound', 'index.json');
  return found;
}

/** Where this tab was in the middle of it, or from the start; so too where it was played by rules that have changed since. */
function courseOf(lesson: Lesson, world: World): LessonWatch {
  const kept = keptLesson(lesson.id);
  const resumed = kept && new PageSitting(lessonSettings(lesson, world, kept));
  const goesOn = resumed !== undefined && resumed.replayed?.divergence === undefined;
  const sitting = (goesOn ? resumed : new PageSitting(lessonSettings(lesson, world))).begin();
  const course = new LessonWatch(lesson, sitting, goesOn ? kept?.marked : undefined);
  keepLesson(course, sitting);
  return course;
}

export async function lessonTable(id: string): Promise<ReactElement> {
  const [{ scenario, lesson }, all, entries] = await Promise.all([openLesson(id), lessons(), listed()]);
  const course = courseOf(lesson, worldOf(scenario));
  const onward = {
    course,
    next: all[all.findIndex(each => each.id === id) + 1],
    firstBattle: firstBattleOf(entries),
    Card: LessonCard,
  };
  return <GcacwTable sitting={course.sitting} lesson={onward} />;
}
