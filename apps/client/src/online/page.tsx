import type { ReactElement } from 'react';
import { gameAsked } from '../shell/address.ts';
import { invitation, tableOf } from './api/games.ts';
import { Refused } from './api/refused.ts';
import { diceAsked } from './dice/address.ts';
import { isOnlineId, secretAsked } from './game/address.ts';
import { GameAtServer } from './game/GameAtServer.tsx';
import { Join } from './game/Join.tsx';
import { NoPage } from './NoPage.tsx';
import { meet } from './people/who.ts';
import './online.css';

type Show = (shown: ReactElement) => void;

const gameOf = async (id: string): Promise<ReactElement> => <GameAtServer info={await tableOf(id)} />;

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

/** Links that are opened where the page is already have nothing to load. */
const heedLinks = (): void =>
  window.addEventListener('hashchange', () => {
    if (secretAsked(location.hash, 'join') !== undefined) location.reload();
  });

/** What the address asks of a server of games; undefined: nothing of its own. */
export async function onlinePage(show: Show): Promise<ReactElement | undefined> {
  heedLinks();
  // Whoever it is: games of this browser can be played all the same.
  await meet().catch(() => undefined);
  const secret = secretAsked(location.hash, 'join');
  if (secret !== undefined) return orNo(joining(secret, show));
  const dice = diceAsked(location.search);
  if (dice !== undefined) {
    const { DicePage } = await import('./dice/DicePage.tsx');
    return <DicePage id={dice} />;
  }
  const id = gameAsked(location.search);
  return id !== undefined && isOnlineId(id) ? orNo(gameOf(id)) : undefined;
}
