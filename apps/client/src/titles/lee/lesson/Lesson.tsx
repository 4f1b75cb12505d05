import type { Step } from '@wigwag/lee';
import { useState } from 'react';
import { placeOf } from '../frame/StepStrip.tsx';
import { useRoom } from '../room.ts';
import { lessonText } from './texts.ts';

/** A first battlefield: what each step is for, and what to do in it; the table goes on as always. */
export function Lesson() {
  const { t, view } = useRoom();
  const [isOpen, setOpen] = useState(true);
  const [isLeft, leave] = useState(false);
  const step: Step = view.game.board.step || 'lists';
  if (isLeft) return undefined;
  return (
    <section className={`lee-lesson ${isOpen ? '' : 'folded'}`} aria-label={t('lee.client.lesson.title')}>
      <header>
        <h2>
          {t('lee.client.lesson.title')} <small>{t('lee.client.lesson.place', placeOf(step))}</small>
        </h2>
        <button type="button" className="choice quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('lee.client.lesson.fold') : t('lee.client.lesson.open')}
        </button>
        <button type="button" className="choice quiet" onClick={() => leave(true)}>
          {t('lee.client.lesson.leave')}
        </button>
      </header>
      {isOpen && <p aria-live="polite">{lessonText(t, step, view.frame)}</p>}
    </section>
  );
}
