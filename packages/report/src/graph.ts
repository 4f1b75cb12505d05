/** A drawing area in its own units, with room for what is written beside it. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** From values to places: the first and the last value at the two ends. */
export const scale =
  (values: readonly [number, number], places: readonly [number, number]) =>
  (value: number): number => {
    const [from, to] = values;
    const share = to === from ? 0 : (value - from) / (to - from);
    return round(places[0] + share * (places[1] - places[0]));
  };

/** A line that stays level until the value changes. */
export const steps = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => (n === 0 ? `M${x},${y}` : `H${x} V${y}`)).join(' ');

export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x},${y}`).join(' ');

/** Round numbers to write at the side, not more than a handful: from the lowest to the highest. */
export function ticks(low: number, high: number): readonly number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(each => span / each <= 4) ?? span;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step + 1e-9) + 1 }, (_, n) => first + n * step);
}

/** Two lines of writing at nearly the same height are moved apart, the higher one up. */
export function apart(one: number, other: number, least: number): readonly [number, number] {
  const gap = Math.abs(one - other);
  if (gap >= least) return [one, other];
  const by = (least - gap) / 2;
  return one <= other ? [one - by, other + by] : [one + by, other - by];
}

/** A disc for the Union, a lozenge for the Confederacy. */
export const markOf = (side: string, x: number, y: number, size: number): string =>
  side === 'union'
    ? `M${x - size},${y} a${size},${size} 0 1 0 ${2 * size},0 a${size},${size} 0 1 0 ${-2 * size},0Z`
    : `M${x},${y - size - 1} L${x + size + 1},${y} L${x},${y + size + 1} L${x - size - 1},${y}Z`;
