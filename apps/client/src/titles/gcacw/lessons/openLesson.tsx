import { worldOf } from '@wigwag/gcacw';
import type { ReactElement } from 'react';
import { PageSitting } from '../../../shell/sitting/sitting.ts';
import { Trouble } from '../../../shell/trouble.ts';
import { GcacwTable } from '../GcacwTable.tsx';
import { openLesson } from '../library/library.ts';
import { type Entry, lessons, listed } from '../library/lists.ts';
import { LessonCard } from './LessonCard.tsx';
import { lessonSettings } from './lessonSettings.ts';
import { LessonWatch } from './lessonWatch.ts';

/** The smallest plain battle. */
function firstBattleOf(entries: readonly Entry[]): Entry {
  const found = entries.find(({ theme, isTeaching }) => theme === 'battle' && !isTeaching);
  if (found === undefined) throw new Trouble('unsound', 'index.json');
  return found;
}

export async function lessonTable(id: string): Promise<ReactElement> {
  const [{ scenario, lesson }, all, entries] = await Promise.all([openLesson(id), lessons(), listed()]);
  const sitting = new PageSitting(lessonSettings(lesson, worldOf(scenario))).begin();
  const onward = {
    course: new LessonWatch(lesson, sitting),
    next: all[all.findIndex(each => each.id === id) + 1],
    firstBattle: firstBattleOf(entries),
    Card: LessonCard,
  };
  return <GcacwTable sitting={sitting} lesson={onward} />;
}
