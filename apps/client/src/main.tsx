import './policy.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource/eb-garamond/400.css';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/700.css';
import '@wigwag/mapview/colours.css';
import '@wigwag/mapview/drawing.css';
import '@wigwag/mapview/mapview.css';
import '@wigwag/mapview/pieces.css';
import './shell/css/page.css';
import './shell/css/topbar.css';
import './shell/css/decision.css';
import './shell/css/log.css';
import './shell/css/panel.css';
import './shell/css/slip.css';
import './shell/css/dice.css';
import './shell/css/replay.css';
import './shell/book/bookCover.css';
import './shell/report/reportOver.css';
import './titles/gcacw/css/sides.css';
import './titles/gcacw/css/when.css';
import './titles/gcacw/css/card.css';
import './titles/gcacw/css/forces.css';
import './titles/gcacw/css/legend.css';
import './titles/gcacw/css/bar.css';
import './titles/gcacw/css/march.css';
import './titles/gcacw/css/opponent.css';
import './titles/gcacw/css/score.css';
import './titles/gcacw/css/replay.css';
import './home/notice.css';
import { IN_EACH, LANGUAGES } from '@wigwag/words';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Notice } from './home/Notice.tsx';
import { newTable, openTable } from './home/openTable.tsx';
import { atServer, isServed } from './online/served.ts';
import { addressOfGame, gameAsked, heedAddress, moveTo } from './shell/address.ts';
import { useDesk } from './shell/desk.ts';
import { laidFor, type SavedAt } from './shell/keeping/gameFile.ts';
import type { KeptGame } from './shell/keeping/keptGame.ts';
import { lastFrom } from './shell/keeping/lastFrom.ts';
import { moveOldGames } from './shell/keeping/moving.ts';
import { findSame } from './shell/keeping/same.ts';
import { STORE } from './shell/keeping/store.ts';
import { learn } from './shell/spoken.ts';
import { DOORS } from './titles/doors.ts';
import { lessonTable } from './titles/gcacw/door.ts';
import { frames, lessons, listed } from './titles/gcacw/library/lists.ts';
import { aboutOldGame } from './titles/oldGames.ts';

const element = document.getElementById('root');
const root = element === null ? undefined : createRoot(element);

/** They come while what they are needed for is fetched. */
const words = learn(useDesk.getState().language);

const show = (shown: ReactElement): void => void words.then(() => root?.render(shown), sayNothing);
const complain = (trouble: unknown): void => show(<Notice trouble={trouble} />);

/** The game that the address asks for: the one that was played last, or a new one. */
async function game(laying: ReturnType<(typeof DOORS)[number]['at']>): Promise<ReactElement | undefined> {
  const laid = await laying;
  if (laid === undefined) return undefined;
  const last = await lastFrom(STORE, laid);
  if (last === undefined) return newTable(laid);
  moveTo(addressOfGame(last), 'replaceState');
  return openTable(last, show);
}

/** A game from a file is a game of its own, unless it is here already. No page is loaded: where nothing is kept it can be played all the same. */
async function openFile({ laid, saved, sitting }: SavedAt): Promise<void> {
  const isWhole = sitting.replayed?.divergence === undefined;
  const same = isWhole ? await findSame(STORE, saved).catch(() => undefined) : undefined;
  moveTo(same === undefined ? laid.address : addressOfGame(same), 'pushState');
  if (same === undefined) await sitting.keepOpened((decision, of) => show(<Notice laying={{ decision, of }} />));
  show(same === undefined ? laid.table(sitting.begin()) : await openTable(same, show));
}

/** A new game like one that is kept: the same scenario and options, other dice. */
async function beginAnother(kept: KeptGame): Promise<void> {
  const laying = await laidFor(kept, DOORS);
  if ('fault' in laying) return location.assign(kept.address);
  const laid = laying.laid.keptAs?.(kept) ?? laying.laid;
  moveTo(laid.address, 'pushState');
  show(newTable(laid));
}

/** A new game from an address of the page. */
async function beginAt(address: string): Promise<void> {
  for (const door of DOORS) {
    const laid = await door.at(new URLSearchParams(address));
    if (laid === undefined) continue;
    moveTo(laid.address, 'pushState');
    return show(newTable(laid));
  }
}

/** How many games of older versions are still where they were; where the browser lets nobody look there are none. */
async function moveGames(): Promise<number> {
  try {
    return await moveOldGames(localStorage, STORE, aboutOldGame);
  } catch {
    return 0;
  }
}

/** Without a game in the address: what there is to play. */
async function page(): Promise<ReactElement> {
  const unmoved = await moveGames();
  // Also where nothing of the server's is asked for: it tells who I am.
  const online = isServed() ? await (await atServer()).onlinePage(show) : undefined;
  if (online !== undefined) return online;
  const search = new URLSearchParams(location.search);
  const lesson = search.get('lesson') ?? '';
  if (lesson !== '') return lessonTable(lesson);
  if (search.has('about')) {
    const { About } = await import('./home/pages.tsx');
    return <About />;
  }
  const book = DOORS.find(({ ruleset }) => ruleset === search.get('book'))?.book;
  if (book !== undefined) {
    const { BookPage } = await import('./home/pages.tsx');
    return <BookPage book={book} />;
  }
  const id = gameAsked(location.search);
  if (id !== undefined) return openTable(id, show);
  for (const door of DOORS) {
    const table = await game(door.at(search));
    if (table !== undefined) return table;
  }
  const coming = [listed(), lessons(), frames(), import('./home/pages.tsx')] as const;
  const [entries, all, shown, { Home }] = await Promise.all(coming);
  return (
    <Home
      entries={entries.filter(({ isTeaching }) => !isTeaching)}
      {...{ unmoved, frames: shown }}
      lessons={all}
      onOpen={saved => void openFile(saved).catch(complain)}
      onAgain={kept => void beginAnother(kept).catch(complain)}
      onBegin={address => void beginAt(address).catch(complain)}
    />
  );
}

heedAddress();

/** A file let go on the page must not take the browser away from it, whether it is read there or not. */
const keepPage = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};
for (const kind of ['dragover', 'drop'] as const) window.addEventListener(kind, keepPage);

/** Without words nothing can be said but that, in every language. */
function sayNothing(): void {
  root?.render(
    <div className="notice" role="alert">
      {LANGUAGES.map(language => (
        <p key={language} lang={language}>
          {IN_EACH.noWords[language]}
        </p>
      ))}
    </div>,
  );
}

show(<Notice />);
void page().then(show, complain);
