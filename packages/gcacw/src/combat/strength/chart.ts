/** The Combat Chart. Rows are the attacker's modified die less the defender's; a dash is no effect. */
type Row = readonly [difference: number, ...cells: string[]];

/** The last Combat value of each column; the last column is open. */
const DEFENDER_COLUMNS = [3, 6, 11, 18, 26, 37, 49] as const;
const ATTACKER_COLUMNS = [3, 6, 11, 18, 26, 37, 49, 59, 69] as const;

// biome-ignore format: a table
/** Defender: 1/2-3, 4-6, 7-11, 12-18, 19-26, 27-37, 38-49, 50 and more. The F in row -2 is as printed: see ROW_MINUS_2. */
const DEFENDER: readonly Row[] = [
  [ 10, '3DR*',   '4DR*',   '5DR*',   '5DR*',   '6DR*',   '8DR*',   '9DR*',   '11DR*'],
  [  9, '2DR*',   '3DR*',   '4DR*',   '4DR*',   '5DR*',   '7DR*',   '8DR*',   '10DR*'],
  [  8, '2DR*',   '2DR*',   '3DR*',   '4DR*',   '5DR*',   '7DR*',   '7DR*',   '9DR*'],
  [  7, '1DR',    '2DR',    '2DR',    '3DR',    '4DR',    '6DR',    '7DR',    '8DR'],
  [  6, '1DR',    '2DR',    '2DR',    '3DR',    '3DR',    '4DR',    '5DR',    '6DR'],
  [  5, '1DR',    '2DR',    '2DR',    '3DR',    '3DR',    '3DR',    '4DR',    '5DR'],
  [  4, 'DR',     '1DR',    '1DR',    '2DR',    '3DR',    '3DR',    '4DR',    '5DR'],
  [  3, 'Dr',     'Dr',     '1Dr',    '1Dr',    '2Dr',    '2Dr',    '3Dr',    '4Dr'],
  [  2, 'Dr',     'Dr',     '1Dr',    '1Dr',    '2Dr',    '2Dr',    '2Dr',    '3Dr'],
  [  1, 'D',      'D',      'D',      '1D',     '1D',     '2D',     '2D',     '2D'],
  [  0, 'D',      'D',      'D',      'D',      '1D',     '1D',     '2D',     '2D'],
  [ -1, 'F',      'F',      'F',      'F',      '1F',     '1F',     '1F',     '2F'],
  [ -2, 'f',      'f',      'f',      'F',      'f',      '1f',     '1f',     '1f'],
  [ -3, '-',      '-',      '-',      '-',      '-',      '1',      '1',      '1'],
  [ -4, '-',      '-',      '-',      '-',      '-',      '-',      '1',      '1'],
  [ -5, '-',      '-',      '-',      '-',      '-',      '-',      '-',      '1'],
  [ -6, '-',      '-',      '-',      '-',      '-',      '-',      '-',      '-'],
  [ -7, '-',      '-',      '-',      '-',      '-',      '-',      '-',      '-'],
  [ -8, '-',      '-',      '-',      '-',      '-',      '-',      '-',      '-'],
];

// biome-ignore format: a table
/** Attacker: the same to 38-49, then 50-59, 60-69, 70 and more. */
const ATTACKER: readonly Row[] = [
  [ 10, 'a',      'a',      'a',      'a',      'a',      'a',      'a',      'a',      '1a',     '1a'],
  [  9, 'a',      'a',      'a',      'a',      'a',      'a',      'a',      '1a',     '1a',     '1a'],
  [  8, 'a',      'a',      'a',      'a',      'a',      'a',      '1a',     '1a',     '1a',     '2a'],
  [  7, 'a',      'a',      'a',      'a',      'a',      '1a',     '1a',     '1a',     '2a',     '2a'],
  [  6, 'a',      'a',      'a',      'a',      '1a',     '1a',     '1a',     '2a',     '2a',     '3a'],
  [  5, 'Ea',     'Ea',     'Ea',     'Ea',     '1Ea',    '1Ea',    '2Ea',    '2Ea',    '3Ea',    '3Ea'],
  [  4, 'fa',     'fa',     'fa',     '1fa',    '1fa',    '2fa',    '3fa',    '3fa',    '4fa',    '5fa'],
  [  3, 'Fa',     'Fa',     'Fa',     '1Fa',    '2Fa',    '2Fa',    '3Fa',    '4Fa',    '5Fa',    '6Fa'],
  [  2, 'Da',     'Da',     '1Da',    '1Da',    '2Da',    '2Da',    '3Da',    '4Da',    '5Da',    '6Da'],
  [  1, 'D',      '1D',     '1D',     '1D',     '2D',     '3D',     '3D',     '4D',     '5D',     '7D'],
  [  0, 'D',      '1D',     '1D',     '1D',     '2D',     '3D',     '4D',     '5D',     '6D',     '8D'],
  [ -1, 'D',      '1D',     '1D',     '1D',     '2D',     '3D',     '5D',     '6D',     '7D',     '8D'],
  [ -2, 'D',      '1D',     '2D',     '2D',     '3D',     '3D',     '5D',     '7D',     '8D',     '9D'],
  [ -3, '1D',     '2D',     '2D',     '2D',     '3D',     '4D',     '5D',     '7D',     '8D',     '9D'],
  [ -4, '1D',     '2D',     '2D',     '2D',     '3D',     '5D',     '6D',     '8D',     '9D',     '10D'],
  [ -5, '1D',     '2D',     '2D',     '3D',     '4D',     '6D',     '7D',     '9D',     '11D',    '12D'],
  [ -6, '2D',     '2D',     '3D',     '3D',     '5D',     '6D',     '8D',     '10D',    '12D',    '13D'],
  [ -7, '2D',     '3D',     '4D',     '4D',     '5D',     '7D',     '9D',     '11D',    '13D',    '15D'],
  [ -8, '3D',     '4D',     '5D',     '5D',     '6D',     '8D',     '10D',    '12D',    '14D',    '16D'],
];

