export type { Briefing, FirstAction } from './gcacw/briefing.ts';
export { FORMATS, type Format } from './gcacw/formats.ts';
export { type Library, libraryOf } from './gcacw/library.ts';
export { loadBriefing } from './gcacw/loadBriefing.ts';
export { loadLesson } from './gcacw/loadLesson.ts';
export { loadMap } from './gcacw/loadMap.ts';
export { loadOrderOfBattle } from './gcacw/loadOrderOfBattle.ts';
export { loadScenario } from './gcacw/loadScenario.ts';
export { type ImportedRoster, importRoster } from './gcacw/roster/importRoster.ts';
export { type Remark, ROSTER_REMARKS } from './gcacw/roster/remarks.ts';
export { bySize, type Summary, summaryOf } from './gcacw/summary.ts';
export {
  type ContentFile,
  type ContentValue,
  type Validation,
  validateFiles,
  validateValues,
} from './gcacw/validateFiles.ts';
export { writeMap } from './gcacw/writeMap.ts';
export { writeOrderOfBattle } from './gcacw/writeOrderOfBattle.ts';
export { writeScenario } from './gcacw/writeScenario.ts';
export { nearest } from './nearest.ts';
export { type Loaded, type Params, PROBLEM_CODES, type Problem, type ProblemCode } from './problems.ts';
export { readYaml } from './yamlSource.ts';
