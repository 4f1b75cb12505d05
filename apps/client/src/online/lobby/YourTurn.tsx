import type { GameGlance } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { useDesk } from '../../shell/desk.ts';
import { Icon } from '../../shell/parts/Icon.tsx';
import { addressOfOnlineGame } from '../game/address.ts';
import { battleNamed, useScenarios } from '../game/battle.ts';
import { BattlePicture, SideName } from '../game/Face.tsx';
import { opponentSaid, timeSaid } from './glance.ts';

interface CardProps {
  readonly game: GameGlance;
  /** Of all that wait the one to begin with. */
  readonly isFirst: boolean;
  readonly t: Translate;
}

function TurnCard({ game, isFirst, t }: CardProps) {
  const language = useDesk(desk => desk.language);
  const name = battleNamed(game, useScenarios(), language);
  const time = timeSaid(t, game, language);
  const mine = game.seats.find(({ isMe, side }) => isMe && side === game.active);
  return (
    <li className={`turn-card of-${game.title} by-${mine?.side ?? 'table'}`}>
      <BattlePicture setup={{ scenario: game.scenario }} />
      <div className="turn-text">
        <h3>{name}</h3>
        <p className="quiet">
          {t('online.lobby.against', { name: opponentSaid(t, game) })}{' '}
          {mine !== undefined && <SideName title={game.title} side={mine.side} t={t} />}
        </p>
        {game.unread > 0 && <p>{t('online.lobby.unread', { count: game.unread })}</p>}
        <div className="turn-foot">
          {time !== undefined && (
            <p className={time.isPressing ? 'turn-time pressing' : 'turn-time'} title={time.note}>
              <Icon name="clock" /> {t('clock.left', { time: time.left })}
              {time.note !== undefined && <span className="unseen">{time.note}</span>}
            </p>
          )}
          <a className={isFirst ? 'choice main' : 'choice'} href={addressOfOnlineGame(game.id)}>
            {t('online.lobby.decide')} <span className="unseen">{name}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

/** What waits for me, least time first: the first has the one amber button. */
export function YourTurn({ games, t }: { readonly games: readonly GameGlance[]; readonly t: Translate }) {
  if (games.length === 0) return undefined;
  return (
    <section aria-labelledby="your-turn">
      <div className="section-head">
        <h2 id="your-turn">{t('online.lobby.yourTurn')}</h2>
        {games.length > 1 && <p className="section-note">{t('online.lobby.leastFirst')}</p>}
      </div>
      <ul className="turn-cards">
        {games.map((game, at) => (
          <TurnCard key={game.id} {...{ game, t }} isFirst={at === 0} />
        ))}
      </ul>
    </section>
  );
}
