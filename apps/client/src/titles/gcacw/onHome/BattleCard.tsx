import type { Translate } from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import type { KeptGame } from '../../../shell/keeping/keptGame.ts';
import { addressOfScenario } from '../address.ts';
import type { Entry } from '../library/lists.ts';
import { Facts } from './Facts.tsx';
import { Ground } from './Ground.tsx';

interface Props {
  readonly entry: Entry;
  /** All that are kept. */
  readonly games: readonly KeptGame[];
  readonly isChosen: boolean;
  readonly t: Translate;
}

/** Has a game of it been begun, or played to its end? */
function Mark({ entry, games, t }: Pick<Props, 'entry' | 'games' | 't'>) {
  const address = addressOfScenario(entry.id);
  const own = games.filter(game => game.address.split('&')[0] === address);
  if (own.length === 0) return undefined;
  const isOver = own.some(game => game.isOver);
  return (
    <span className={isOver ? 'battle-mark over' : 'battle-mark'}>
      {isOver ? `✓ ${t('client.home.played')}` : t('client.home.begun')}
    </span>
  );
}

/** A battle in the list: its ground, and why one would play it. */
export function BattleCard({ entry, games, isChosen, t }: Props) {
  const language = useDesk(desk => desk.language);
  const { id, title, reason, stands } = entry;
  return (
    <li className={isChosen ? 'card chosen' : 'card'}>
      <a href={`#${id}`} aria-current={isChosen ? 'true' : undefined}>
        <Ground scenario={id} stands={stands} />
        <div className="card-text">
          <div className="card-head">
            <h3>{title[language]}</h3>
            <Mark {...{ entry, games, t }} />
          </div>
          {reason !== undefined && <p className="reason">{reason[language]}</p>}
          <Facts entry={entry} t={t} />
        </div>
      </a>
    </li>
  );
}
