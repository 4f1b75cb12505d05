import { create } from 'zustand';

/** What lies on the desk at an open table, besides what lies on every desk. */
interface TableDesk {
  /** The things on the table that a line of the log speaks of; everybody sees them there. */
  readonly told: readonly string[];
}

const NOTHING: readonly string[] = [];

export const useTableDesk = create<TableDesk>(() => ({ told: NOTHING }));

export const putOnTable = (change: Partial<TableDesk>): void => useTableDesk.setState(change);

export const tellNothing = (): void => putOnTable({ told: NOTHING });
