import { analysis } from './analysis.ts';
import { handout } from './handout.ts';
import { referee as refereePage } from './page/referee.ts';
import { report as reportPage } from './page/report.ts';
import { referee } from './referee.ts';
import { report } from './report.ts';

/** What is looked up or asked for at the table, or after a game: charts, the report, the referee. */
export const lookedUp = {
  ...analysis,
  ...handout,
  ...refereePage,
  ...reportPage,
  ...referee,
  ...report,
} as const;
