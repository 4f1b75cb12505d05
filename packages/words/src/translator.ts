import { createInstance } from 'i18next';
import { ENGLISH, type Key, POLISH } from './catalogue.ts';
import { typeset } from './typeset.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Values = Readonly<Record<string, unknown>>;

/** A text by its key, with its numbers and names put in. */
export type Translate = (key: Key, values?: Values) => string;

export function translator(language: Language): Translate {
  const i18n = createInstance({
    lng: language,
    resources: { en: { translation: ENGLISH }, pl: { translation: POLISH } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  i18n.init();
  return (key, values = {}) => typeset(language, i18n.t(key, values));
}

/** A key put together from a code of the engine: the catalogue test knows every code, so that none is missing. */
export const keyFor = (...parts: readonly string[]): Key => parts.join('.') as Key;
