import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import { addressOfLesson } from '../address.ts';
import { lessonsDone, nextLesson } from '../lessons/lessonsDone.ts';
import type { LessonEntry } from '../library/lists.ts';

interface Props {
  readonly lessons: readonly LessonEntry[];
  readonly t: Translate;
}

interface StopProps {
  readonly lesson: LessonEntry;
  readonly place: number;
  readonly state: 'done' | 'next' | 'later';
  readonly t: Translate;
}

/** One lesson on the path; any of them can be taken. */
function Stop({ lesson: { id, title, about }, place, state, t }: StopProps) {
  const language = useDesk(desk => desk.language);
  return (
    <li className={`stop ${state}`}>
      <a href={addressOfLesson(id)} aria-current={state === 'next' ? 'step' : undefined}>
        <span className="stop-mark" aria-hidden="true">
          {state === 'done' ? '✓' : place}
        </span>
        <span className="stop-text">
          <b>
            {title[language]}
            {state === 'done' && <span className="unseen"> ({t('client.home.lessonDone')})</span>}
          </b>
          <small>{about[language]}</small>
        </span>
        {state === 'next' && <span className="choice stop-go">{t('client.home.lessonStart')}</span>}
      </a>
    </li>
  );
}

/** The lessons as a path: what is done, and what comes next. */
export function LessonPath({ lessons, t }: Props) {
  const [done] = useState(lessonsDone);
  const next = nextLesson(lessons, done);
  const count = lessons.filter(({ id }) => done.has(id)).length;
  return (
    <section aria-labelledby="lessons">
      <div className="section-head">
        <h2 id="lessons">{t('client.home.lessons')}</h2>
        <p className="section-note">{t('client.home.lessonsDone', { done: count, count: lessons.length })}</p>
      </div>
      <ol className="lesson-path">
        {lessons.map((lesson, index) => (
          <Stop
            key={lesson.id}
            {...{ lesson, t, place: index + 1 }}
            state={done.has(lesson.id) ? 'done' : lesson === next ? 'next' : 'later'}
          />
        ))}
      </ol>
    </section>
  );
}
