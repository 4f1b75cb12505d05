import { analysis } from './analysis.ts';
import { handout } from './handout.ts';
import { report } from './report.ts';

/** What is looked up at the table, or after a game: charts and the report. */
export const lookedUp = {
  ...analysis,
  ...handout,
  ...report,
} as const;
