import type { TableId } from '../table.ts';

/** What of a table applies: a row, a column, or the cell where they meet. */
export interface Lit {
  readonly table: TableId;
  readonly row?: number;
  readonly column?: number;
  /** By row: how likely the dice come to it. */
  readonly chances?: ReadonlyMap<number, number>;
}

/** The light on a row, column or cell; a place that the table has not is not lit. */
export function lit(table: TableId, place: { readonly row?: number; readonly column?: number }): Lit[] {
  const { row, column } = place;
  if ((row ?? 0) < 0 || (column ?? 0) < 0) return [];
  return [{ table, ...(row !== undefined && { row }), ...(column !== undefined && { column }) }];
}
