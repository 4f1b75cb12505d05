import type { Analysis, AnalysisSettings, Eyes, ToldLine } from '@wigwag/ai';
import type { Game, World } from '@wigwag/gcacw';

/** A position as it was seen, without its cache. */
export type Seen = Pick<Game, 'board' | 'stack'>;

/** A game to be analysed: what one audience was told and saw, and no more. */
export interface AnalysisAsked {
  readonly world: World;
  readonly log: readonly ToldLine[];
  /** By the lines of the log, from one line on. */
  readonly past: readonly (Seen | undefined)[];
  readonly eyes: Eyes;
  readonly settings: AnalysisSettings;
}

/** How far it has come; with what was found now and then, in case somebody does not want to wait. */
export interface AnalysisSaid {
  readonly done: number;
  readonly of: number;
  readonly found?: Analysis;
}
