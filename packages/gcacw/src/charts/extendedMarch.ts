type ExtendedResult = 'NE' | 'D' | 1 | 2 | 3;

// biome-ignore format: a table
const EXTENDED_MARCH: Readonly<Record<'5' | '6' | '7' | '8', readonly ExtendedResult[]>> = {
  //  organized   disorganized: to 5   6-9    10 and more
  5: [ 'NE',                    'NE',  'NE',  'NE' ],
  6: [ 'D',                     1,     1,     1    ],
  7: [ 'D',                     1,     1,     2    ],
  8: [ 'D',                     1,     2,     3    ],
};

/** 5.1/extended-columns */
function column(manpower: number, disorganized: boolean): number {
  if (!disorganized) return 0;
  if (manpower <= 5) return 1;
  return manpower <= 9 ? 2 : 3;
}

export function extendedMarch(roll: number, manpower: number, disorganized: boolean): ExtendedResult {
  const row = EXTENDED_MARCH[roll <= 5 ? '5' : roll === 6 ? '6' : roll === 7 ? '7' : '8'];
  return row[column(manpower, disorganized)] ?? 'NE';
}
