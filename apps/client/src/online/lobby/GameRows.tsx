import type { GameGlance } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { battleNamed, useScenarios } from '../game/battle.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly games: readonly GameGlance[];
  readonly who: (game: GameGlance) => ReactNode;
  readonly state: (game: GameGlance) => ReactNode;
  readonly children?: ReactNode;
}

/** Games in short lines: the battle, who plays it, how it stands. */
export function GameRows({ id, title, games, who, state, children }: Props) {
  const language = useDesk(desk => desk.language);
  const known = useScenarios();
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {games.length > 0 && <p className="section-note">{games.length}</p>}
      </div>
      {children}
      <ul className="game-rows">
        {games.map(game => (
          <li key={game.id}>
            <a href={addressOfOnlineGame(game.id)}>
              <b>{battleNamed(game, known, language)}</b>
              <span className="quiet">{who(game)}</span>
              <span className="row-state">{state(game)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a game that waits for another waits for. */
export function waitingSaid(t: Translate, game: GameGlance): string {
  if (game.status === 'inviting') return t('online.lobby.invited');
  return game.status === 'mixing' ? t('online.lobby.mixing') : t('online.lobby.thinking');
}
