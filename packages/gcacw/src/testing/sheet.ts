import { findSide, makeGrid } from '@wigwag/hex';
import type { HexData, HexsideData, MapData } from '../data/map.ts';
import { newGame } from '../ruleset.ts';
import type { GameCode } from '../vocabulary.ts';
import { worldOf } from '../world/world.ts';
import { Table } from './table.ts';

const GROUND: HexData = { terrain: 'clear', station: false, landing: false };
const BARE: HexsideData = { ways: [], unfinished: false, indestructible: false, fordRemains: false, county: false };

const TIES = 'ties union union union union union union';

/** One sheet of 60 columns and 30 rows, clear but for the hexsides given by their printed numbers. */
function sheetMap(name: string, hexsides: Readonly<Record<string, Partial<HexsideData>>>): MapData {
  const sheets = [
    { name, columns: [1, 60], rows: { odd: [1, 30], even: [1, 30] }, at: [0, 0] },
  ] as const satisfies MapData['sheets'];
  const grid = makeGrid({ orientation: 'flat', sheets });
  const found: (HexsideData | undefined)[] = Array.from({ length: grid.sideCount }, () => undefined);
  for (const [printed, data] of Object.entries(hexsides)) {
    const side = findSide(grid, printed);
    if (side === undefined) throw new Error(`no hexside ${printed}`);
    found[side] = { ...BARE, ...data };
  }
  const hexes = grid.names.map(() => GROUND);
  return { id: 'sheet', title: { en: '', pl: '' }, sheets, grid, hexes, hexsides: found, courses: [] };
}

/** Hexes that a game names have numbers of real sheets: pieces on such a sheet, with ids and printed numbers. */
export function onSheet(
  game: GameCode,
  hexsides: Readonly<Record<string, Partial<HexsideData>>>,
  pieces: string,
  places: Readonly<Record<string, string>>,
): Table {
  const t = new Table(`game ${game}\n turns 2\n ${TIES}\n map\n . .\n .\n${pieces}`);
  const { scenario } = t.game.world;
  const map = sheetMap(Object.keys(hexsides)[0]?.slice(0, 1) ?? 'S', hexsides);
  const units = scenario.setup.units.map(unit => ({ ...unit, hex: map.grid.byName.get(places[unit.unit] ?? '') ?? 0 }));
  t.game = newGame(worldOf({ ...scenario, map, setup: { ...scenario.setup, units } }));
  return t;
}
