export { checkedOrderOfBattle, loadOrderOfBattle } from './gcacw/armies/loadOrderOfBattle.ts';
export { writeOrderOfBattle } from './gcacw/armies/writeOrderOfBattle.ts';
export type { Briefing, FirstAction } from './gcacw/briefings/briefing.ts';
export { checkedBriefing, loadBriefing } from './gcacw/briefings/loadBriefing.ts';
export { FORMATS, type Format } from './gcacw/files/formats.ts';
export type { LessonEntry, ScenarioEntry } from './gcacw/files/lists.ts';
export {
  type ContentFile,
  type ContentValue,
  type Validation,
  validateFiles,
  validateValues,
} from './gcacw/files/validateFiles.ts';
export { checkedLesson, loadLesson } from './gcacw/lessons/loadLesson.ts';
export { checkedMap, loadMap } from './gcacw/maps/loadMap.ts';
export { writeMap } from './gcacw/maps/writeMap.ts';
export { type ImportedRoster, importRoster } from './gcacw/roster/importRoster.ts';
export { type Remark, ROSTER_REMARKS } from './gcacw/roster/remarks.ts';
export { type Library, libraryOf } from './gcacw/scenarios/library.ts';
export { checkedScenario, loadScenario } from './gcacw/scenarios/loadScenario.ts';
export type { Stand } from './gcacw/scenarios/stands.ts';
export { bySize, type Summary, summaryOf } from './gcacw/scenarios/summary.ts';
export { writeScenario } from './gcacw/scenarios/writeScenario.ts';
export { placeOfFault } from './jsonSource.ts';
export { checkedArmy } from './lee/armies/checkedArmy.ts';
export { loadArmy } from './lee/armies/loadArmy.ts';
export { checkedBook } from './lee/books/checkedBook.ts';
export { loadBook } from './lee/books/loadBook.ts';
export { READINGS } from './lee/books/readings.ts';
export { readLeeSetup } from './lee/setups/readSetup.ts';
export { nearest } from './nearest.ts';
export { type Loaded, type Params, PROBLEM_CODES, type Problem, type ProblemCode } from './problems.ts';
export { readYaml } from './yamlSource.ts';
