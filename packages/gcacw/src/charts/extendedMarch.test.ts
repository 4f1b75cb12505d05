import { ruleTests } from '@wigwag/tests/rule';
import { expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { extendedMarch } from './extendedMarch.ts';

const rule = ruleTests<ClauseId>();

// biome-ignore format: a table
const PRINTED = [
  // roll     organized: 1   21      disorganized: 1   5     6     9     10    21
  [ 1,        'NE',     'NE',                'NE', 'NE', 'NE', 'NE', 'NE', 'NE' ],
  [ 5,        'NE',     'NE',                'NE', 'NE', 'NE', 'NE', 'NE', 'NE' ],
  [ 6,        'D',      'D',                 1,    1,    1,    1,    1,    1    ],
  [ 7,        'D',      'D',                 1,    1,    1,    1,    2,    2    ],
  [ 8,        'D',      'D',                 1,    1,    2,    2,    3,    3    ],
  [ 11,       'D',      'D',                 1,    1,    2,    2,    3,    3    ],
] as const;

rule('5.1/extended-columns', 'organized units read one column, disorganized ones that of their Manpower', () => {
  for (const [roll, ...results] of PRINTED) {
    const organized = [1, 21].map(manpower => extendedMarch(roll, manpower, false));
    const disorganized = [1, 5, 6, 9, 10, 21].map(manpower => extendedMarch(roll, manpower, true));
    expect([...organized, ...disorganized], `roll ${roll}`).toEqual(results);
  }
});
