import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from '../desk.ts';
import { keyOfButton } from '../keys.ts';
import { useShell } from '../room.ts';
import { LastDice } from './Dice.tsx';
import { Icon } from './Icon.tsx';
import { usePanel } from './panel.ts';

/** Whose decision it is: the side's colour, its name, and that it decides. */
function Decider() {
  const { sitting, view, t } = useShell();
  const by = view.frame?.by;
  const name = by === undefined ? t('client.over') : sitting.title.words.side(t, by);
  return (
    <div className="decider">
      <span className="side-mark" aria-hidden="true" />
      <strong>{name}</strong>
      {by !== undefined && by !== 'table' && <small>{t('client.youDecide')}</small>}
    </div>
  );
}

function Crumbs() {
  const { question } = useShell();
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
  const { t } = useShell();
  const message = useDesk(desk => desk.message);
  return (
    <p className="message" aria-live="polite" data-empty={message === undefined}>
      {message !== undefined && (
        <>
          <strong>{t('client.whyNot')}</strong> {message.text}
          {message.clause !== undefined && <code>{message.clause}</code>}
        </>
      )}
    </p>
  );
}

function Buttons() {
  const { question, hand } = useShell();
  return (
    <div className={`choices ${question.buttons.length > 3 ? 'many' : ''}`}>
      {question.buttons.map(({ label, act, legal, weight, pressed }, place) => (
        <button
          key={label}
          type="button"
          className={`choice ${weight}`}
          aria-disabled={!legal}
          aria-pressed={pressed}
          aria-label={label}
          aria-keyshortcuts={keyOfButton(place)}
          onClick={() => hand.act(act)}
        >
          {label}
          {keyOfButton(place) !== undefined && <kbd>{keyOfButton(place)}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** Whoever decided by a button that is gone now goes on from the next prompt; whoever is on the board stays there. */
function usePromptFocus(decisions: number) {
  const prompt = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each decision
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.closest('.decision') !== null) {
      prompt.current?.focus({ preventScroll: true });
    }
  }, [decisions]);
  return prompt;
}

/** Always at the same place: who decides, what, and what may be answered. */
export function DecisionBar({ info }: { readonly info: ReactNode }) {
  const { view, question, sheet, t } = useShell();
  const [sheetOpen, toggle] = usePanel();
  const message = useDesk(desk => desk.message);
  const prompt = usePromptFocus(view.log.length);
  return (
    <section
      className={`decision by-${view.frame?.by ?? 'table'} ${sheet === undefined ? '' : 'with-sheet'}`}
      aria-label={t('client.decision')}
    >
      <Decider />
      <div className="asked">
        <Crumbs />
        <p ref={prompt} className="prompt" role="status" tabIndex={-1}>
          {question.prompt}
        </p>
        <Message />
        {message === undefined && info}
      </div>
      <Buttons />
      <LastDice />
      <button
        type="button"
        className="icon sheet-toggle"
        aria-expanded={sheetOpen}
        aria-label={t('client.panel')}
        onClick={toggle}
      >
        <Icon name={sheetOpen ? 'down' : 'up'} />
      </button>
    </section>
  );
}
