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
import { withOptions, worldOf } from '@wigwag/gcacw';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { type Address, addressOf, optionsAsked, shelfOf } from './address.ts';
import { Home } from './home/Home.tsx';
import { Notice } from './home/Notice.tsx';
import { Course } from './lessons/course.ts';
import { lessons, listed, open, openLesson } from './library/library.ts';
import { LocalTable } from './localTable.ts';
import { FORGETFUL, Shelf } from './shelf.ts';

const ROLL_PAUSE = 650;

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const pause = still ? 0 : ROLL_PAUSE;

/** The game that the address asks for. */
async function game(address: Address, scenario: string) {
  const opened = await open(scenario);
  const world = withOptions(worldOf(opened.scenario), optionsAsked(address, opened.scenario.year));
  const shelf = new Shelf(shelfOf(address));
  const table = new LocalTable({ world, shelf, seed: address.seed, pause });
  return <App table={table} briefing={opened.briefing} />;
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
  if (address.scenario !== undefined) return game(address, address.scenario);
  const [entries, all] = await Promise.all([listed(), lessons()]);
  return <Home entries={entries} lessons={all} />;
}

const element = document.getElementById('root');
if (element !== null) {
  const root = createRoot(element);
  root.render(<Notice />);
  page().then(
    shown => root.render(shown),
    (trouble: unknown) => root.render(<Notice trouble={trouble} />),
  );
}
