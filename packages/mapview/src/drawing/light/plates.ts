import { distance, type Hex, type Point } from '@wigwag/hex';
import type { MapPicture } from '../../picture.ts';
import { widthOf } from '../names/lettering.ts';
import type { Occupied } from '../names/occupied.ts';
import { coveredBy, type Writing } from '../names/writing.ts';
import { Crowd } from '../sheet/crowd.ts';
import { type Box, boxAround, centreOf, RADIUS } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import type { Band } from './bands.ts';

/** What is said of a band, on a plate. */
export interface Plate extends Box {
  readonly hex: Hex;
  readonly label: string;
  readonly forced: boolean;
  /** Of the letters. */
  readonly size: number;
}

/** In pixels: the letters, and the plate about them. */
const [LETTERS, ASIDE, HEIGHT] = [12, 6, 18] as const;
/** Of more bands than this only the largest of each chance are labelled: the shade tells the others, and the line about a hex its number. */
const MANY = 16;
const OF_EACH = 2;
/** A band of so many hexes is labelled twice. */
const LARGE = 16;
/** A second plate is so many hexes off the first. */
const APART = 4;
/** Above or below the middle of its hex a plate may be, in parts of the hex. */
const ASIDE_IN_HEX = [0, -0.42, 0.42] as const;
/** What it costs to hide a letter of a name, in steps away from the middle of the band. */
const HIDING = 0.3;

const middleOf = ({ grid }: MapPicture, hexes: readonly Hex[]): Point => {
  const points = hexes.map(hex => centreOf(grid, hex));
  const sum = (of: (point: Point) => number): number => points.reduce((all, point) => all + of(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
};

function labelled(bands: readonly Band[]): readonly Band[] {
  const named = bands.filter(({ label }) => label !== '');
  if (named.length <= MANY) return named;
  const bySize = named.toSorted((a, b) => b.hexes.length - a.hexes.length);
  const isAlike = (a: Band, b: Band): boolean => a.label === b.label && a.forced === b.forced;
  return bySize.filter((band, place) => bySize.slice(0, place).filter(other => isAlike(other, band)).length < OF_EACH);
}

/** Each band is labelled once, a large one twice, where the plate hides least. From afar the shade alone tells: so many plates hide the map. */
export function writePlates(
  map: MapPicture,
  bands: readonly Band[],
  occupied: Occupied,
  { k, face }: Sight,
  writing: Writing,
): Plate[] {
  if (face === 'token') return [];
  const taken = new Crowd([...coveredBy(writing), ...occupied.covered.values()]);
  return labelled(bands).flatMap(band => {
    const { label, forced, hexes } = band;
    const [width, height] = [(widthOf(label, LETTERS) + 2 * ASIDE) / k, HEIGHT / k];
    const middle = middleOf(map, hexes);
    const weighedIn = (hex: Hex) => {
      const { x, y } = centreOf(map.grid, hex);
      const away = Math.hypot(x - middle.x, y - middle.y) / RADIUS;
      return ASIDE_IN_HEX.map(aside => {
        const box = boxAround({ x, y: y + aside * RADIUS }, width, height);
        return { hex, box, cost: taken.under(box) * k * k * HIDING + away + Math.abs(aside) };
      });
    };
    const best = (among: readonly Hex[]): Plate[] => {
      const weighed = among.flatMap(weighedIn);
      if (weighed.length === 0) return [];
      const { hex, box } = weighed.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.add(box);
      return [{ hex, label, forced, size: LETTERS / k, ...box }];
    };
    const [first, ...none] = best(hexes);
    if (first === undefined) return none;
    const far = hexes.filter(hex => distance(map.grid, hex, first.hex) >= APART);
    return [first, ...(hexes.length >= LARGE ? best(far) : [])];
  });
}
