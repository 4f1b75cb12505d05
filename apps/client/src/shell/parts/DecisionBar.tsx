import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { useAround } from '../around.ts';
import type { Button } from '../asking.ts';
import { RuleCited } from '../book/RuleCited.tsx';
import { useDesk } from '../desk.ts';
import { useSecondHalf } from '../doubleClick.ts';
import { KEYS, keysOf } from '../keys.ts';
import type { Prompted } from '../promptFocus.ts';
import { useShell } from '../room.ts';
import { LastDice } from './Dice.tsx';
import { IconButton } from './IconButton.tsx';
import { KeyCap } from './KeyCap.tsx';
import { turnPanel, usePanelOpen } from './panel.ts';
import { Undo } from './TopBar.tsx';

/** Whose decision it is: the side's colour, its name, and that it decides. */
function Decider() {
  const { sitting, view, t } = useShell();
  const { decides } = useAround();
  const by = view.frame?.by;
  const name = by === undefined ? t('client.over') : sitting.title.words.side(t, by);
  return (
    <div className="decider filled">
      <span className="side-mark" aria-hidden="true" />
      <strong>{name}</strong>
      {by !== undefined && view.persons.some(side => side === by) && !view.isFollowing && (
        <small>{t('client.youDecide')}</small>
      )}
      {decides !== undefined && <span className="decides">{decides}</span>}
    </div>
  );
}

function Crumbs() {
  const { question } = useShell();
  if (question.crumbs.length === 0) return undefined;
  return (
    <ol className="crumbs">
      {question.crumbs.map(crumb => (
        <li key={crumb}>{crumb}</li>
      ))}
    </ol>
  );
}

/** Stays on the page while it is empty: only then is what comes into it read aloud. */
function Message() {
  const { t, citeOf } = useShell();
  const message = useDesk(desk => desk.message);
  return (
    <p
      className={message?.isNote === true ? 'message note' : 'message'}
      aria-live="polite"
      data-empty={message === undefined}
    >
      {message !== undefined && (
        <>
          {message.isNote !== true && <strong>{t('client.whyNot')}</strong>} {message.text}{' '}
          {message.clause !== undefined &&
            (citeOf?.(message.clause) ?? (
              <RuleCited clause={message.clause} places={message.places} sentence={message.text} />
            ))}
        </>
      )}
    </p>
  );
}

interface AnswerProps {
  readonly button: Button<AnyChoice<Vocabulary>, unknown>;
  readonly shortcut: string | undefined;
  /** The key belongs to something else for now: its cap keeps its room, so that nothing moves. */
  readonly isTaken: boolean;
  /** The second half of a double click decides nothing. */
  readonly isSecondHalf: (event: MouseEvent) => boolean;
}

function Answer({ button, shortcut, isTaken, isSecondHalf }: AnswerProps) {
  const { label, detail, act, legal, weight, pressed } = button;
  const { hand } = useShell();
  const onClick = (event: MouseEvent): void => {
    if (!isSecondHalf(event) || 'draft' in act) hand.act(act);
  };
  return (
    <button
      type="button"
      className={`choice ${weight}`}
      aria-disabled={!legal}
      aria-pressed={pressed}
      aria-keyshortcuts={isTaken ? undefined : shortcut}
      {...(detail !== undefined && { 'aria-label': label, 'aria-description': detail })}
      onClick={onClick}
    >
      <span>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {shortcut !== undefined && <KeyCap name={shortcut} isHidden={isTaken} />}
    </button>
  );
}

function Answers() {
  const { question, besides, view } = useShell();
  const around = useAround();
  // What another may answer is his to read.
  const buttons = around.decides === undefined ? question.buttons : [];
  const taken = useDesk(desk => desk.numbersTaken);
  const keys = keysOf(buttons);
  const isSecondHalf = useSecondHalf([view.log.length, ...buttons.map(({ label }) => label)].join('\n'));
  return (
    <div className={`choices ${buttons.length > 3 ? 'many' : ''}`}>
      {buttons.map((button, place) => (
        <Answer
          key={button.label}
          button={button}
          shortcut={keys[place]}
          isTaken={taken && button.key === undefined}
          isSecondHalf={isSecondHalf}
        />
      ))}
      {besides}
      {around.besides}
    </div>
  );
}

/** On a phone, where the thumb is: take back, and what lies beside the board. */
function BandTools() {
  const { sheet, t } = useShell();
  const open = usePanelOpen();
  return (
    <div className="band-tools">
      <Undo />
      <IconButton
        icon={open ? 'down' : 'up'}
        label={t('client.panel')}
        shortcut={KEYS.panel}
        expanded={open}
        className="sheet-toggle"
        onClick={() => turnPanel(sheet !== undefined)}
      />
    </div>
  );
}

/** What was decided here is shown, and nobody else knows of it yet. */
function UnderwayLine() {
  const { view, t } = useShell();
  if (view.underway === undefined) return undefined;
  const said = {
    sent: t('client.underway.sent'),
    waiting: t('client.underway.waiting'),
    'taken-back': t('client.underway.taken-back'),
  }[view.underway];
  return (
    <p className="underway-line" role="status">
      {said}
    </p>
  );
}

interface Props {
  readonly info: ReactNode;
  readonly upshot: ReactNode;
  readonly prompted: Prompted;
}

/** Always at the same place: who decides, what, and what may be answered. */
export function DecisionBar({ info, upshot, prompted: { prompt, spoken } }: Props) {
  const { view, question, sheet, t } = useShell();
  const message = useDesk(desk => desk.message);
  return (
    <section
      className={`decision by-${view.frame?.by ?? 'table'} ${sheet === undefined ? '' : 'with-sheet'}`}
      aria-label={t('client.decision')}
    >
      <Decider />
      <div className="asked">
        <div className="asked-head">
          <Crumbs />
          {info}
        </div>
        <p ref={prompt} className="prompt" tabIndex={-1}>
          {question.prompt}
        </p>
        <p className="unseen" role="status">
          {spoken !== '' && <span key={view.log.length}>{spoken}</span>}
        </p>
        <Message />
        {message === undefined && (view.underway === undefined ? upshot : <UnderwayLine />)}
      </div>
      <LastDice />
      <Answers />
      <BandTools />
    </section>
  );
}
