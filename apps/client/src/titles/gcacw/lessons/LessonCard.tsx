import '../css/lesson.css';
import type { LessonStep, Miss } from '@wigwag/gcacw';
import { hexLabel, type Translate } from '@wigwag/words';
import { type ReactNode, useEffect, useState } from 'react';
import { put, useDesk } from '../../../shell/desk.ts';
import { HOME } from '../../../shell/home.ts';
import { Icon } from '../../../shell/parts/Icon.tsx';
import { addressOfLesson, addressOfScenario } from '../address.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import { useRoom } from '../room.ts';
import { goalSaid } from './goalSaid.ts';
import type { Learning } from './learning.ts';
import { markDone } from './lessonsDone.ts';

/** Named, and a click brings it to the middle of the map. */
function Pointed({ hexes }: { readonly hexes: readonly number[] }) {
  const { world, centreOn } = useRoom();
  return hexes.map(hex => (
    <button key={hex} type="button" className="pointed-hex" onClick={() => centreOn(hex)}>
      {hexLabel(world, hex)}
    </button>
  ));
}

const MISSED: { readonly [M in Miss]: (t: Translate, todo: string) => string } = {
  passed: (t, todo) => t('client.lesson.missed.passed', { todo }),
  otherAction: (t, todo) => t('client.lesson.missed.otherAction', { todo }),
  marchOver: (t, todo) => t('client.lesson.missed.marchOver', { todo }),
  otherAttack: (t, todo) => t('client.lesson.missed.otherAttack', { todo }),
};

/** For whoever did something else that is allowed: what is still to do, and whether it has to be taken back for that. */
function Instead({ step, missed }: { readonly step: LessonStep; readonly missed: Miss | undefined }) {
  const { world, t } = useRoom();
  if (step.goal === undefined) return undefined;
  const todo = goalSaid(t, world, step.goal);
  const said = missed === undefined ? t('client.lesson.instead', { todo }) : MISSED[missed](t, todo);
  return <p className="lesson-instead">{said}</p>;
}

/** It waits until the learner goes on: nobody reads as fast as he clicks. */
function Step({ step, learning }: { readonly step: LessonStep; readonly learning: Learning }) {
  const { hand, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { course, standing } = learning;
  const { done, pointed, mayTakeBack, isAstray, missed } = standing;
  const takeBack = (): void => {
    hand.cancel();
    course.takeBack();
  };
  return (
    <>
      <p className="lesson-text">{step.text[language]}</p>
      {isAstray && <Instead step={step} missed={missed} />}
      <div className="lesson-foot">
        {mayTakeBack && !done && (
          <button type="button" className={`choice ${missed === undefined ? 'quiet' : 'main'}`} onClick={takeBack}>
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

/** A step that is behind, to be read once more. */
function Reread({ step, goBack }: { readonly step: LessonStep; readonly goBack: () => void }) {
  const { t } = useRoom();
  const language = useDesk(desk => desk.language);
  return (
    <>
      <p className="lesson-text reread">{step.text[language]}</p>
      <div className="lesson-foot">
        <span className="lesson-buttons">
          <button type="button" className="choice main" onClick={goBack}>
            {t('client.lesson.toPresent')}
          </button>
        </span>
      </div>
    </>
  );
}

/** Which step is shown, with the way to the one before and after it. */
function StepTurner({
  shown,
  index,
  show,
}: {
  readonly shown: number;
  readonly index: number;
  show(step: number): void;
}) {
  const { t } = useRoom();
  if (index === 0) return undefined;
  return (
    <span className="lesson-turner">
      <button
        type="button"
        className="icon"
        aria-label={t('client.lesson.before')}
        title={t('client.lesson.before')}
        disabled={shown === 0}
        onClick={() => show(shown - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="icon"
        aria-label={t('client.lesson.after')}
        title={t('client.lesson.after')}
        disabled={shown === index}
        onClick={() => show(shown + 1)}
      >
        <Icon name="on" />
      </button>
    </span>
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

function LessonHeader({ title, where, open, fold, children }: HeaderProps) {
  const { t } = useRoom();
  const folding = open ? t('client.lesson.fold') : t('client.lesson.unfold');
  return (
    <header>
      <h2>{title}</h2>
      <span className="lesson-step">{where}</span>
      {children}
      <a className="leave" href={HOME}>
        {t('client.lesson.leave')}
      </a>
      <button
        type="button"
        className="icon fold"
        aria-expanded={open}
        aria-label={folding}
        title={folding}
        onClick={fold}
      >
        <Icon name={open ? 'down' : 'up'} />
      </button>
    </header>
  );
}

interface HeaderProps {
  readonly title: string;
  readonly where: string;
  readonly open: boolean;
  readonly fold: () => void;
  readonly children: ReactNode;
}

/** What to do now and why, beside the map; on a phone above the decision, and one line where it is folded. */
export function LessonCard({ learning }: { readonly learning: Learning }) {
  const { asking, world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const isSheetUp = useDesk(desk => desk.sheetOpen || (asking.sheet !== undefined && !desk.aside));
  const open = useMapDesk(desk => desk.lessonOpen);
  const [reread, setReread] = useState<number>();
  // On a phone there is room for one of the two.
  useEffect(() => putOnMap({ lessonOpen: !isSheetUp }), [isSheetUp]);
  const { course, standing } = learning;
  const { title, steps } = course.lesson;
  const { index, step, done } = standing;
  // What was said in a step is not said of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    put({ message: undefined });
    if (!isSheetUp) putOnMap({ lessonOpen: true });
    setReread(undefined);
  }, [index]);
  const shown = reread ?? index;
  const todo =
    done || step?.goal === undefined ? undefined : t('client.lesson.instead', { todo: goalSaid(t, world, step.goal) });
  const behind = reread === undefined ? undefined : steps[reread];
  const where = t('client.lesson.step', { step: Math.min(shown + 1, steps.length), steps: steps.length });
  const show = (at: number): void => setReread(at < index ? at : undefined);
  return (
    <section className={`lesson ${open ? '' : 'folded'} ${done ? 'is-done' : ''}`} aria-label={t('client.lesson')}>
      <LessonHeader title={title[language]} where={where} open={open} fold={() => putOnMap({ lessonOpen: !open })}>
        <StepTurner shown={shown} index={index} show={show} />
      </LessonHeader>
      <progress max={steps.length} value={Math.min(index + 1, steps.length)} aria-label={where} />
      {!open && todo !== undefined && <p className="lesson-todo">{todo}</p>}
      <div className="lesson-body" aria-live="polite">
        {behind !== undefined && <Reread step={behind} goBack={() => setReread(undefined)} />}
        {behind === undefined && step === undefined && <WhatNext learning={learning} />}
        {behind === undefined && step !== undefined && <Step key={index} step={step} learning={learning} />}
      </div>
    </section>
  );
}
