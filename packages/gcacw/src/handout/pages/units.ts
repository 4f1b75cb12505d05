import { combatValue, QUARTERS } from '../../charts/strength.ts';
import { afterRest, exhausts, isCalm } from '../../recovery/recover.ts';
import { FATIGUE_LEVELS } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { type Cell, type Table, term } from '../table.ts';

const valueFor = (manpower: number, isDisorganized: boolean): Cell => {
  const value = combatValue(manpower, isDisorganized) / QUARTERS;
  return value === 0.5 ? '½' : value;
};

function strength({ profile: { maxManpower } }: World): Table {
  const men = Array.from({ length: maxManpower }, (_, at) => at + 1);
  return {
    id: 'strength',
    clause: '2.2/strength-disorganized-value',
    corner: term('manpower'),
    columns: men,
    rows: [
      { head: term('organized'), cells: men.map(each => valueFor(each, false)) },
      { head: term('disorganized'), cells: men.map(each => valueFor(each, true)) },
    ],
  };
}

const rest: Table = {
  id: 'rest',
  clause: '8.0/step-5-fatigue',
  corner: term('fatigue'),
  columns: FATIGUE_LEVELS,
  rows: [
    {
      head: term('recovers'),
      cells: FATIGUE_LEVELS.map(fatigue => (isCalm({ fatigue }) ? term('yes') : '—')),
      clause: '8.0/step-3a-organize',
    },
    {
      head: term('becomesExhausted'),
      cells: FATIGUE_LEVELS.map(fatigue => (exhausts(fatigue) ? term('yes') : '—')),
      clause: '8.0/step-4-exhaust',
    },
    { head: term('afterwards'), cells: FATIGUE_LEVELS.map(afterRest), clause: '8.0/step-5-fatigue' },
  ],
};

export const unitsTables = (world: World): readonly Table[] => [strength(world), rest];
