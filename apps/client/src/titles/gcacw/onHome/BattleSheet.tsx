import { SIDES } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import type { KeptGame } from '../../../shell/keeping/keptGame.ts';
import { useGames } from '../../../shell/keeping/useGames.ts';
import { Icon } from '../../../shell/parts/Icon.tsx';
import type { Entry } from '../library/lists.ts';
import { USUAL } from '../opponent/commission.ts';
import { Facts } from './Facts.tsx';
import { Ground } from './Ground.tsx';
import { lastStart } from './lastStart.ts';
import type { Start } from './seats.ts';
import { ToTheTable } from './ToTheTable.tsx';

interface Props {
  readonly entry: Entry;
  readonly t: Translate;
  /** A new game, also where there is one from this address already. */
  readonly onBegin: (address: string) => void;
}

interface Choice {
  readonly start: Start;
  readonly onStart: (change: Partial<Start>) => void;
}

const FIRST: Start = { ...USUAL, against: 'computer', side: SIDES[0], isHidden: false };

/** What is chosen for a new game: at first as this battle was begun last. */
function useStart({ id, isHidden }: Entry, games: readonly KeptGame[]): Choice {
  const [asked, setAsked] = useState<Partial<Start>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each battle is chosen for by itself
  useEffect(() => setAsked({}), [id]);
  const last = useMemo(() => lastStart(games, id), [games, id]);
  const chosen = { ...FIRST, ...last, ...asked };
  return {
    start: { ...chosen, isHidden: isHidden || chosen.isHidden },
    onStart: change => setAsked(before => ({ ...before, ...change })),
  };
}

/** What each side is to do: read before one of them is chosen. */
function Tasks({ entry: { tasks, sides }, t, start, onStart }: Pick<Props, 'entry' | 't'> & Choice) {
  const language = useDesk(desk => desk.language);
  const isPicked = start.against === 'computer';
  return (
    <div className={isPicked ? 'tasks picking' : 'tasks'}>
      {SIDES.map(side => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: below there are radio buttons for the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the same
        <section
          key={side}
          className={`task by-${side} ${isPicked && start.side === side ? 'picked' : ''}`}
          onClick={() => isPicked && onStart({ side })}
        >
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
  );
}

/** What helps at the table. */
function Hints({ entry: { hints }, t }: Pick<Props, 'entry' | 't'>) {
  const language = useDesk(desk => desk.language);
  return (
    <>
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
  const games = useGames();
  const choice = useStart(entry, games);
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
      <Ground whole scenario={id} stands={stands} />
      <div className="sheet-text">
        <h2 ref={heading} id="battle" tabIndex={-1}>
          {title[language]}
        </h2>
        {reason !== undefined && <p className="lead">{reason[language]}</p>}
        <Facts dated entry={entry} t={t} />
        {history !== undefined && <p className="history">{history[language]}</p>}
        <Tasks entry={entry} t={t} {...choice} />
        <ToTheTable {...props} {...choice} games={games} />
        <Hints entry={entry} t={t} />
      </div>
    </aside>
  );
}
