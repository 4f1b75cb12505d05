import '@fontsource-variable/inter/wght.css';
import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-700.css';
import '@fontsource/eb-garamond/latin-ext-400.css';
import '@fontsource/eb-garamond/latin-ext-400-italic.css';
import '@fontsource/eb-garamond/latin-ext-700.css';
import '@wigwag/mapview/colours.css';
import '@wigwag/mapview/drawing.css';
import '@wigwag/mapview/mapview.css';
import '@wigwag/mapview/pieces.css';
import './shell/css/page.css';
import './shell/css/topbar.css';
import './shell/css/decision.css';
import './shell/css/panel.css';
import './shell/css/slip.css';
import './titles/gcacw/css/sides.css';
import './titles/gcacw/css/when.css';
import './titles/gcacw/css/forces.css';
import './titles/gcacw/css/odds.css';
import './titles/gcacw/css/referee.css';
import './titles/gcacw/css/score.css';
import './home/home.css';
import './home/games/games.css';
import './titles/gcacw/css/lesson.css';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { About } from './home/About.tsx';
import { Home } from './home/Home.tsx';
import { LeftGame } from './home/LeftGame.tsx';
import { Notice } from './home/Notice.tsx';
import { type Laid, pause, sittingAt } from './shell/door.ts';
import { laidFor, type SavedAt } from './shell/keeping/gameFile.ts';
import { isBegun, type Left } from './shell/keeping/shelf.ts';
import { DOORS } from './titles/doors.ts';
import { lessonTable } from './titles/gcacw/lessons/openLesson.tsx';
import { lessons, listed } from './titles/gcacw/library/library.ts';

const element = document.getElementById('root');
const root = element === null ? undefined : createRoot(element);
const show = (shown: ReactElement): void => root?.render(shown);

const tableOf = ({ laid, sitting }: Pick<SavedAt, 'laid' | 'sitting'>): ReactElement => laid.table(sitting.begin());

const newTable = (laid: Laid<Vocabulary>): ReactElement => tableOf({ laid, sitting: sittingAt(laid) });

/** A game that was left is played on with the options it was begun with, in the place and with the dice of its address. */
async function leftTable(laid: Laid<Vocabulary>, left: Left & { readonly saved: SavedGame }): Promise<ReactElement> {
  const onAnew = (): void => show(newTable(laid));
  const laying = await laidFor(left.saved, DOORS);
  if ('fault' in laying) return <LeftGame {...{ laid, left, onAnew }} fault={laying.fault} />;
  const { shelf, address, seed, setupOf } = laid;
  const there = { ...laying.laid, shelf, address, seed, setupOf };
  const placed: SavedAt = { laid: there, saved: left.saved, sitting: sittingAt(there, left.saved) };
  if (placed.sitting.replayed?.divergence === undefined || !isBegun(left)) return tableOf(placed);
  return <LeftGame {...{ laid, left, onAnew }} game={placed} onGoOn={() => show(tableOf(placed))} />;
}

/** The game that the address asks for, from where it was left. */
async function game(laid: Laid<Vocabulary>): Promise<ReactElement> {
  const left = laid.shelf.read();
  if (left === undefined) return newTable(laid);
  if ('saved' in left) return leftTable(laid, left);
  return <LeftGame laid={laid} left={left} onAnew={() => show(newTable(laid))} />;
}

/** No page is loaded: where nothing is kept a file can be played all the same. */
function openFile(opened: SavedAt): void {
  history.pushState(undefined, '', opened.laid.address);
  asked = location.search;
  show(tableOf(opened));
}

/** Without a game in the address: what there is to play. */
async function page(): Promise<ReactElement> {
  const search = new URLSearchParams(location.search);
  const lesson = search.get('lesson') ?? '';
  if (lesson !== '') return lessonTable(lesson, pause());
  if (search.has('about')) return <About />;
  for (const door of DOORS) {
    const laying = door.at(search);
    if (laying !== undefined) return game(await laying);
  }
  const [entries, all] = await Promise.all([listed(), lessons()]);
  return <Home entries={entries} lessons={all} onOpen={openFile} onAgain={({ address }) => location.assign(address)} />;
}

/** What is on the screen; a step back to another address brings its page. */
let asked = location.search;
window.addEventListener('popstate', () => {
  if (location.search !== asked) location.reload();
});

/** A file let go on the page must not take the browser away from it, whether it is read there or not. */
const keepPage = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};
for (const kind of ['dragover', 'drop'] as const) window.addEventListener(kind, keepPage);

show(<Notice />);
page().then(show, (trouble: unknown) => show(<Notice trouble={trouble} />));
