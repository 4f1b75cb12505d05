export { ENGLISH, type Key, POLISH } from './catalogue.ts';
export { hexLabel, signed } from './tell/basics.ts';
export * from './tell/combat.ts';
export * from './tell/gcacw.ts';
export * from './tell/records.ts';
export * from './tell/victory.ts';
export { keyFor, LANGUAGES, type Language, type Translate, translator, type Values } from './translator.ts';
export { typeset } from './typeset.ts';
