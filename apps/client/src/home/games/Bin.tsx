import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';
import { STORE } from '../../shell/keeping/store.ts';
import { GameFacts } from './GameCard.tsx';
import { nameOf } from './nameOf.ts';
import { DAYS_IN_BIN } from './useKeptGames.ts';

interface Props {
  readonly games: readonly KeptGame[];
  readonly now: number;
  readonly t: Translate;
}

/** What is deleted for good is asked twice. */
function Empty({ games, t }: Pick<Props, 'games' | 't'>) {
  const [asked, setAsked] = useState(false);
  const onClick = async (): Promise<void> => {
    setAsked(!asked);
    if (asked) for (const { id } of games) await STORE.forget(id, ({ deleted }) => deleted !== undefined);
  };
  return (
    <button
      type="button"
      className={asked ? 'choice grave' : 'choice'}
      onClick={() => void onClick()}
      onBlur={() => setAsked(false)}
    >
      {asked ? t('client.games.emptySure') : t('client.games.empty')}
    </button>
  );
}

/** Deleted games, until they are gone for good. */
export function Bin({ games, now, t }: Props) {
  const language = useDesk(desk => desk.language);
  if (games.length === 0) return undefined;
  return (
    <details className="put-away">
      <summary>{t('client.games.bin', { count: games.length })}</summary>
      <p className="fine">{t('client.games.binWhy', { days: DAYS_IN_BIN })}</p>
      <ul className="binned">
        {games.map(game => (
          <li key={game.id}>
            <div>
              <h3>{nameOf(game, language)}</h3>
              <GameFacts game={game} now={now} t={t} />
            </div>
            <button
              type="button"
              className="choice"
              aria-label={`${t('client.games.restore')}: ${nameOf(game, language)}`}
              onClick={() => void STORE.mark(game.id, { deleted: undefined })}
            >
              {t('client.games.restore')}
            </button>
          </li>
        ))}
      </ul>
      <Empty games={games} t={t} />
    </details>
  );
}
