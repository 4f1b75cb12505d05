import { SIDES } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { Facts, Preview } from '../../../home/Card.tsx';
import { useDesk } from '../../../shell/desk.ts';
import { HOME } from '../../../shell/home.ts';
import { useGames } from '../../../shell/keeping/useGames.ts';
import { addressOfScenario } from '../address.ts';
import type { Entry } from '../library/library.ts';

/** What to know before the first turn, and the way to the table. */
export function BriefingPage({ entry, t }: { readonly entry: Entry; readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const { id, title, history, tasks, hints, sides } = entry;
  const address = addressOfScenario(id);
  const left = useGames().find(game => game.address === address);
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
          <a className="choice main" href={address}>
            {left !== undefined ? t('client.home.goOn') : t('client.home.play')}
          </a>
          {left?.ruleset === '' && <p className="fine">{t('client.left.unreadable')}</p>}
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
