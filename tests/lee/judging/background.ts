import { cornersOf, gapOf, spot } from '../judge/plane.ts';
import type { BaseHere, Spot, TableHere } from '../judge/table.ts';
import { type Chance, hundredth, mil } from './numbers.ts';
import { blob, box } from './shapes.ts';

const TERRAINS = ['hill', 'difficult', 'wood', 'built-up'] as const;

export const SIZES = [
  [72, 48],
  [48, 48],
  [60, 44],
] as const;

export function anyArea(chance: Chance, id: string, middle: Spot): TableHere['areas'][number] {
  const terrain = chance.of(TERRAINS);
  const surface = chance.is(12) ? 'impassable' : terrain === 'difficult' && chance.is(60) ? 'field' : 'plain';
  const ring = chance.is(50)
    ? box(chance, middle, chance.between(1.5, 8), chance.between(1, 5))
    : blob(chance, middle, chance.between(1, 4), 4 + chance.below(7));
  return { id, terrain, surface, ring, by: chance.of(['blue', 'grey']), half: false };
}

export const anywhere = (chance: Chance, width: number, height: number, margin = 0): Spot =>
  spot(mil(chance.between(margin, width - margin)), mil(chance.between(margin, height - margin)));

/** A line of a few legs that goes on more or less as it began. */
function winding(chance: Chance, from: Spot, to: Spot, bends: number): Spot[] {
  const line = [from];
  for (let i = 1; i <= bends; i++) {
    const part = i / (bends + 1);
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    line.push(spot(mil(x + chance.between(-1.5, 1.5)), mil(y + chance.between(-1.5, 1.5))));
  }
  return [...line, to];
}

export function lineAcross(chance: Chance, width: number, height: number): Spot[] {
  const bends = chance.of([0, 0, 1, 2, 3]);
  if (chance.is(50)) {
    return winding(chance, spot(0, mil(chance.between(0, height))), spot(width, mil(chance.between(0, height))), bends);
  }
  return winding(chance, spot(mil(chance.between(0, width)), 0), spot(mil(chance.between(0, width)), height), bends);
}

const WIDTHS = { river: 2, stream: 0.5, road: 1, railway: 1 } as const;

function anyLine(
  chance: Chance,
  id: string,
  linear: keyof typeof WIDTHS,
  line: readonly Spot[],
): TableHere['lines'][number] {
  const embanked = linear === 'railway' && chance.is(50);
  return { id, linear, line, width: WIDTHS[linear], by: chance.of(['blue', 'grey']), sunken: false, embanked };
}

/** Terrain here and there. */
export function anyTable(chance: Chance): TableHere {
  const [width, height] = chance.of(SIZES);
  const areas = Array.from({ length: chance.below(14) }, (_, i) =>
    anyArea(chance, `a${i}`, anywhere(chance, width, height, 3)),
  );
  const kinds = chance.of([[], [], ['road'], ['stream'], ['river'], ['road', 'railway'], ['stream', 'road']] as const);
  const lines = kinds.map((linear, i) => anyLine(chance, `l${i}`, linear, lineAcross(chance, width, height)));
  const barriers = Array.from({ length: chance.below(4) }, (_, i) => {
    const from = anywhere(chance, width, height, 6);
    const to = spot(mil(from.x + chance.between(-5, 5)), mil(from.y + chance.between(-5, 5)));
    return { id: `f${i}`, line: chance.is(70) ? [from, to] : winding(chance, from, to, 1), along: 'l0' };
  });
  return { width, height, areas, lines, barriers, bridges: [] };
}

/** Bases that stand clear of each other; up to `most` of them are tried. */
export function anyBases(chance: Chance, { width, height }: TableHere, most: number, taken: readonly BaseHere[]) {
  const bases: BaseHere[] = [];
  for (let i = 0; i < most; i++) {
    const base: BaseHere = {
      id: `b${i}`,
      at: anywhere(chance, width, height, 3),
      heading: chance.is(30) ? 90 * chance.below(4) : hundredth(chance.between(0, 359.99)),
      width: chance.of([2.4, 2.4, 1.6, 3.2]),
      depth: chance.of([1.2, 1.2, 0.8, 2.4]),
      pinned: chance.is(25),
    };
    const corners = cornersOf(base);
    if ([...taken, ...bases].every(other => gapOf(corners, cornersOf(other)) > 0.05)) bases.push(base);
  }
  return bases;
}
