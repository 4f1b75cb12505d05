import { analysis } from './analysis.ts';
import { handout } from './handout.ts';
import { battle } from './page/battle.ts';
import { report } from './report.ts';

/** What is looked up at the table, or after a game: cards of rolls, charts and the report. */
export const lookedUp = {
  ...analysis,
  ...battle,
  ...handout,
  ...report,
} as const;
