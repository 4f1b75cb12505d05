import type { Reach, Result } from '@wigwag/gcacw';
import { describeOutcome, describePrompt, type Translate } from '@wigwag/words';
import { useRoom } from '../context.ts';
import { crumbsOf } from '../crumbs.ts';
import { useDesk } from '../desk.ts';
import { LastDice } from './Dice.tsx';
import { HexInfo } from './HexInfo.tsx';
import { Icon } from './Icon.tsx';
import { usePanel } from './panel.ts';

function Crumbs() {
  const { table, view, asking, t } = useRoom();
  return (
    <ol className="crumbs">
      {crumbsOf(t, table.world, view, asking).map(crumb => (
        <li key={crumb}>{crumb}</li>
      ))}
    </ol>
  );
}

/** Stays on the page while it is empty: only then is what comes into it read aloud. */
function Message() {
  const { t } = useRoom();
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
  const { asking, hand } = useRoom();
  return (
    <div className={`choices ${asking.buttons.length > 3 ? 'many' : ''}`}>
      {asking.buttons.map(({ label, act, legal, weight, pressed }) => (
        <button
          key={label}
          type="button"
          className={`choice ${weight}`}
          aria-disabled={!legal}
          aria-pressed={pressed}
          onClick={() => hand.act(act)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const overText = (t: Translate, result: Result | undefined): string =>
  result === undefined ? t('client.gameOver') : `${t('client.gameOver')} ${describeOutcome(t, result)}.`;

/** Always at the same place: who decides, what, and what may be answered. */
export function DecisionBar({ reach }: { readonly reach: Reach | undefined }) {
  const { view, asking, t } = useRoom();
  const [sheetOpen, toggle] = usePanel();
  const message = useDesk(desk => desk.message);
  const { frame, game } = view;
  const prompt = frame === undefined ? overText(t, game.board.result) : (asking.hint ?? describePrompt(t, game, frame));
  return (
    <section
      className={`decision by-${frame?.by ?? 'table'} ${asking.sheet === undefined ? '' : 'with-sheet'}`}
      aria-label={t('client.decision')}
    >
      <div className="asked">
        <Crumbs />
        <p className="prompt" role="status">
          {prompt}
        </p>
        <Message />
        {message === undefined && <HexInfo reach={reach} />}
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
