import { SIDES } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { Facts, Preview } from '../../../home/Card.tsx';
import { addressOfGame } from '../../../shell/address.ts';
import { useDesk } from '../../../shell/desk.ts';
import { HOME } from '../../../shell/home.ts';
import { useGames } from '../../../shell/keeping/useGames.ts';
import { addressOfScenario } from '../address.ts';
import type { Entry } from '../library/library.ts';

interface Props {
  readonly entry: Entry;
  readonly t: Translate;
  /** A new game, also where there is one from this address already. */
  readonly onBegin: (address: string) => void;
}

/** The game that was left, or a new one. */
function ToTheTable({ entry, t, onBegin }: Props) {
  const address = addressOfScenario(entry.id);
  const games = useGames().filter(game => game.address === address);
  const left = games.find(({ isOver }) => !isOver);
  if (games.length === 0) {
    return (
      <a className="choice main" href={address}>
        {t('client.home.play')}
      </a>
    );
  }
  return (
    <>
      <p className="to-the-table">
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
          {t('client.home.playNew')}
        </button>
      </p>
      {left?.ruleset === '' && <p className="fine">{t('client.left.unreadable')}</p>}
    </>
  );
}

/** What to know before the first turn, and the way to the table. */
export function BriefingPage(props: Props) {
  const { entry, t } = props;
  const language = useDesk(desk => desk.language);
  const { id, title, history, tasks, hints, sides } = entry;
  return (
    <main className="briefing-page">
      <p>
        <a href={HOME}>← {t('client.home.all')}</a>
      </p>
      <div className="briefing-head">
        <Preview scenario={id} />
        <div>
          <h1>{title[language]}</h1>
          <Facts entry={entry} t={t} />
          {history !== undefined && <p className="history">{history[language]}</p>}
          <ToTheTable {...props} />
        </div>
      </div>
      <div className="tasks">
        {SIDES.map(side => (
          <section key={side} className={`task by-${side}`}>
            <h2>{t(keyFor('gcacw.side', side))}</h2>
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
          <h2>{t('client.home.hints')}</h2>
          <ul className="hints">
            {hints.map(hint => (
              <li key={hint.en}>{hint[language]}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="fine">{t('client.home.own')}</p>
    </main>
  );
}
