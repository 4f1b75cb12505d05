import type { GroundTerrain } from '../../charts/terrainCosts.ts';
import { ARTILLERY_COLUMNS, ARTILLERY_TABLE, type ArtilleryModifier } from '../../combat/strength/artillery.ts';
import { type Cell, plus, type Table, term, word } from '../table.ts';

/** The rows of the artillery table. */
export const GUN_TERRAINS = Object.keys(ARTILLERY_TABLE) as readonly GroundTerrain[];

const label = (at: number): Cell => {
  const last = ARTILLERY_COLUMNS[at];
  const before = ARTILLERY_COLUMNS[at - 1];
  if (before === undefined) return term('orLess', { number: `${last}`.replace('-', '−') });
  const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
  if (last === undefined) return term('orMore', { number: signed(before + 1) });
  return term('between', { from: signed(before + 1), to: signed(last) });
};

/** A star: the modifier or nothing, by one more die; a dagger: the modifier, or one less. */
function cellOf({ even, odd }: ArtilleryModifier): Cell {
  if (even === odd) return plus(even);
  return term(odd === 0 ? 'star' : 'dagger', { value: `${even > 0 ? '+' : '−'}${Math.abs(even)}` });
}

export const artilleryTables = (): readonly Table[] => [
  {
    id: 'guns',
    clause: '7.4/artillery-table',
    corner: term('differential'),
    columns: [...ARTILLERY_COLUMNS, 0].map((_, at) => label(at)),
    rows: GUN_TERRAINS.map(terrain => ({
      head: word('terrain', terrain),
      cells: (ARTILLERY_TABLE[terrain] ?? []).map(cellOf),
    })),
    notes: [term('gunsNote'), term('gunsWeak')],
  },
];
