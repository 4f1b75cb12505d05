import { SIDES } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { useEffect, useRef, useState } from 'react';
import { addressOfGame } from '../../../shell/address.ts';
import { useDesk } from '../../../shell/desk.ts';
import { useGames } from '../../../shell/keeping/useGames.ts';
import { Icon } from '../../../shell/parts/Icon.tsx';
import { addressOfScenario } from '../address.ts';
import type { Entry } from '../library/library.ts';
import { Facts } from './Facts.tsx';
import { Ground } from './Ground.tsx';

interface Props {
  readonly entry: Entry;
  readonly t: Translate;
  /** A new game, also where there is one from this address already. */
  readonly onBegin: (address: string) => void;
}

type Seating = 'open' | 'hidden';
const SEATINGS: readonly Seating[] = ['open', 'hidden'];

interface Said {
  readonly name: string;
  readonly about: string;
  /** A new game, and one beside a game that was left. */
  readonly start: string;
  readonly another: string;
}

const SAID: { readonly [S in Seating]: (t: Translate, title: string) => Said } = {
  open: (t, title) => ({
    name: t('client.home.seating.open'),
    about: t('client.home.seating.open.about'),
    start: t('client.home.start.open', { title }),
    another: t('client.home.startAnother.open'),
  }),
  hidden: (t, title) => ({
    name: t('client.home.seating.hidden'),
    about: t('client.home.seating.hidden.about'),
    start: t('client.home.start.hidden', { title }),
    another: t('client.home.startAnother.hidden'),
  }),
};

interface SeatingProps {
  readonly seating: Seating;
  readonly t: Translate;
  readonly onSeat: (seating: Seating) => void;
}

/** Who sits where, and what they see of each other. */
const Seatings = ({ seating, t, onSeat }: SeatingProps) => (
  <fieldset className="seatings">
    <legend>{t('client.home.seating')}</legend>
    {SEATINGS.map(each => (
      <label key={each} className={each === seating ? 'seating chosen' : 'seating'}>
        <input type="radio" name="seating" checked={each === seating} onChange={() => onSeat(each)} />
        <span>
          <b>{SAID[each](t, '').name}</b>
          <small>{SAID[each](t, '').about}</small>
        </span>
      </label>
    ))}
  </fieldset>
);

/** The game that was left, or a new one: the button says which. */
function ToTheTable({ entry, t, onBegin }: Props) {
  const language = useDesk(desk => desk.language);
  const [asked, setAsked] = useState<Seating>('open');
  const seating = entry.isHidden ? 'hidden' : asked;
  const address = addressOfScenario(entry.id, {
    options: seating === 'hidden' && !entry.isHidden ? ['limitedIntelligence'] : [],
  });
  const left = useGames().find(game => game.address === address && !game.isOver);
  const { about, start, another } = SAID[seating](t, entry.title[language]);
  return (
    <>
      {entry.isHidden ? <p className="seating-note">{about}</p> : <Seatings {...{ seating, t }} onSeat={setAsked} />}
      <div className="to-the-table">
        {left !== undefined && (
          <a className="choice main" href={addressOfGame(left.id)}>
            {t('client.home.goOn')}
          </a>
        )}
        <button
          type="button"
          className={left === undefined ? 'choice main' : 'choice'}
          onClick={() => onBegin(address)}
        >
          {left === undefined ? start : another}
        </button>
      </div>
      {left?.ruleset === '' && <p className="fine">{t('client.left.unreadable')}</p>}
    </>
  );
}

/** Both tasks, and hints. */
function Briefing({ entry, t }: Pick<Props, 'entry' | 't'>) {
  const language = useDesk(desk => desk.language);
  const { tasks, hints, sides } = entry;
  return (
    <>
      <div className="tasks">
        {SIDES.map(side => (
          <section key={side} className={`task by-${side}`}>
            <h3>{t(keyFor('gcacw.side', side))}</h3>
            <p className="facts">
              {sides
                .filter(muster => muster.side === side)
                .map(({ units, leaders, manpower }) => t('client.home.muster', { units, leaders, manpower }))}
            </p>
            {tasks !== undefined && <p>{tasks[side][language]}</p>}
          </section>
        ))}
      </div>
      {hints !== undefined && (
        <section>
          <h3>{t('client.home.hints')}</h3>
          <ul className="hints">
            {hints.map(hint => (
              <li key={hint.en}>{hint[language]}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="fine">{t('client.home.own')}</p>
    </>
  );
}

/** What to know before the first turn, and the way to the table: at the right of the list, or in its place. */
export function BattleSheet({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const { entry, t } = props;
  const language = useDesk(desk => desk.language);
  const { id, title, reason, history, stands } = entry;
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each battle is read from its beginning
  useEffect(() => {
    sheet.current?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <aside
      ref={sheet}
      className="battle-sheet"
      aria-labelledby="battle"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <button type="button" className="sheet-close" onClick={onClose}>
        <Icon name="close" /> <span>{t('client.home.closeSheet')}</span>
      </button>
      <Ground scenario={id} stands={stands} />
      <div className="sheet-text">
        <h2 ref={heading} id="battle" tabIndex={-1}>
          {title[language]}
        </h2>
        {reason !== undefined && <p className="lead">{reason[language]}</p>}
        <Facts dated entry={entry} t={t} />
        <ToTheTable key={id} {...props} />
        {history !== undefined && <p className="history">{history[language]}</p>}
        <Briefing entry={entry} t={t} />
      </div>
    </aside>
  );
}
