import type { Language } from './translate.ts';

const NO_BREAK = '\u00a0';

/** One-letter words, which may not end a line of Polish; not the W of M-W. */
const HANGING = /(?<![\p{L}\p{N}.’'-])([aiouwz]) (?=\S)/giu;

/** A number and the noun after it; other short words may begin a line. */
const COUNTED =
  /(?<=\p{N}) (?!(?:a|albo|ani|bez|co|czy|do|i|jest|lub|ma|na|nie|o|od|oraz|są|u|w|z|za)(?!\p{L}))(?=\p{L})/gu;

/** A number and its sign, in every language. */
const PERCENT = /(?<=\p{N}) (?=%)/gu;

/** Width by depth, in every language. */
const BY = /(?<=\p{N}) × (?=\p{N})/gu;

const inEvery = (text: string): string => text.replace(PERCENT, NO_BREAK).replace(BY, `${NO_BREAK}×${NO_BREAK}`);

const SETTERS = {
  en: inEvery,
  pl: text => inEvery(text.replace(HANGING, `$1${NO_BREAK}`).replace(COUNTED, NO_BREAK)),
} as const satisfies Record<Language, (text: string) => string>;

/** A text as it is put out: what belongs together stays on one line. */
export const typeset = (language: Language, text: string): string => SETTERS[language](text);
