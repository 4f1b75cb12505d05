import type { Grid, Hex } from '@wigwag/hex';
import type { Window } from './scenario.ts';

export function inWindow(grid: Grid, window: Window, hex: Hex): boolean {
  return within(grid.columns, window, hex) && within(grid.rows, window, hex);
}

function within(places: Int16Array, [a, b]: Window, hex: Hex): boolean {
  const [from, to, at] = [places[a] ?? 0, places[b] ?? 0, places[hex] ?? 0];
  return at >= Math.min(from, to) && at <= Math.max(from, to);
}
