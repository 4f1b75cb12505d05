import { type Language, type Texts, type Translate, translatorOf } from '@wigwag/words';

/** Fetched by whoever reads the language, and by nobody else. */
const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('@wigwag/words/en').then(({ ENGLISH }) => ENGLISH),
  pl: () => import('@wigwag/words/pl').then(({ POLISH }) => POLISH),
};

const learned = new Map<Language, Translate>();

/** Fetches the words of a language. */
export async function learn(language: Language): Promise<void> {
  if (!learned.has(language)) learned.set(language, translatorOf(language, await TEXTS[language]()));
}

/** The words of a language that has been learned. */
export function spokenIn(language: Language): Translate {
  const t = learned.get(language);
  if (t === undefined) throw new Error(`the words of ${language} are not here yet: learn them first`);
  return t;
}
