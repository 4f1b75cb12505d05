import type { Wording } from '../../shell/spoken.ts';

export const AT_TABLE: Wording = {
  en: () => import('@wigwag/words/en/pickets').then(({ pickets }) => pickets),
  pl: () => import('@wigwag/words/pl/pickets').then(({ pickets }) => pickets),
};