export const LOWEST_ROW = -8;
export const HIGHEST_ROW = 10;

type RetreatResult = 'none' | 'r' | 'R' | 'R*';

/** What a cell says: men lost by the force, letters for every unit of it. */
export interface Result {
  readonly cell: string;
  readonly loss: number;
  readonly disorganized: boolean;
  readonly fatigue: 0 | 1 | 2 | 3;
  /** D, F, f or E: the active unit's march is over. */
  readonly endsMarch: boolean;
  readonly retreat: RetreatResult;
  readonly advance: boolean;
}

function parsed(cell: string): Result {
  const [, loss = '', letters = ''] = /^(\d*)(.*)$/.exec(cell === '-' ? '' : cell) ?? [];
  const has = (letter: string): boolean => letters.includes(letter);
  return {
    cell,
    loss: Number(loss),
    disorganized: has('D'),
    fatigue: has('D') ? 3 : has('F') ? 2 : has('f') ? 1 : 0,
    endsMarch: has('D') || has('F') || has('f') || has('E'),
    retreat: has('R*') ? 'R*' : has('R') ? 'R' : has('r') ? 'r' : 'none',
    advance: has('a'),
  };
}

/** 7.5/column-half-up: a half between two columns goes to the right-hand one. */
const columnOf = (columns: readonly number[], value: number): number => {
  const found = columns.findIndex(last => value <= last);
  return found < 0 ? columns.length : found;
};

const cellAt = (chart: readonly Row[], row: number, column: number): string =>
  String(chart[HIGHEST_ROW - row]?.[column + 1] ?? '-');

/** Values are whole Combat values, halves and all. */
export function defenderResult(row: number, value: number, printedF: boolean): Result {
  const column = columnOf(DEFENDER_COLUMNS, value);
  const odd = row === ROW_MINUS_2.row && column === ROW_MINUS_2.column && !printedF;
  return readCell(odd ? ROW_MINUS_2.played : cellAt(DEFENDER, row, column));
}

export const attackerResult = (row: number, value: number): Result =>
  readCell(cellAt(ATTACKER, row, columnOf(ATTACKER_COLUMNS, value)));

/** Printed F, played f: every other cell of the row is f. The option combatChartPrintedF plays it as printed. */
const ROW_MINUS_2 = { row: -2, column: 3, played: 'f' } as const;

const RESULTS = new Map(
  [...DEFENDER, ...ATTACKER].flatMap(([, ...cells]) => cells.map(cell => [cell, parsed(cell)] as const)),
);

/** Of the charts' own cells each is read once. */
export const readCell = (cell: string): Result => RESULTS.get(cell) ?? parsed(cell);

type ChartSide = 'attacker' | 'defender';

const columnsOf = (side: ChartSide): readonly number[] => (side === 'attacker' ? ATTACKER_COLUMNS : DEFENDER_COLUMNS);

function labelAt(columns: readonly number[], at: number): string {
  const low = at === 0 ? '½' : String((columns[at - 1] ?? 0) + 1);
  return at === columns.length ? `${low}+` : `${low}-${columns[at]}`;
}

/** For sheets of odds: the label of a column. */
export const columnLabel = (side: ChartSide, value: number): string => labelAt(columnsOf(side), columnAt(side, value));

/** Which column is read for a Combat value. */
export const columnAt = (side: ChartSide, value: number): number => columnOf(columnsOf(side), value);

/** One side's chart as it is played, from row +10 down. */
export function combatChart(side: ChartSide, printedF: boolean) {
  const columns = columnsOf(side);
  const labels = [...columns, Number.POSITIVE_INFINITY].map((_, at) => labelAt(columns, at));
  const rows = (side === 'attacker' ? ATTACKER : DEFENDER).map(([row]) => ({
    row,
    cells: labels.map((_, column) => {
      const value = columns[column] ?? Number.POSITIVE_INFINITY;
      return (side === 'attacker' ? attackerResult(row, value) : defenderResult(row, value, printedF)).cell;
    }),
  }));
  return { labels, rows };
}
