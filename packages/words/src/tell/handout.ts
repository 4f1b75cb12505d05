import type { Cell, ChartId, TableId, Term } from '@wigwag/gcacw';
import { keyFor, type Translate, type Values } from '../translate.ts';
import { inDigits, signed } from './basics.ts';

/** What dice are added to: nothing is not written. */
const valuesOf = ({ values = {} }: Term): Values =>
  typeof values.plus === 'number' ? { ...values, added: values.plus === 0 ? '' : signed(values.plus) } : values;

/** A cell of a table of the handout, a head of a row or column, or a note. */
export function cellText(t: Translate, cell: Cell): string {
  if (typeof cell === 'number') return inDigits(cell);
  if (typeof cell === 'string') return cell;
  if ('plus' in cell) return signed(cell.plus);
  return t(keyFor('gcacw', cell.of, cell.code), valuesOf(cell));
}

export const chartTitle = (t: Translate, id: ChartId): string => t(keyFor('gcacw', 'handout', id));
export const tableTitle = (t: Translate, id: TableId): string => t(keyFor('gcacw', 'table', id));
