import { type AdminGame, type AdminGameSearch, GAME_STATUSES } from '@wigwag/protocol';
import { keyFor, type Translate } from '@wigwag/words';
import { useCallback, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { Section } from '../account/Section.tsx';
import { useLoaded } from '../account/useLoaded.ts';
import { abortGame, findGames } from '../api/admin.ts';
import { refusalSaid } from '../api/refused.ts';
import { useDeed } from '../api/useDeed.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { battleNamed, useScenarios } from '../game/battle.ts';
import { SideName } from '../game/Face.tsx';
import { resultSaid } from '../library/resultSaid.ts';
import { Field, Problem } from '../people/Field.tsx';
import { seatSaid } from '../people/seatSaid.ts';
import type { PartProps } from './AdminPage.tsx';
import { Sure } from './Sure.tsx';
import { When } from './When.tsx';

interface RowProps {
  readonly game: AdminGame;
  readonly t: Translate;
  readonly onChanged: () => void;
}

/** One game, with what everybody may know of it; whoever runs the server sees no more of the board. */
function GameRow({ game, t, onChanged }: RowProps) {
  const language = useDesk(desk => desk.language);
  const { isBusy, problem, run } = useDeed(t);
  const name = battleNamed(game, useScenarios(), language);
  const { id, title, seats, status, isPublic, stands, changedAt } = game;
  return (
    <li className="admin-item">
      <p>
        <b>{name}</b> <code>{id}</code>
      </p>
      <p>
        {seats.map(seat => (
          <span key={seat.side} className="finished-seat">
            <SideName {...{ title, t }} side={seat.side} />: {seatSaid(t, seat)}
          </span>
        ))}
      </p>
      <p className="quiet">
        {status === 'over' ? resultSaid(t, game) : t(keyFor('online.admin.status', status))} <When at={changedAt} />
        {stands !== undefined && <span className="ban-said"> {t('online.admin.stands', { why: stands })}</span>}
      </p>
      <div className="admin-deeds">
        {isPublic ? (
          <a className="choice quiet" href={addressOfOnlineGame(id)}>
            {t('online.admin.watch')} <span className="unseen">{name}</span>
          </a>
        ) : (
          <small className="quiet">{t('online.private')}</small>
        )}
        {status !== 'over' && (
          <Sure
            label={t('online.admin.abort')}
            sure={t('online.admin.abort.sure')}
            about={name}
            isBusy={isBusy}
            onSure={() => run(async () => void (await abortGame(id).then(onChanged)))}
          />
        )}
      </div>
      <Problem problem={problem} />
    </li>
  );
}

function Found({ search, t, onChanged }: { readonly search: AdminGameSearch } & Omit<PartProps, 'view'>) {
  const [more, setMore] = useState<{ readonly games: readonly AdminGame[]; readonly next?: string }>();
  const { isBusy, problem, run } = useDeed(t);
  const asked = JSON.stringify(search);
  const fetched = useCallback(() => findGames(JSON.parse(asked) as AdminGameSearch), [asked]);
  const { value: first, refusal, load } = useLoaded(fetched);
  const games = [...(first?.games ?? []), ...(more?.games ?? [])];
  const { next } = more ?? first ?? {};
  const again = (): void => {
    setMore(undefined);
    load();
    onChanged();
  };
  const fetchMore = async (after: string): Promise<void> => {
    const page = await findGames({ ...search, after });
    setMore({ ...page, games: [...(more?.games ?? []), ...page.games] });
  };
  return (
    <>
      <Problem problem={refusal === undefined ? problem : refusalSaid(t, refusal)} />
      <p role="status" className={games.length === 0 ? undefined : 'unseen'}>
        {first !== undefined &&
          (games.length === 0 ? t('online.admin.games.none') : t('online.library.shown', { count: games.length }))}
      </p>
      <ul className="admin-list">
        {games.map(game => (
          <GameRow key={game.id} {...{ game, t }} onChanged={again} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" className="choice" disabled={isBusy} onClick={() => run(() => fetchMore(next))}>
          {t('online.library.more')}
        </button>
      )}
    </>
  );
}

/** All games, to be found, looked on at where that is open to all, and called off. */
export function Games({ view, t, onChanged }: PartProps) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<AdminGameSearch['status']>('running');
  const wanted = { search: search.trim(), ...(status !== undefined && { status }) };
  return (
    <Section title={t('online.admin.games')}>
      <search className="library-search">
        <Field type="search" maxLength={80} label={t('online.admin.games.search')} value={search} onText={setSearch} />
        <label className="online-field">
          {t('online.admin.games.state')}
          <select
            value={status ?? ''}
            onChange={({ target }) => setStatus(GAME_STATUSES.find(each => each === target.value))}
          >
            <option value="">{t('online.admin.status.all')}</option>
            {GAME_STATUSES.map(each => (
              <option key={each} value={each}>
                {t(keyFor('online.admin.status', each))} ({view.games[each]})
              </option>
            ))}
          </select>
        </label>
      </search>
      <Found key={JSON.stringify(wanted)} search={wanted} {...{ t, onChanged }} />
    </Section>
  );
}
