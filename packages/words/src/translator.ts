import { ENGLISH, POLISH } from './catalogue.ts';
import { type Language, type Texts, type Translate, translatorOf } from './translate.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en: ENGLISH, pl: POLISH };

/** With all languages at hand, as programs have them; a page fetches the one that is read. */
export const translator = (language: Language): Translate => translatorOf(language, TEXTS[language]);
