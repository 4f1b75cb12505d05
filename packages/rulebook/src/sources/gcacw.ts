import clauses from '@wigwag/gcacw/clauses.json' with { type: 'json' };
import chapters from '../../gcacw/chapters.json' with { type: 'json' };
import marks from '../../gcacw/marks.json' with { type: 'json' };
import options from '../../gcacw/options.json' with { type: 'json' };
import readings from '../../gcacw/readings.json' with { type: 'json' };
import type { BookSource } from '../source.ts';

export const GCACW: BookSource = { name: 'gcacw', clauses, chapters, marks, options, readings };
