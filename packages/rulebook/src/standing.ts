import type { Clause } from './book.ts';

/** The game on the table, as far as clauses ask. */
export interface Circumstances {
  /** Its code. */
  readonly game: string;
  readonly year: number;
  readonly weather: string;
  readonly mode: string;
  /** Those that are on. */
  readonly options: ReadonlySet<string>;
}

/** Why a clause is not in force. */
export type Absence = 'game' | 'year' | 'weather' | 'mode' | 'option';

/** Years from which on the last one named stands for all that follow. */
const LAST_YEAR = 1864;

/** Why the clause does not hold in the game; undefined: it is in force. What lasts longest is named first. */
export function absenceOf({ applies = {}, option }: Clause, here: Circumstances): Absence | undefined {
  const { games, except, years, weather, mode } = applies;
  if ((games !== undefined && !games.includes(here.game)) || except?.includes(here.game)) return 'game';
  if (mode !== undefined && mode !== here.mode) return 'mode';
  if (years !== undefined && !years.includes(Math.min(here.year, LAST_YEAR))) return 'year';
  if (option !== undefined && !here.options.has(option)) return 'option';
  return weather !== undefined && weather !== here.weather ? 'weather' : undefined;
}
