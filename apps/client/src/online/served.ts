import { fetchedWith, type Wording } from '../shell/spoken.ts';

/** Is there a server of games behind this page? It says so in the page that it sends; any other page has no such mark. */
export const isServed = (): boolean => document.querySelector('meta[name="wigwag-online"]') !== null;

/** Said of games over the network. */
const WORDS: Wording = {
  en: () => import('@wigwag/words/en/online').then(({ online }) => online),
  pl: () => import('@wigwag/words/pl/online').then(({ online }) => online),
};

/** The pages of such games, for whoever is behind a server of them. */
export const atServer = () => fetchedWith(WORDS, import('./page.tsx'));
