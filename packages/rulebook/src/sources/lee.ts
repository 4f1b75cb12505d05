import clauses from '@wigwag/lee/clauses.json' with { type: 'json' };
import chapters from '../../lee/chapters.json' with { type: 'json' };
import marks from '../../lee/marks.json' with { type: 'json' };
import options from '../../lee/options.json' with { type: 'json' };
import readings from '../../lee/readings.json' with { type: 'json' };
import type { BookSource } from '../source.ts';

export const LEE: BookSource = { name: 'lee', clauses, chapters, marks, options, readings };
