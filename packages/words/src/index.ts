export { ENGLISH, type Key, POLISH } from './catalogue.ts';
export { hexLabel, phaseTitle } from './tell/basics.ts';
export * from './tell/combat.ts';
export * from './tell/events.ts';
export * from './tell/gcacw.ts';
export * from './tell/pickets.ts';
export * from './tell/records.ts';
export * from './tell/victory.ts';
export { keyFor, LANGUAGES, type Language, type Translate, translator, type Values } from './translator.ts';
