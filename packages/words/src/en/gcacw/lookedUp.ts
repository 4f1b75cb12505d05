import { analysis } from './analysis.ts';
import { handout } from './handout.ts';
import { advice } from './page/advice.ts';
import { battle } from './page/battle.ts';
import { reckoning } from './reckoning.ts';
import { report } from './report.ts';

/** What is looked up at the table, or after a game: cards of rolls, charts and the report. */
export const lookedUp = {
  ...advice,
  ...analysis,
  ...battle,
  ...handout,
  ...reckoning,
  ...report,
} as const;
