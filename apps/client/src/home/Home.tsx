import type { Translate } from '@wigwag/words';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isServed } from '../online/served.ts';
import type { SavedAt } from '../shell/keeping/gameFile.ts';
import type { KeptGame } from '../shell/keeping/keptGame.ts';
import { useLook } from '../shell/useLook.ts';
import type { Entry, Frames, LessonEntry } from '../titles/gcacw/library/lists.ts';
import { BattleSheet } from '../titles/gcacw/onHome/BattleSheet.tsx';
import { Battles } from '../titles/gcacw/onHome/Battles.tsx';
import { FramesContext } from '../titles/gcacw/onHome/frames.ts';
import { LessonPath } from '../titles/gcacw/onHome/LessonPath.tsx';
import { OpenTableSection } from '../titles/lee/onHome/OpenTableSection.tsx';
import { Continue } from './Continue.tsx';
import { useKeptGames } from './games/useKeptGames.ts';
import { YourGames } from './games/YourGames.tsx';
import { HomeTop } from './HomeTop.tsx';

const Lobby = lazy(() => import('../online/lobby/Lobby.tsx').then(module => ({ default: module.Lobby })));

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
};

interface HomeProps {
  /** The battles. */
  readonly entries: readonly Entry[];
  readonly lessons: readonly LessonEntry[];
  readonly frames: Frames;
  /** How many games of an older version could not be moved to where games are kept now. */
  readonly unmoved: number;
  readonly onOpen: (game: SavedAt) => void;
  /** Another game like this one. */
  readonly onAgain: (game: KeptGame) => void;
  /** A new game from an address, also where there is one from it already. */
  readonly onBegin: (address: string) => void;
}

/** The battle that the address names after `#`, and the way back to the list, where it was left. */
function useChosen(entries: readonly Entry[]) {
  const hash = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const chosen = entries.find(({ id }) => id === hash);
  const scrolled = useRef(0);
  const isOpen = chosen !== undefined;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const card = document.activeElement;
    scrolled.current = window.scrollY;
    // Where there is no room beside the list the sheet stands in its place.
    if (!matchMedia('(min-width: 1100px)').matches) window.scrollTo(0, 0);
    return () => {
      window.scrollTo(0, scrolled.current);
      if (card instanceof HTMLElement && card.isConnected) card.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const close = useCallback(() => {
    history.pushState(null, '', `${location.pathname}${location.search}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  return { chosen, close };
}

const Ways = ({ t }: { readonly t: Translate }) => (
  <nav className="home-ways" aria-label={t('client.home.ways')}>
    <a href="#lessons">{t('client.home.lessons')}</a>
    <a href="#battles">{t('client.home.battles')}</a>
    <a href="#open-table">{t('client.home.miniatures')}</a>
    <a href="#games">{t('client.games')}</a>
  </nav>
);

/** The first page: the game that was left, lessons, battles and all games; after `#id` the sheet of one battle. */
export function Home({ entries, lessons, frames, unmoved, onOpen, onAgain, onBegin }: HomeProps) {
  const t = useLook();
  const kept = useKeptGames();
  const { chosen, close } = useChosen(entries);
  return (
    <FramesContext value={frames}>
      <div className={chosen === undefined ? 'home' : 'home with-sheet'}>
        <div className="home-list">
          <HomeTop t={t}>
            <Ways t={t} />
          </HomeTop>
          <main>
            <h1 className="unseen">Wigwag</h1>
            {typeof kept === 'object' && kept.inUse.length === 0 && <p className="lead">{t('client.home.lead')}</p>}
            {isServed() && (
              <Suspense>
                <Lobby t={t} />
              </Suspense>
            )}
            {typeof kept === 'object' && <Continue games={kept.inUse} t={t} />}
            <LessonPath lessons={lessons} t={t} />
            <Battles entries={entries} chosen={chosen?.id} t={t} />
            <OpenTableSection t={t} onBegin={onBegin} />
            <YourGames {...{ kept, unmoved, t, onOpen, onAgain }} />
            <p className="fine">{t('client.home.own')}</p>
            <p className="fine">
              <a href="?about">{t('client.about')}</a>
            </p>
          </main>
        </div>
        {chosen !== undefined && <BattleSheet entry={chosen} {...{ t, onBegin }} onClose={close} />}
      </div>
    </FramesContext>
  );
}
