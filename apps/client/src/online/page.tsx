import type { ReactElement } from 'react';
import { gameAsked } from '../shell/address.ts';
import { HOME } from '../shell/home.ts';
import { STORE } from '../shell/keeping/store.ts';
import { fetchedWith, type Wording } from '../shell/spoken.ts';
import { Trouble } from '../shell/trouble.ts';
import { signInByToken } from './api/accounts.ts';
import { invitation, tableOf } from './api/games.ts';
import { Refused } from './api/refused.ts';
import { diceAsked } from './dice/address.ts';
import { isOnlineId, secretAsked } from './game/address.ts';
import { GameAtServer } from './game/GameAtServer.tsx';
import { Join } from './game/Join.tsx';
import { keepLive } from './lobby/live.ts';
import { keepMyGames } from './lobby/myGames.ts';
import { heedNextKey } from './lobby/nextGame.ts';
import { NoPage } from './NoPage.tsx';
import { Arrived } from './people/Arrived.tsx';
import { SignIn } from './people/SignIn.tsx';
import { became, meet, useWho } from './people/who.ts';
import '../home/home.css';
import '../home/games/games.css';
import '../titles/gcacw/css/onHome.css';
import './online.css';
import './lobby/lobby.css';
import '../titles/lee/css/sides.css';

/** Said to whoever runs the server, and fetched by nobody else. */
const ADMIN: Wording = {
  en: () => import('@wigwag/words/en/online-admin').then(({ admin }) => admin),
  pl: () => import('@wigwag/words/pl/online-admin').then(({ admin }) => admin),
};

type Show = (shown: ReactElement) => void;

async function gameOf(id: string): Promise<ReactElement> {
  const { ban } = useWho.getState();
  if (ban !== undefined) throw ban;
  const info = await tableOf(id);
  if (info.stands === true) throw new Refused('game-stands');
  return <GameAtServer info={info} />;
}

/** A link that was cut on its way, by a letter's line or a hasty copy. */
const isCut = (hash: string): boolean => /^#(?:join|sign-in)=/.test(hash);

/** What the server refuses is said in place of the page. */
const orNo = (page: Promise<ReactElement>): Promise<ReactElement> =>
  page.catch((refusal: unknown) => {
    if (refusal instanceof Refused) return <NoPage refusal={refusal} />;
    throw refusal;
  });

async function joining(secret: string, show: Show): Promise<ReactElement> {
  const onSeated = (id: string): void => void orNo(gameOf(id)).then(show);
  return <Join key={secret} {...{ secret, onSeated }} invitation={await invitation(secret)} />;
}

const goHome = (): void => location.assign(HOME);

/** A link from a letter: whoever opened it is known from now on. It works once, so it does not stay in the address. */
async function arriving(token: string): Promise<ReactElement> {
  history.replaceState(history.state, '', location.pathname + location.search);
  became(await signInByToken(token));
  return (await pageAt(new URLSearchParams(location.search))) ?? <Arrived />;
}

/** Whoever is not known signs in first. */
const knownOnly = async (page: () => Promise<ReactElement>): Promise<ReactElement> =>
  useWho.getState().me === undefined ? <SignIn onKnown={() => location.reload()} /> : page();

const accountPage = (): Promise<ReactElement> =>
  knownOnly(async () => {
    const { AccountPage } = await import('./account/AccountPage.tsx');
    return <AccountPage />;
  });

const adminPage = (): Promise<ReactElement> =>
  knownOnly(async () => {
    const { AdminPage } = await fetchedWith(ADMIN, import('./admin/AdminPage.tsx'));
    return <AdminPage />;
  });

/** A game of this browser that is to go on at the server. */
async function taking(id: string): Promise<ReactElement> {
  const [game, text] = await Promise.all([STORE.game(id), STORE.text(id)]);
  if (game === undefined || text === undefined) throw new Trouble('no-such-game', id);
  const { TakeOnline } = await import('./begin/TakeOnline.tsx');
  return <TakeOnline {...{ game, text }} />;
}

/** Links that are opened where the page is already have nothing to load. */
const heedLinks = (): void =>
  window.addEventListener('hashchange', () => {
    const isLink = (['join', 'sign-in'] as const).some(name => secretAsked(location.hash, name) !== undefined);
    if (isLink) location.reload();
  });

/** What stands behind the question mark; undefined: nothing of the server's. */
async function pageAt(search: URLSearchParams): Promise<ReactElement | undefined> {
  if (search.has('sign-in')) return <SignIn onKnown={goHome} />;
  if (search.has('account')) return accountPage();
  if (search.has('admin')) return adminPage();
  if (search.has('library')) return knownOnly(async () => (await import('./library/LibraryPage.tsx')).libraryPage());
  if (search.has('watch')) return knownOnly(async () => (await import('./watch/WatchPage.tsx')).watchPage());
  const [take, unsubscribing] = [search.get('take'), search.get('unsubscribe')];
  if (take !== null) return taking(take);
  if (unsubscribing !== null) return (await import('./account/Unsubscribe.tsx')).unsubscribePage(unsubscribing);
  const dice = diceAsked(location.search);
  if (dice !== undefined) {
    const { DicePage } = await import('./dice/DicePage.tsx');
    return <DicePage id={dice} />;
  }
  return undefined;
}

/** What the address asks of a server of games; undefined: nothing of its own. */
export async function onlinePage(show: Show): Promise<ReactElement | undefined> {
  heedLinks();
  heedNextKey();
  // Whoever it is: games of this browser can be played all the same.
  await meet().catch(() => undefined);
  keepMyGames();
  keepLive();
  const [token, secret] = [secretAsked(location.hash, 'sign-in'), secretAsked(location.hash, 'join')];
  const search = new URLSearchParams(location.search);
  // Whoever was invited and has an account comes back to the invitation.
  if (secret !== undefined && search.has('sign-in'))
    return <SignIn onKnown={() => location.replace(`${location.pathname}#join=${secret}`)} />;
  if (secret === undefined && token === undefined && isCut(location.hash))
    return <NoPage refusal={new Refused('not-found')} />;
  if (token !== undefined) return orNo(arriving(token));
  if (secret !== undefined) return orNo(joining(secret, show));
  const id = gameAsked(location.search);
  return id !== undefined && isOnlineId(id) ? orNo(gameOf(id)) : pageAt(search);
}
