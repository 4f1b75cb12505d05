import { SIDES } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { lazy, Suspense } from 'react';
import { addressOfGame } from '../../../shell/address.ts';
import { useDesk } from '../../../shell/desk.ts';
import type { KeptGame } from '../../../shell/keeping/keptGame.ts';
import { Icon, type IconName } from '../../../shell/parts/Icon.tsx';
import { Pick } from '../../../shell/parts/Pick.tsx';
import { addressOfScenario } from '../address.ts';
import type { Entry } from '../library/lists.ts';
import { Commission } from './Commission.tsx';
import { type Against, againstHere, againstSaid, type Start, seatsFor, startSaid } from './seats.ts';

interface Props {
  readonly entry: Entry;
  readonly t: Translate;
  readonly games: readonly KeptGame[];
  readonly start: Start;
  readonly onStart: (change: Partial<Start>) => void;
  /** A new game, also where there is one from this address already. */
  readonly onBegin: (address: string) => void;
}

const AwayStart = lazy(() => import('./AwayStart.tsx').then(module => ({ default: module.AwayStart })));

const ICONS: { readonly [A in Against]: IconName } = {
  computer: 'computer',
  two: 'people',
  away: 'globe',
  alone: 'person',
  watch: 'eye',
};

interface StartProps {
  readonly start: Start;
  readonly t: Translate;
  readonly onStart: (change: Partial<Start>) => void;
}

/** Whom one plays against; the computer has levels and styles. */
const Opponents = (props: StartProps) => {
  const { start, t, onStart } = props;
  return (
    <fieldset className="seatings">
      <legend>{t('client.home.against')}</legend>
      {againstHere().map(each => {
        const isChosen = each === start.against;
        const { name, about } = againstSaid(t, each, start.isHidden);
        const hasLevels = isChosen && (each === 'computer' || each === 'watch');
        return (
          <div key={each} className={isChosen ? 'seating chosen' : 'seating'}>
            <label>
              <input type="radio" name="against" checked={isChosen} onChange={() => onStart({ against: each })} />
              <Icon name={ICONS[each]} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
            </label>
            {hasLevels && <Commission manner={start} {...{ t }} onManner={onStart} />}
          </div>
        );
      })}
    </fieldset>
  );
};

const FORCES = ['open', 'hidden'] as const;

/** The side one plays, as its counters look. */
const SidePick = ({ start, t, onStart }: StartProps) => (
  <Pick
    name="side"
    legend={t('client.home.command')}
    values={SIDES}
    value={start.side}
    said={side => (
      <span className={`side-name by-${side}`}>
        <span className="side-mark" aria-hidden="true" /> {t(keyFor('gcacw.side', side))}
      </span>
    )}
    onPick={side => onStart({ side })}
  />
);

/** The game that was left, or a new one: the button says which. */
export function ToTheTable({ entry, t, games, start, onStart, onBegin }: Props) {
  const language = useDesk(desk => desk.language);
  const address = addressOfScenario(entry.id, {
    options: start.isHidden && !entry.isHidden ? ['limitedIntelligence'] : [],
    seats: seatsFor(start),
  });
  const left = games.find(game => game.address === address && !game.isOver);
  const forces = { open: t('client.home.seating.open'), hidden: t('client.home.seating.hidden') };
  return (
    <>
      {start.against === 'computer' && <SidePick {...{ start, t, onStart }} />}
      <Opponents {...{ start, t, onStart }} />
      {entry.isHidden ? (
        <p className="seating-note">{t('client.home.seating.hidden')}</p>
      ) : (
        <Pick
          name="forces"
          legend={t('client.home.forces')}
          values={FORCES}
          value={start.isHidden ? 'hidden' : 'open'}
          said={each => forces[each]}
          onPick={each => onStart({ isHidden: each === 'hidden' })}
        />
      )}
      {start.against === 'away' ? (
        <Suspense>
          <AwayStart entry={entry} isHidden={start.isHidden} t={t} />
        </Suspense>
      ) : (
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
            {startSaid(t, start, entry.title[language], left !== undefined)}
          </button>
        </div>
      )}
      {left?.ruleset === '' && <p className="fine">{t('client.left.unreadable')}</p>}
    </>
  );
}
