import { expect, it } from 'vitest';
import { SMALL_SCENARIO, smallLibrary } from '../testing/smallFiles.ts';
import { loadScenario } from './loadScenario.ts';
import { bySize, summaryOf } from './summary.ts';

it('counts what is on the map and what is still to come, side by side', () => {
  const scenario = loadScenario(SMALL_SCENARIO, 'scenario.yaml', smallLibrary()).ok;
  expect(scenario && summaryOf(scenario)).toEqual({
    id: 'small-march',
    title: { en: 'Small march', pl: 'Mały marsz' },
    reason: { en: 'To see everything once.', pl: 'Żeby zobaczyć wszystko raz.' },
    theme: 'raid',
    ...{ game: 'SJW', year: 1862, map: 'small', from: '1862-08-08', to: '1862-08-09', turns: 2 },
    sides: [
      { side: 'union', leaders: 2, units: 3, manpower: 21 },
      { side: 'confederate', leaders: 2, units: 2, manpower: 15 },
    ],
    pieces: 9,
    ...{ isHidden: false, isTeaching: false },
  });
});

it('the small ones come first', () => {
  const scenario = loadScenario(SMALL_SCENARIO, 'scenario.yaml', smallLibrary()).ok;
  if (scenario === undefined) throw new Error('no scenario');
  const small = summaryOf(scenario);
  const long = { ...small, id: 'long', turns: 5 };
  expect([long, small].sort(bySize).map(({ id }) => id)).toEqual(['small-march', 'long']);
});
