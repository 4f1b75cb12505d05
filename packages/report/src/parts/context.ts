import type { Report } from '@wigwag/gcacw';
import type { Telling } from '../telling.ts';

/** What every part of the sheet is given. */
export interface SheetProps {
  readonly telling: Telling;
  readonly report: Report;
  /** Leads to the game as it was when its log had so many lines; left out on paper and in a file. */
  readonly go?: ((lines: number) => void) | undefined;
}
