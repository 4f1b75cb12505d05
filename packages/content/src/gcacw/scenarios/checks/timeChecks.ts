import { OPTIONS, otherYearOf, PROFILES } from '@wigwag/gcacw';
import type { Report } from '../../../problems.ts';
import type { Draft } from '../../../shape.ts';
import type { ScenarioFile } from '../schema.ts';

export function checkTime(scenario: Draft<ScenarioFile>, report: Report): void {
  checkYear(scenario, report);
  checkTurns(scenario, report);
  checkOptions(scenario, report);
  checkTies(scenario, report);
}

/** 4.2/tie-bac-aio: where the game settles ties by the number rolled, the scenario brings its table. */
function checkTies({ game, ties }: Draft<ScenarioFile>, report: Report): void {
  if (game !== undefined && ties === undefined && PROFILES[game].tie === 'by-number') {
    report([], 'ties-missing', { game });
  }
}

function checkYear({ game, year }: Draft<ScenarioFile>, report: Report): void {
  if (game === undefined || year === undefined) return;
  const known = PROFILES[game].year;
  if (year !== known) report(['year'], 'year-not-of-game', { found: year, game, known });
}

/** The year of the first turn is that of the scenario, whose procedures apply to the end (9.0/procedure-by-year). */
function checkTurns({ turns = [], year }: Draft<ScenarioFile>, report: Report): void {
  const first = turns[0];
  if (first !== undefined && year !== undefined && Number(first.slice(0, 4)) !== year)
    report(['turns', 0], 'date-year', { found: first, year });
  turns.forEach((date, index) => {
    const before = turns[index - 1];
    if (date !== undefined && before !== undefined && date <= before)
      report(['turns', index], 'date-order', { found: date, before });
  });
}

/** An option may be switched off anywhere, and on where it means something. */
function checkOptions({ options, year }: Draft<ScenarioFile>, report: Report): void {
  if (year === undefined) return;
  for (const option of OPTIONS) {
    const known = options?.[option] ? otherYearOf(option, year) : undefined;
    if (known !== undefined) report(['options', option], 'option-of-other-year', { found: option, year, known });
  }
}
