import type { Answer } from '@wigwag/kernel';
import { type Named, Table } from './table.ts';

/** Eleven columns and eight rows of one terrain. */
const ground = (letter: string): string =>
  ['map', ...Array(8).fill(`  ${Array(6).fill(letter).join('   ')}\n    ${Array(5).fill(letter).join('   ')}`)].join(
    '\n',
  );

/** Open ground; a road from west to east through 0104, 0204, 0304, 0404 and on. */
export const OPEN = `${ground('.')}\nroad 0104-0204-0304-0404-0504-0604-0704-0804-0904-1004-1104`;
/** Woods without a road: every zone in them is restricted. */
export const WOODS = ground('w');

/** A march that has begun, with so many points on the die. */
export function marching(unit: string, points: number | Answer, ...lines: string[]): Table {
  const t = new Table(lines.join('\n')).atAction('union');
  t.do({ do: 'march', unit }, points);
  return t;
}

/** Rides away by the first way that is open, no farther than it must; answers how far. */
export function ride(t: Table): number {
  let hexes = 0;
  while (t.asked.startsWith('retreat')) {
    if (t.open('halt').length > 0) t.do({ do: 'halt' });
    else {
      t.do(t.open('retreat')[0] as Named);
      hexes += 1;
    }
  }
  return hexes;
}
