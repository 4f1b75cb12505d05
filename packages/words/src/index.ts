export { ENGLISH, type Key, POLISH } from './catalogue.ts';
export { IN_EACH } from './inEach.ts';
export * from './tell/actions.ts';
export { hexLabel, phaseTitle, signed } from './tell/basics.ts';
export * from './tell/clock.ts';
export * from './tell/combat.ts';
export { dateOf, datesOf, inDecimals, inPercent, shortDateOf } from './tell/dates.ts';
export * from './tell/events.ts';
export * from './tell/gcacw.ts';
export * from './tell/handout.ts';
export * from './tell/lee/lee.ts';
export { coveredInches, digits, inInches } from './tell/lee/measures.ts';
export { leeName, leeText } from './tell/lee/names.ts';
export { areaKind, formationLabel, pieceKindLabel, pieceLabel, pointLabel } from './tell/lee/values.ts';
export * from './tell/pickets.ts';
export * from './tell/records.ts';
export * from './tell/upshot.ts';
export * from './tell/victory.ts';
export {
  keyFor,
  LANGUAGES,
  type Language,
  type Texts,
  type Translate,
  teach,
  translatorOf,
  type Values,
} from './translate.ts';
export { translator } from './translator.ts';
export { typeset } from './typeset.ts';
