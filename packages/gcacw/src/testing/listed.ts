import { hexName } from '@wigwag/hex';
import type { Table } from './table.ts';

const LEADERS = ['leader', 'along'];
const HEXES = ['hex', 'to', 'target'];

function nameOf({ game: { world } }: Table, field: string, value: unknown): string {
  if (typeof value !== 'number') return String(value);
  if (HEXES.includes(field)) return hexName(world.grid, value);
  return (LEADERS.includes(field) ? world.leaders : world.units)[value]?.id ?? String(value);
}

/** The choices now open of a verb, by names: 'logan smith+harrow -', one word for each of its fields. */
export const listed = (t: Table, verb: string): string[] =>
  t.open(verb).map(({ do: _, ...fields }) =>
    Object.entries(fields)
      .map(([field, value]) => (Array.isArray(value) ? value : [value]).map(each => nameOf(t, field, each)).join('+'))
      .map(word => word || '-')
      .join(' '),
  );
