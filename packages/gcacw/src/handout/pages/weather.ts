import { RAIN_RESULTS } from '../../vocabulary.ts';
import { isResultOf, RAIN } from '../../weather/rain.ts';
import type { World } from '../../world/world.ts';
import { type Cell, type Table, term, word } from '../table.ts';

/** The rows of the table of random events: sums of two dice. */
export const EVENT_TOTALS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function events({ scenario: { randomEvents } }: World): Table[] {
  if (randomEvents === undefined) return [];
  return [
    {
      id: 'randomEvents',
      clause: '12.0/random-events-unmodified',
      corner: term('sum'),
      columns: [term('result')],
      rows: EVENT_TOTALS.map(total => {
        const found = randomEvents[total];
        return { head: total, cells: [found === undefined ? term('noEvent') : word('rain', found)] };
      }),
    },
  ];
}

function numbers({ profile }: World): Table {
  const { minor, major } = profile.rain;
  const known = RAIN_RESULTS.filter(result => isResultOf(profile, result));
  const cell = (all: readonly (number | string | undefined)[], at: number): Cell => all[at + 1] ?? '—';
  return {
    id: 'rainNumbers',
    clause: '12.0/markers-each-rain',
    columns: [term('minorRivers'), term('majorRivers')],
    rows: known.map(result => {
      const at = RAIN_RESULTS.indexOf(result);
      return { head: word('rain', result), cells: [cell(minor, at), cell(major, at)], clause: RAIN[result][0] };
    }),
  };
}

/** Of a scenario in which it may rain. */
export const weatherTables = (world: World): readonly Table[] =>
  world.scenario.randomEvents === undefined ? [] : [...events(world), numbers(world)];
