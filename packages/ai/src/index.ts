export {
  type Analysis,
  type AnalysisStep,
  analyse,
  analysing,
  analysisOf,
  type Conduct,
  type DiceLuck,
} from './analysis/analysis.ts';
export type { ChancePoint } from './analysis/chances.ts';
export { type Comparison, compared } from './analysis/comparison.ts';
export type { Better, Confirmation, Judgement } from './analysis/judgement.ts';
export type { Stroke } from './analysis/luck.ts';
export type { Intent } from './analysis/playing.ts';
export { type Eyes, Story, type Told } from './analysis/story.ts';
export {
  ANALYSIS_SETTINGS,
  type AnalysisResult,
  type AnalysisSettings,
  type AnalysisTask,
  doTask,
  firstTasks,
  secondTasks,
} from './analysis/tasks.ts';
export * from './arena/pair.ts';
export * from './arena/play.ts';
export * from './arena/sequential.ts';
export { askFor } from './arena/sight.ts';
export * from './arena/standing.ts';
export * from './bot.ts';
export * from './chance.ts';
export { Commander, commanderOf, type Settings } from './commander/commander.ts';
export * from './commander/explanation.ts';
export { LEVELS, type Level } from './commander/levels.ts';
export { STYLES, type Style } from './commander/weights.ts';
export * from './registry.ts';
export * from './simulate/simulation.ts';
export * from './simulate/tale.ts';
