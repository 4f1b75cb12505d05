import { centre, type Grid, type Hex, neighboursOf, type Point } from '@wigwag/hex';

/** Where each arrow points: x grows east, y south. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Two directions are equally near if they differ by less than this. */
const ERROR = 1e-6;
/** Between the middles of two columns, in the grid's own units; of two rows where hexes stand on a corner. */
const STEP = 1.5;

/**
 * The neighbour in the direction of an arrow. Where two are equally near, every other column goes down and the next goes up again:
 * so an arrow keeps to a row, and the opposite one leads back.
 */
export function hexTowards(grid: Grid, hex: Hex, arrow: Point): Hex | undefined {
  const here = centre(grid, hex);
  const along = (to: Hex): number => {
    const { x, y } = centre(grid, to);
    const [dx, dy] = [x - here.x, y - here.y];
    return (dx * arrow.x + dy * arrow.y) / Math.hypot(dx, dy);
  };
  const neighbours = neighboursOf(grid, hex).filter(to => along(to) > ERROR);
  const nearest = Math.max(...neighbours.map(along));
  const best = neighbours.filter(to => along(to) > nearest - ERROR);
  const across = (to: Hex): number => {
    const { x, y } = centre(grid, to);
    return arrow.x === 0 ? x : y;
  };
  const isEven = Math.round((arrow.x === 0 ? here.y : here.x) / STEP) % 2 === 0;
  return best.sort((a, b) => (isEven ? across(b) - across(a) : across(a) - across(b)))[0];
}
