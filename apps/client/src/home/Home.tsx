import type { Translate } from '@wigwag/words';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useDesk } from '../shell/desk.ts';
import type { SavedAt } from '../shell/keeping/gameFile.ts';
import type { KeptGame } from '../shell/keeping/keptGame.ts';
import { useLook } from '../shell/useLook.ts';
import { addressOfLesson } from '../titles/gcacw/address.ts';
import { BriefingPage } from '../titles/gcacw/briefing/BriefingPage.tsx';
import type { Entry, LessonEntry } from '../titles/gcacw/library/library.ts';
import { OpenTableSection } from '../titles/lee/onHome/OpenTableSection.tsx';
import { Card } from './Card.tsx';
import { useKeptGames } from './games/useKeptGames.ts';
import { YourGames } from './games/YourGames.tsx';
import { HomeTop } from './HomeTop.tsx';

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

interface HomeProps {
  readonly entries: readonly Entry[];
  readonly lessons: readonly LessonEntry[];
  /** How many games of an older version could not be moved to where games are kept now. */
  readonly unmoved: number;
  readonly onOpen: (game: SavedAt) => void;
  /** Another game like this one. */
  readonly onAgain: (game: KeptGame) => void;
  /** A new game from an address, also where there is one from it already. */
  readonly onBegin: (address: string) => void;
}

function LessonList({ lessons, t }: Pick<HomeProps, 'lessons'> & { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  return (
    <>
      <h2>{t('client.home.lessons')}</h2>
      <ul className="lesson-list">
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <a className="choice" href={addressOfLesson(id)}>
              {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first page: what there is to play; after `#id` the briefing of one scenario. */
export function Home({ entries, lessons, unmoved, onOpen, onAgain, onBegin }: HomeProps) {
  const t = useLook();
  const kept = useKeptGames();
  const hash = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const chosen = entries.find(({ id }) => id === hash);
  const isBriefing = chosen !== undefined;
  useLayoutEffect(() => {
    if (isBriefing) window.scrollTo(0, 0);
  }, [isBriefing]);
  /** Whoever has never had a game begins with a lesson. */
  const isNew = typeof kept === 'object' && Object.values(kept).every(games => games.length === 0);
  const sections = [
    <YourGames key="games" {...{ kept, unmoved, t, onOpen, onAgain }} />,
    <LessonList key="lessons" lessons={lessons} t={t} />,
  ];
  return (
    <div className="home">
      <HomeTop t={t} />
      {chosen === undefined ? (
        <main>
          <h1 className="unseen">Wigwag</h1>
          <p className="lead">{t('client.home.lead')}</p>
          {isNew ? sections.toReversed() : sections}
          <OpenTableSection t={t} onBegin={onBegin} />
          <h2>{t('client.home.battles')}</h2>
          <ul className="cards">
            {entries.map(entry => (
              <Card key={entry.id} entry={entry} t={t} />
            ))}
          </ul>
          <p className="fine">{t('client.home.own')}</p>
          <p className="fine">
            <a href="?about">{t('client.about')}</a>
          </p>
        </main>
      ) : (
        <BriefingPage entry={chosen} t={t} onBegin={onBegin} />
      )}
    </div>
  );
}
