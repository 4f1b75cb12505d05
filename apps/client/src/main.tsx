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
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { LocalTable } from './localTable.ts';
import { firstMarch } from './scenario.ts';
import { Shelf } from './shelf.ts';

const ROLL_PAUSE = 650;

function seedOf(address: string): number | undefined {
  const given = new URLSearchParams(address).get('seed');
  return given === null || given === '' || !Number.isSafeInteger(Number(given)) ? undefined : Number(given);
}

const options = new URLSearchParams(location.search).get('options')?.split(',') ?? [];
const world = firstMarch(options);
const seed = seedOf(location.search);
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const shelf = new Shelf([world.scenario.id, ...(seed === undefined ? [] : [seed]), ...options].join('.'));
const table = new LocalTable({ world, shelf, seed, pause: still ? 0 : ROLL_PAUSE });

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App table={table} />);
