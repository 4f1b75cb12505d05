import type { Wording } from '../../shell/spoken.ts';

export const AT_TABLE: Wording = {
  en: () => import('@wigwag/words/en/lee').then(({ table }) => table),
  pl: () => import('@wigwag/words/pl/lee').then(({ table }) => table),
};
