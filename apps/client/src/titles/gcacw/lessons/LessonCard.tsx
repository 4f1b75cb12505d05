import '../css/lesson.css';
import type { LessonStep } from '@wigwag/gcacw';
import { hexLabel } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { put, useDesk } from '../../../shell/desk.ts';
import { HOME } from '../../../shell/home.ts';
import { Icon } from '../../../shell/parts/Icon.tsx';
import { addressOfLesson, addressOfScenario } from '../address.ts';
import { useRoom } from '../room.ts';
import { goalSaid } from './goalSaid.ts';
import type { Learning } from './learning.ts';
import { markDone } from './lessonsDone.ts';

/** Milliseconds of "done" before the next step comes by itself, where something is to be done in it. */
const DONE_PAUSE = 2500;

/** Named, and a click brings it to the middle of the map. */
function Pointed({ hexes }: { readonly hexes: readonly number[] }) {
  const { world, centreOn } = useRoom();
  return hexes.map(hex => (
    <button key={hex} type="button" className="pointed-hex" onClick={() => centreOn(hex)}>
      {hexLabel(world, hex)}
    </button>
  ));
}

/** For whoever did something else that is allowed: what is still to do. */
function Instead({ step }: { readonly step: LessonStep }) {
  const { world, t } = useRoom();
  if (step.goal === undefined) return undefined;
  return <p className="lesson-instead">{t('client.lesson.instead', { todo: goalSaid(t, world, step.goal) })}</p>;
}

function Step({ step, learning }: { readonly step: LessonStep; readonly learning: Learning }) {
  const { hand, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { course, standing } = learning;
  const { index, done, early, pointed, mayTakeBack, isAstray } = standing;
  // What comes next has a button in the same place: a step that came by itself would be clicked away unread.
  const goesOnByItself = course.lesson.steps[index + 1]?.goal !== undefined;
  const takeBack = (): void => {
    hand.cancel();
    course.takeBack();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own moment
  useEffect(() => {
    if (!done || early || !goesOnByItself) return;
    const timer = setTimeout(() => course.goOn(), DONE_PAUSE);
    return () => clearTimeout(timer);
  }, [course, step, done, early, goesOnByItself]);
  return (
    <>
      <p className="lesson-text">{step.text[language]}</p>
      {isAstray && <Instead step={step} />}
      <div className="lesson-foot">
        {mayTakeBack && !done && (
          <button type="button" className="choice quiet" onClick={takeBack}>
            {t('client.lesson.takeBack')}
          </button>
        )}
        {done && <strong className="done">✓ {t('client.lesson.done')}</strong>}
        {!done && <Pointed hexes={pointed} />}
        <span className="lesson-buttons">
          {(done || step.goal === undefined) && (
            <button type="button" className="choice main" onClick={() => course.goOn()}>
              {t('client.lesson.goOn')}
            </button>
          )}
        </span>
      </div>
    </>
  );
}

/** The next lesson, or a first battle after the last; and the scenario of this one, where it is a battle too. */
function WhatNext({ learning }: { readonly learning: Learning }) {
  const { world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { course, next, firstBattle } = learning;
  const { id, scenario } = course.lesson;
  useEffect(() => markDone(id), [id]);
  return (
    <>
      <p className="lesson-text">{next === undefined ? t('client.lesson.last') : t('client.lesson.over')}</p>
      <div className="lesson-foot next">
        {next === undefined ? (
          <a className="choice main" href={addressOfScenario(firstBattle.id)}>
            {t('client.lesson.firstBattle', { title: firstBattle.title[language] })}
          </a>
        ) : (
          <a className="choice main" href={addressOfLesson(next.id)}>
            {t('client.lesson.another', { title: next.title[language] })}
          </a>
        )}
        {!world.scenario.teaching && (
          <a className="choice" href={addressOfScenario(scenario)}>
            {t('client.lesson.play', { title: world.scenario.title[language] })}
          </a>
        )}
        <a className="choice" href={HOME}>
          {t('client.lesson.all')}
        </a>
      </div>
    </>
  );
}

/** What to do now and why, beside the map; on a phone above the decision, and one line where it is folded. */
export function LessonCard({ learning }: { readonly learning: Learning }) {
  const { asking, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const isSheetUp = useDesk(desk => asking.sheet !== undefined && !desk.aside);
  const [open, setOpen] = useState(true);
  // On a phone there is room for one of the two.
  useEffect(() => setOpen(!isSheetUp), [isSheetUp]);
  const { course, standing } = learning;
  const { title, steps } = course.lesson;
  const { index, step, done } = standing;
  // What was said in a step is not said of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => put({ message: undefined }), [index]);
  const where = t('client.lesson.step', { step: Math.min(index + 1, steps.length), steps: steps.length });
  const fold = open ? t('client.lesson.fold') : t('client.lesson.unfold');
  return (
    <section className={`lesson ${open ? '' : 'folded'} ${done ? 'is-done' : ''}`} aria-label={t('client.lesson')}>
      <header>
        <h2>{title[language]}</h2>
        <span className="lesson-step">{where}</span>
        <a className="leave" href={HOME}>
          {t('client.lesson.leave')}
        </a>
        <button
          type="button"
          className="icon fold"
          aria-expanded={open}
          aria-label={fold}
          title={fold}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'up'} />
        </button>
      </header>
      <progress max={steps.length} value={index} aria-label={where} />
      <div className="lesson-body" aria-live="polite">
        {step === undefined ? <WhatNext learning={learning} /> : <Step key={index} step={step} learning={learning} />}
      </div>
    </section>
  );
}
