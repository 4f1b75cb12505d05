import { LENGTHS, RETREAT_CHARTS, RETREATS } from '../../combat/retreat/retreatPaths.ts';
import { type Cell, type Table, term } from '../table.ts';
import type { ChartTerm } from '../terms.ts';

const NAMES = { retreat: 'retreat', rout: 'rout', cavalry: 'cavalryRetreat', voluntary: 'voluntary' } as const;

const hexes = (least: number, most: number): Cell => `${least}–${most}`;

const lengths: Table = {
  id: 'lengths',
  clause: '7.6/retreat-normal-length',
  columns: [term('hexes'), term('chart1Until')],
  rows: RETREATS.map(manner => {
    const { least, most, early } = LENGTHS[manner];
    return { head: term(NAMES[manner]), cells: [hexes(least, most), early] };
  }),
  notes: [term('chart2When')],
};

type RetreatClause = (typeof RETREAT_CHARTS)[keyof typeof RETREAT_CHARTS][number]['clause'];

const LINES: Readonly<Record<RetreatClause, ChartTerm>> = {
  '7.6/chart1-p1': 'p1',
  '7.6/chart1-p2': 'p2',
  '7.6/chart1-p3': 'p3',
  '7.6/chart1-p4-farther': 'p4Farther',
  '7.6/chart1-p4-not-farther': 'p4NotFarther',
  '7.6/chart1-p5': 'p5',
  '7.6/chart2-p1': 'later1',
  '7.6/chart2-p2': 'later2',
  '7.6/chart2-p3': 'later3',
};

const chart = (id: 'chart1' | 'chart2'): Table => ({
  id,
  columns: [term('priority'), term('sheltered'), term('exposed')],
  rows: RETREAT_CHARTS[id].map(({ clause, priority, sheltered, exposed }) => ({
    head: term(LINES[clause]),
    cells: [priority, sheltered, exposed],
    clause,
  })),
});

export const retreatTables = (): readonly Table[] => [lengths, chart('chart1'), chart('chart2')];
