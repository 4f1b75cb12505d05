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
import { OPTIONS, withOptions, worldOf } from '@wigwag/gcacw';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { type Address, addressOf, shelfOf } from './address.ts';
import { Home } from './home/Home.tsx';
import { Notice } from './home/Notice.tsx';
import { listed, open } from './library/library.ts';
import { LocalTable } from './localTable.ts';
import { Shelf } from './shelf.ts';

const ROLL_PAUSE = 650;

/** The game that the address asks for. */
async function game(address: Address, scenario: string) {
  const opened = await open(scenario);
  const asked = OPTIONS.filter(name => address.options.includes(name)).map(name => [name, true]);
  const world = withOptions(worldOf(opened.scenario), Object.fromEntries(asked));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shelf = new Shelf(shelfOf(address));
  const table = new LocalTable({ world, shelf, seed: address.seed, pause: still ? 0 : ROLL_PAUSE });
  return <App table={table} briefing={opened.briefing} />;
}

/** Without a scenario in the address: what there is to play. */
async function page(): Promise<React.JSX.Element> {
  const address = addressOf(location.search);
  return address.scenario === undefined ? <Home entries={await listed()} /> : game(address, address.scenario);
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
