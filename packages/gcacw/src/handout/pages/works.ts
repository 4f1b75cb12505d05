import { type WorksStep, worksOfYear } from '../../charts/works.ts';
import { EARLIEST_USE_OF_A_BREASTWORK_BUILD, MULTIPLIERS, REDOUBT } from '../../works/multiplier.ts';
import type { World } from '../../world/world.ts';
import { type Cell, type Table, type TableRow, type Term, term, word } from '../table.ts';

const fromTerm = ([, from, , only]: WorksStep): Term => {
  if (from === 'redoubt') return only === undefined ? term('inRedoubt') : term('inRedoubtOf');
  return from === 'none' ? term('worksNone') : word('works', from);
};

const ladder = (id: 'worksAction' | 'worksRecovery', steps: readonly WorksStep[], notes: readonly Term[]): Table[] =>
  steps.length === 0
    ? []
    : [
        {
          id,
          columns: [term('becomes')],
          rows: steps.map(
            (step): TableRow => ({ head: fromTerm(step), cells: [word('works', step[2])], clause: step[0] }),
          ),
          notes,
        },
      ];

const HALVES = ['', '½'] as const;
const times = (halves: number): Cell => `× ${Math.floor(halves / 2)}${HALVES[halves % 2]}`;

const PLAIN = 2;

function effect({ year }: World): Table {
  const known = worksOfYear(year);
  const isBegun = (works: string): boolean => works === 'breastwork-build' && year < EARLIEST_USE_OF_A_BREASTWORK_BUILD;
  const halvesOf = (works: (typeof known)[number]): number =>
    isBegun(works) ? PLAIN : (MULTIPLIERS.find(([, markers]) => markers.includes(works))?.[2] ?? PLAIN);
  return {
    id: 'worksEffect',
    clause: '9.0/mult-breastwork',
    columns: [term('times')],
    rows: [
      ...known.map(works => ({ head: word('works', works), cells: [times(halvesOf(works))] })),
      { head: term('redoubt'), cells: [times(REDOUBT)], clause: '9.0/mult-redoubt' },
    ],
  };
}

export function worksTables(world: World): readonly Table[] {
  const { ladders, action } = world.entrenching;
  const isOn = action !== undefined && (!action.optional || world.options.entrenchActions1863);
  const cost = action === undefined ? [] : [term('entrenchCost', { fatigue: action.fatigue, limit: action.limit })];
  return [
    ...(isOn ? ladder('worksAction', ladders.action, cost) : []),
    ...ladder('worksRecovery', ladders.recovery, []),
    effect(world),
  ];
}
