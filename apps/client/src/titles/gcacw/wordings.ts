import type { Wording } from '../../shell/spoken.ts';

/** Said at the table. */
export const AT_TABLE: Wording = {
  en: () => import('@wigwag/words/en/gcacw').then(({ table }) => table),
  pl: () => import('@wigwag/words/pl/gcacw').then(({ table }) => table),
};

/** In charts and in the report. */
export const LOOKED_UP: Wording = {
  en: () => import('@wigwag/words/en/gcacw-looked-up').then(({ lookedUp }) => lookedUp),
  pl: () => import('@wigwag/words/pl/gcacw-looked-up').then(({ lookedUp }) => lookedUp),
};
