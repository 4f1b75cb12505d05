import { createInstance } from 'i18next';
import type { Key } from './catalogue.ts';
import { typeset } from './typeset.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Values = Readonly<Record<string, unknown>>;

/** A text by its key, with its numbers and names put in. */
export type Translate = (key: Key, values?: Values) => string;

/** Every text of a language, by its key. */
export type Texts = Readonly<Record<string, string>>;

/** So many texts are remembered at most. */
const REMEMBERED = 4000;

/** What a text follows from, if its values are plain; undefined: it is looked up each time. */
function nameOf(key: Key, values: Values): string | undefined {
  let name: string = key;
  for (const [value, given] of Object.entries(values)) {
    if (typeof given === 'object' || typeof given === 'function') return undefined;
    name += `\0${value}\0${typeof given}\0${String(given)}`;
  }
  return name;
}

/** Looks up once what is asked again and again: a map has the same words for a hundred pieces after every decision. */
function remembering(look: Translate, known: Map<string, string>): Translate {
  return (key, values = {}) => {
    const name = nameOf(key, values);
    if (name === undefined) return look(key, values);
    const found = known.get(name) ?? look(key, values);
    if (known.size >= REMEMBERED) known.clear();
    known.set(name, found);
    return found;
  };
}

/** What a translator goes by. */
interface Lexicon {
  readonly texts: Record<string, string>;
  add(texts: Texts): void;
}

const LEXICONS = new WeakMap<Translate, Lexicon>();

/** A text as it is written, with its gaps; undefined: there is none of that key. */
export const textFor = (t: Translate, key: string): string | undefined => {
  const texts = LEXICONS.get(t)?.texts ?? {};
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
};

/** Of the texts of a language, however they were come by. */
export function translatorOf(language: Language, texts: Texts): Translate {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  i18n.init();
  const known = new Map<string, string>();
  const translate = remembering((key, values = {}) => typeset(language, i18n.t(key, values)), known);
  const own = { ...texts };
  const add = (more: Texts): void => {
    i18n.addResourceBundle(language, 'translation', more, true, true);
    Object.assign(own, more);
    known.clear();
  };
  LEXICONS.set(translate, { texts: own, add });
  return translate;
}

/** From now on it knows these texts, too. */
export const teach = (t: Translate, texts: Texts): void => LEXICONS.get(t)?.add(texts);

/** A key put together from a code of the engine: the catalogue test knows every code, so that none is missing. */
export const keyFor = (...parts: readonly string[]): Key => parts.join('.') as Key;
