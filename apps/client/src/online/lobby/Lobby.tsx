import type { Translate } from '@wigwag/words';
import { useDesk } from '../../shell/desk.ts';
import { refusalSaid } from '../api/refused.ts';
import { CutLine } from '../people/CutLine.tsx';
import { GuestForm } from '../people/GuestForm.tsx';
import { useWho } from '../people/who.ts';
import { useWatchable } from '../watch/useWatchable.ts';
import { playersSaid, watchedSaid } from '../watch/watched.ts';
import { Challenges } from './Challenges.tsx';
import { GameRows, waitingSaid } from './GameRows.tsx';
import { opponentSaid, timeSaid } from './glance.ts';
import { useMyGames } from './myGames.ts';
import { YourTurn } from './YourTurn.tsx';

/** Nobody that is known here: a name is enough. */
const Welcome = ({ t }: { readonly t: Translate }) => (
  <section className="welcome" aria-labelledby="far-away">
    <div>
      <h2 id="far-away">{t('online.welcome')}</h2>
      <p>{t('online.welcome.about')}</p>
    </div>
    <GuestForm t={t} label={t('online.guest.begin')} />
    <p className="fine">
      {t('online.welcome.known')} <a href="?sign-in">{t('online.signIn')}</a>
    </p>
  </section>
);

/** What to do: battles are chosen below, each leads to a game with somebody far away. */
const NewGame = ({ t }: { readonly t: Translate }) => (
  <section aria-labelledby="new-online">
    <h2 id="new-online">{t('online.lobby.new')}</h2>
    <p className="new-ways">
      <a className="choice" href="#battles">
        {t('online.lobby.invite')}
      </a>
      <a className="choice" href="?library">
        {t('online.library')}
      </a>
    </p>
  </section>
);

/** So many games of others stand on the first page; the rest on a page of their own. */
const FEW = 6;

/** What others play, where anybody may look on. */
function BeingPlayed({ t }: { readonly t: Translate }) {
  const games = useWatchable() ?? [];
  if (games.length === 0) return undefined;
  return (
    <>
      <GameRows
        id="being-played"
        title={t('online.watch')}
        games={games.slice(0, FEW)}
        who={game => playersSaid(t, game)}
        state={game => watchedSaid(t, game)}
      />
      {games.length > FEW && (
        <p>
          <a href="?watch">{t('online.watch.all', { count: games.length })}</a>
        </p>
      )}
    </>
  );
}

function MyGames({ t }: { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const { games } = useMyGames();
  const mine = games.filter(({ isMyTurn }) => isMyTurn);
  const waiting = games.filter(({ isMyTurn, status }) => !isMyTurn && status !== 'over');
  return (
    <div className="lobby-columns">
      <div>
        <YourTurn games={mine} t={t} />
        {mine.length === 0 && (
          <p className="lead" role="status">
            {waiting.length === 0 ? t('online.lobby.none') : t('online.lobby.noneWaits')}
          </p>
        )}
        <Challenges t={t} />
      </div>
      <div>
        <NewGame t={t} />
        {waiting.length > 0 && (
          <GameRows
            id="waiting"
            title={t('online.lobby.waiting')}
            games={waiting}
            who={game => opponentSaid(t, game)}
            state={game => timeSaid(t, game, language)?.left ?? waitingSaid(t, game)}
          />
        )}
        <BeingPlayed t={t} />
      </div>
    </div>
  );
}

/** The first page of somebody who plays here: my turn first, then new people, then what only waits. */
export function Lobby({ t }: { readonly t: Translate }) {
  const { me, ban, isKnown } = useWho();
  return (
    <div className="lobby">
      <CutLine t={t} />
      {ban !== undefined && <p className="cut-line">{refusalSaid(t, ban)}</p>}
      {isKnown && (me === undefined ? <Welcome t={t} /> : <MyGames t={t} />)}
    </div>
  );
}
