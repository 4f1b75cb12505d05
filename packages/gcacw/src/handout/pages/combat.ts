import { ATTACK_COST, ATTACK_TYPES, TYPE_MODIFIER } from '../../combat/attack/attack.ts';
import { combatChart } from '../../combat/strength/chart.ts';
import { BASIC_FLANK, CHANGED_FLANK, MOST_REDUCTIONS } from '../../combat/strength/flank.ts';
import { ratioModifier } from '../../combat/strength/modifiers.ts';
import type { World } from '../../world/world.ts';
import { plus, type Table, term, word } from '../table.ts';
import { groundCombat } from './terrain.ts';

function chartTable({ options }: World, id: 'defender' | 'attacker'): Table {
  const { labels, rows } = combatChart(id, options.combatChartPrintedF);
  return {
    id,
    clause: id === 'defender' ? '7.5/defender-column' : '7.5/attacker-column',
    corner: term('row'),
    columns: labels.map(label => label.replace('-', '–')),
    rows: rows.map(({ row, cells }) => ({ head: plus(row), cells: cells.map(cell => (cell === '-' ? '—' : cell)) })),
  };
}

const types: Table = {
  id: 'types',
  clause: '7.4/type-modifiers',
  columns: [term('attackingFoot'), term('attackingCavalry'), term('modifier')],
  rows: [
    ...ATTACK_TYPES.map(type => ({
      head: word('attackType', type),
      cells: [ATTACK_COST[type].infantry, ATTACK_COST[type].cavalry, plus(TYPE_MODIFIER[type])],
    })),
    { head: word('attackType', 'assault'), cells: ['—', '—', plus(TYPE_MODIFIER.assault)] },
  ],
};

/** The columns of the ratio table: so many to one, and one to so many. */
export const RATIOS = [
  [1, 4],
  [1, 3],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
] as const;

const ratio: Table = {
  id: 'ratio',
  clause: '7.4/ratio-compute',
  columns: RATIOS.map(([attacker, defender]) => `${attacker} : ${defender}`),
  rows: [
    { head: term('modifier'), cells: RATIOS.map(([attacker, defender]) => plus(ratioModifier(attacker, defender))) },
  ],
};

const flanks: Table = {
  id: 'flanks',
  clause: '7.4/flank-apply',
  columns: [term('modifier')],
  rows: [
    { head: term('coveredSix'), cells: [plus(BASIC_FLANK.six)], clause: '7.4/flank-basic-six' },
    { head: term('coveredFive'), cells: [plus(BASIC_FLANK.five)], clause: '7.4/flank-basic-five' },
    { head: term('coveredFewer'), cells: [plus(0)], clause: '7.4/flank-basic-four' },
  ],
  notes: [term('reductions', { most: MOST_REDUCTIONS })],
};

const BONUSES = [0, 1, 2, 3, 4] as const;

const flankChanges: Table = {
  id: 'flankChanges',
  clause: '7.8/effect-4',
  corner: term('bonus'),
  columns: BONUSES.map(plus),
  rows: [
    { head: term('refused'), cells: CHANGED_FLANK.refused.map(plus), clause: '7.8/effect-4' },
    { head: term('halved'), cells: CHANGED_FLANK.halved.map(plus), clause: '7.4/flank-redoubt' },
  ],
};

function caps({ profile: { maxCombatValue } }: World): Table {
  const { attacking, defending, halfEntrenched, allEntrenched } = maxCombatValue;
  return {
    id: 'caps',
    clause: attacking[0],
    columns: [term('combatValue')],
    rows: [
      { head: term('attacking'), cells: [attacking[1]], clause: attacking[0] },
      { head: term('defending'), cells: [defending[1]], clause: defending[0] },
      { head: term('halfEntrenched'), cells: [halfEntrenched], clause: '7.2/cap-defence-half-entrenched' },
      { head: term('allEntrenched'), cells: [allEntrenched], clause: '7.2/cap-defence-all-entrenched' },
    ],
  };
}

export const combatTables = (world: World): readonly Table[] => [
  { ...chartTable(world, 'defender'), notes: [term('letters')] },
  chartTable(world, 'attacker'),
  types,
  ratio,
  flanks,
  flankChanges,
  groundCombat(),
  caps(world),
];
