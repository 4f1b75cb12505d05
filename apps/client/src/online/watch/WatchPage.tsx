import type { ReactElement } from 'react';
import { useLook } from '../../shell/useLook.ts';
import { GameRows } from '../lobby/GameRows.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { useWatchable } from './useWatchable.ts';
import { playersSaid, watchedSaid } from './watched.ts';

/** Everything that is being played where anybody may look on. */
function Watch() {
  const t = useLook(words => words('online.watch'));
  const games = useWatchable();
  return (
    <OnlinePage t={t}>
      <h1>{t('online.watch')}</h1>
      <p>{t('online.watch.about')}</p>
      <p role="status" className={games?.length === 0 ? undefined : 'unseen'}>
        {games !== undefined &&
          (games.length === 0 ? t('online.watch.none') : t('online.library.shown', { count: games.length }))}
      </p>
      {games !== undefined && games.length > 0 && (
        <GameRows
          id="watch"
          title={t('online.watch.now')}
          games={games}
          who={game => playersSaid(t, game)}
          state={game => watchedSaid(t, game)}
        />
      )}
    </OnlinePage>
  );
}

export const watchPage = (): ReactElement => <Watch />;
