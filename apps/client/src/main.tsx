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
import './css/page.css';
import './css/panel.css';
import './css/odds.css';
import './css/referee.css';
import './css/score.css';
import './css/home.css';
import './css/lesson.css';
import './css/slip.css';
import { worldOf } from '@wigwag/gcacw';
import type { GameRecord } from '@wigwag/kernel';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { addressOf, addressOfScenario } from './address.ts';
import { type GameFile, strangeRules } from './files/gameFile.ts';
import { Home } from './home/Home.tsx';
import { LeftGame } from './home/LeftGame.tsx';
import { Notice } from './home/Notice.tsx';
import { Course } from './lessons/course.ts';
import { lessons, listed, openLesson } from './library/library.ts';
import { followed, LocalTable, worldOfRecord } from './localTable.ts';
import { type Place, placeAt } from './place.ts';
import { FORGETFUL, isBegun } from './shelf.ts';

const ROLL_PAUSE = 650;

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const pause = still ? 0 : ROLL_PAUSE;

const element = document.getElementById('root');
const root = element === null ? undefined : createRoot(element);
const show = (shown: React.JSX.Element): void => root?.render(shown);

function atTable({ opened, ...place }: Place, record?: GameRecord) {
  return <App table={new LocalTable({ ...place, record, pause })} briefing={opened.briefing} />;
}

/** The game that the address asks for, from where it was left. */
function game(laid: Place) {
  const left = laid.shelf.read();
  if (left === undefined) return atTable(laid);
  const onAnew = (): void => show(atTable(laid));
  if ('problem' in left) return <LeftGame place={laid} left={left} onAnew={onAnew} />;
  const { record } = left;
  const strange = strangeRules(record);
  if (strange !== undefined) return <LeftGame place={laid} left={left} fault={strange.fault} onAnew={onAnew} />;
  const place = { ...laid, world: worldOfRecord(laid.world, record) };
  const following = followed(place.world, record);
  if (following.divergence === undefined || !isBegun(left)) return atTable(place, record);
  const onGoOn = (): void => show(atTable(place, record));
  return <LeftGame {...{ place, left, following, onGoOn, onAnew }} />;
}

/** No page is loaded: where nothing is kept a file can be played all the same. */
function openFile({ place, record }: GameFile): void {
  history.pushState(undefined, '', addressOfScenario(place.opened.scenario.id, place.seed));
  asked = location.search;
  show(atTable(place, record));
}

/** A lesson begins anew at every visit. */
async function learning(id: string) {
  const [{ scenario, lesson }, all] = await Promise.all([openLesson(id), lessons()]);
  const table = new LocalTable({ world: worldOf(scenario), shelf: FORGETFUL, seed: undefined, pause, lesson });
  return <App table={table} course={new Course(lesson, table)} lessons={all} />;
}

/** Without a scenario in the address: what there is to play. */
async function page(): Promise<React.JSX.Element> {
  const address = addressOf(location.search);
  if (address.lesson !== undefined) return learning(address.lesson);
  const { scenario } = address;
  if (scenario !== undefined) return game(await placeAt({ ...address, scenario }));
  const [entries, all] = await Promise.all([listed(), lessons()]);
  return <Home entries={entries} lessons={all} onOpen={openFile} />;
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
