import type { Table } from './table.ts';

/** Movement points that the march under way has left; 0 when none is. */
export const pointsLeft = ({ top }: Table): number => (top?.kind === 'march' ? top.left / 2 : 0);
