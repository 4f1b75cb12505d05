import type { GameGlance, LibrarySearch } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { type ReactElement, useState } from 'react';
import { lastPlayed } from '../../home/games/lastPlayed.ts';
import { useDesk } from '../../shell/desk.ts';
import { useLook } from '../../shell/useLook.ts';
import { refusalSaid } from '../api/refused.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { battleNamed, useScenarios } from '../game/battle.ts';
import { BattlePicture, SideName } from '../game/Face.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { Field, Problem } from '../people/Field.tsx';
import { seatSaid } from '../people/seatSaid.ts';
import { resultSaid } from './resultSaid.ts';
import { useLibrary } from './useLibrary.ts';

interface GameProps {
  readonly game: GameGlance;
  readonly t: Translate;
}

function FinishedGame({ game, t }: GameProps) {
  const language = useDesk(desk => desk.language);
  const name = battleNamed(game, useScenarios(), language);
  const { title, seats, scenario, changedAt } = game;
  const ended = lastPlayed(t, language, changedAt, Date.now());
  return (
    <li className="finished">
      <a href={addressOfOnlineGame(game.id)}>
        <BattlePicture setup={{ scenario }} />
        <div className="turn-text">
          <h2>{name}</h2>
          <p>
            {seats.map(seat => (
              <span key={seat.side} className="finished-seat">
                <SideName title={title} side={seat.side} t={t} />: {seatSaid(t, seat)}
              </span>
            ))}
          </p>
          <p>{resultSaid(t, game)}</p>
          {ended !== undefined && (
            <p className="quiet">
              <time dateTime={ended.iso}>{ended.date}</time>
            </p>
          )}
        </div>
      </a>
    </li>
  );
}

interface SearchProps {
  readonly search: LibrarySearch;
  readonly t: Translate;
  readonly onSearch: (search: LibrarySearch) => void;
}

function Search({ search, t, onSearch }: SearchProps) {
  const language = useDesk(desk => desk.language);
  const known = useScenarios();
  const also = (change: LibrarySearch): void => onSearch({ ...search, ...change });
  return (
    <search className="library-search">
      <label className="online-field">
        {t('online.library.battle')}
        <select value={search.scenario ?? ''} onChange={({ target }) => also({ scenario: target.value })}>
          <option value="">{t('online.library.all')}</option>
          {known.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
      </label>
      <Field
        type="search"
        maxLength={40}
        label={t('online.library.player')}
        value={search.player ?? ''}
        onText={player => also({ player })}
      />
      <label className="check-line">
        <input
          type="checkbox"
          checked={search.mine === 'yes'}
          onChange={({ target }) => {
            const { mine: _, ...rest } = search;
            onSearch(target.checked ? { ...rest, mine: 'yes' } : rest);
          }}
        />
        {t('online.library.mine')}
      </label>
    </search>
  );
}

/** Games that are over, to be found and played back. */
function Library() {
  const t = useLook(words => words('online.library'));
  const [search, setSearch] = useState<LibrarySearch>({});
  const { found, refusal, more } = useLibrary(search);
  const count = found?.games.length ?? 0;
  return (
    <OnlinePage t={t} isWide>
      <h1>{t('online.library')}</h1>
      <Search search={search} t={t} onSearch={setSearch} />
      <Problem problem={refusal === undefined ? undefined : refusalSaid(t, refusal)} />
      <p role="status" className={found !== undefined && count === 0 ? undefined : 'unseen'}>
        {found !== undefined && (count === 0 ? t('online.library.none') : t('online.library.shown', { count }))}
      </p>
      <ul className="finished-games">
        {found?.games.map(game => (
          <FinishedGame key={game.id} {...{ game, t }} />
        ))}
      </ul>
      {found?.next !== undefined && (
        <button type="button" className="choice" onClick={more}>
          {t('online.library.more')}
        </button>
      )}
    </OnlinePage>
  );
}

export const libraryPage = (): ReactElement => <Library />;
