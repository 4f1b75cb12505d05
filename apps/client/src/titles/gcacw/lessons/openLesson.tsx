import { worldOf } from '@wigwag/gcacw';
import type { ReactElement } from 'react';
import { PageSitting } from '../../../shell/sitting.ts';
import { GcacwTable } from '../GcacwTable.tsx';
import { lessons, openLesson } from '../library/library.ts';
import { lessonSettings } from './lessonSettings.ts';
import { LessonWatch } from './lessonWatch.ts';

export async function lessonTable(id: string, pause: number): Promise<ReactElement> {
  const [{ scenario, lesson }, all] = await Promise.all([openLesson(id), lessons()]);
  const sitting = new PageSitting(lessonSettings(lesson, worldOf(scenario), pause)).begin();
  return <GcacwTable sitting={sitting} course={new LessonWatch(lesson, sitting)} lessons={all} />;
}
