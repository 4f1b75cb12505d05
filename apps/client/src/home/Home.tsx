import { useSyncExternalStore } from 'react';
import { HOME } from '../address.ts';
import type { Entry } from '../library/library.ts';
import { Settings } from '../parts/Settings.tsx';
import { BriefingPage } from './BriefingPage.tsx';
import { Card } from './Card.tsx';
import { useLook } from './useLook.ts';

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The first page: what there is to play; after `#id` the briefing of one scenario. */
export function Home({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useLook(() => 'Wigwag');
  const hash = useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)));
  const chosen = entries.find(({ id }) => id === hash);
  return (
    <div className="home">
      <header className="home-top">
        <a className="brand" href={HOME}>
          Wigwag
        </a>
        <div className="tools">
          <Settings t={t} />
        </div>
      </header>
      {chosen === undefined ? (
        <main>
          <p className="lead">{t('client.home.lead')}</p>
          <h2>{t('client.home.battles')}</h2>
          <ul className="cards">
            {entries.map(entry => (
              <Card key={entry.id} entry={entry} t={t} />
            ))}
          </ul>
          <p className="fine">{t('client.home.own')}</p>
        </main>
      ) : (
        <BriefingPage entry={chosen} t={t} />
      )}
    </div>
  );
}
