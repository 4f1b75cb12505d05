import { inWindow, isLand, type MapData, type Window } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import type { Path, Report } from '../../problems.ts';
import type { Draft } from '../../shape.ts';
import { lookUp } from '../maps/hexLookup.ts';
import type { ScenarioFile } from './schema.ts';

/** Where pieces may stand: on land, within the window */
export interface Field {
  readonly map: MapData | undefined;
  readonly window: Window | undefined;
}

export function fieldOf({ window }: Draft<ScenarioFile>, map: MapData | undefined, report: Report): Field {
  const [first, second] = (window ?? []).map((printed, index) =>
    map === undefined || printed === undefined ? undefined : lookUp(map.grid, printed, ['window', index], report),
  );
  return { map, window: first === undefined || second === undefined ? undefined : [first, second] };
}

/** Hexes of the map by their printed numbers. */
export const hexesOf = (
  map: MapData | undefined,
  printed: readonly (string | undefined)[],
  path: Path,
  report: Report,
): Hex[] =>
  printed.flatMap((name, index) =>
    map === undefined || name === undefined ? [] : (lookUp(map.grid, name, [...path, index], report) ?? []),
  );

/** The hex of a printed number, as far as a piece may stand there. */
export function placeOn({ map, window }: Field, printed: string, path: Path, report: Report): Hex | undefined {
  if (map === undefined) return undefined;
  const hex = lookUp(map.grid, printed, path, report);
  const data = hex === undefined ? undefined : map.hexes[hex];
  if (hex === undefined || data === undefined) return undefined;
  if (!isLand(data)) report(path, 'not-land', { found: printed, terrain: data.terrain });
  if (window !== undefined && !inWindow(map.grid, window, hex)) report(path, 'outside-window', { found: printed });
  return hex;
}
