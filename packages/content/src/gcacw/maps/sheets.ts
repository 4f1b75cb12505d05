import { type Grid, makeGrid, type Orientation, type Sheet } from '@wigwag/hex';
import type { Report } from '../../problems.ts';
import type { Draft } from '../../shape.ts';
import type { MapFile, SheetFields } from './schema.ts';

type SheetDraft = Draft<SheetFields>;
type Printed = Draft<SheetFields['columns']>;

/** The grid of the sheets; undefined, with the reason reported, where they make none. */
export function gridOf(map: Draft<MapFile>, report: Report): { grid: Grid; sheets: readonly Sheet[] } | undefined {
  const { orientation, sheets: drafts } = map;
  if (drafts === undefined) return undefined;
  const sound = drafts.map(
    (sheet, index) => sheet !== undefined && checkSheet(sheet, index, drafts, orientation, report),
  );
  const sheets = drafts.map(wholeSheet).filter(sheet => sheet !== undefined);
  if (orientation === undefined || sheets.length < drafts.length || sound.includes(false)) return undefined;
  return { grid: makeGrid({ orientation, sheets }), sheets };
}

function checkSheet(
  sheet: SheetDraft,
  index: number,
  all: readonly (SheetDraft | undefined)[],
  orientation: Orientation | undefined,
  report: Report,
): boolean {
  let sound = true;
  const problem: Report = (path, code, params) => {
    sound = false;
    report(['sheets', index, ...path], code, params);
  };
  const { name, at } = sheet;
  if (name !== undefined && all.slice(0, index).some(other => other?.name === name))
    problem(['name'], 'sheet-twice', { found: name });
  for (const field of ['columns', 'oddRows', 'evenRows'] as const) checkRange(sheet[field], field, problem);
  // An odd shift would turn the zigzag of the printed numbers upside down.
  const [along, found] = orientation === 'pointy' ? [1, at?.[1]] : [0, at?.[0]];
  if (found !== undefined && found % 2 !== 0) problem(['at', along], 'sheet-shift', { found });
  return sound;
}

function checkRange(range: Printed | undefined, field: string, report: Report): void {
  const [from, to] = range ?? [];
  if (from !== undefined && to !== undefined && from > to) report([field], 'range-order', { from, to });
}

function wholeSheet(sheet: SheetDraft | undefined): Sheet | undefined {
  const { name, columns, oddRows, evenRows, at } = sheet ?? {};
  const [odd, even] = [pairOf(oddRows), pairOf(evenRows)];
  const [across, shift] = [pairOf(columns), pairOf(at)];
  if (name === undefined || !across || !odd || !even || !shift) return undefined;
  return { name, columns: across, rows: { odd, even }, at: shift };
}

function pairOf(numbers: Printed | undefined): readonly [number, number] | undefined {
  const [first, second] = numbers ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}
