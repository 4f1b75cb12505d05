import type { Terrain } from '@wigwag/gcacw';
import { NotationError } from './notationError.ts';

// biome-ignore format: a legend
const LEGEND: Readonly<Record<string, Terrain>> = {
  '.': 'clear',  o: 'rolling',  r: 'rough',  w: 'woods',  c: 'city',   h: 'hill',
  s: 'swamp',    p: 'provisional-swamp',     m: 'mountain',
  '~': 'water',  '#': 'off-map',
};

export interface Row {
  readonly line: number;
  readonly letters: readonly string[];
}

/**
 * Lines alternate: odd columns, then, half a hex lower, even columns. The sketch shows hexes where they lie:
 *
 *     0101    0301            .   w
 *         0201    0401          .   r
 *     0102    0302            .   w
 *         0202    0402          m   ~
 */
export interface Sketch {
  readonly columns: number;
  readonly oddRows: number;
  readonly evenRows: number;
  readonly terrains: Readonly<Record<string, Terrain>>;
  readonly lines: ReadonlyMap<string, number>;
}

export const isSketchLine = (words: readonly string[]): boolean =>
  words.length > 0 && words.every(word => Object.hasOwn(LEGEND, word));

export function readSketch(rows: readonly Row[], line: number): Sketch {
  const odd = rows.filter((_, index) => index % 2 === 0);
  const even = rows.filter((_, index) => index % 2 === 1);
  const [perOdd, perEven] = [odd[0]?.letters.length ?? 0, even[0]?.letters.length ?? 0];
  if (perOdd === 0 || perOdd - perEven > 1 || perEven > perOdd)
    throw new NotationError(line, 'sketch-width', `${perOdd}, ${perEven}`);
  const terrains: Record<string, Terrain> = {};
  const lines = new Map<string, number>();
  const fill = (band: readonly Row[], first: number, width: number): void =>
    band.forEach(({ line: at, letters }, index) => {
      if (letters.length !== width) throw new NotationError(at, 'sketch-width', `${letters.length}, not ${width}`);
      letters.forEach((letter, place) => {
        const name = hexNumber(first + 2 * place, index + 1);
        terrains[name] = LEGEND[letter] ?? 'clear';
        lines.set(name, at);
      });
    });
  fill(odd, 1, perOdd);
  fill(even, 2, perEven);
  return { columns: perOdd + perEven, oddRows: odd.length, evenRows: Math.max(1, even.length), terrains, lines };
}

const hexNumber = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
