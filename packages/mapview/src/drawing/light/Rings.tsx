import type { Grid, Hex } from '@wigwag/hex';
import { centreOf, outlineOf } from '../sheet/layout.ts';

/** So much wider than its hex that a ring goes round a stack that hides the hex. */
const WIDER = 1.22;

interface Props {
  readonly grid: Grid;
  readonly hexes: ReadonlySet<Hex> | undefined;
}

const NONE: ReadonlySet<Hex> = new Set();

/** Rings around what somebody is to look at, over the pieces that stand there. */
export const Rings = ({ grid, hexes = NONE }: Props) => (
  <g className="rings" aria-hidden="true">
    {[...hexes].map(hex => {
      const { x, y } = centreOf(grid, hex);
      const about = `translate(${x} ${y}) scale(${WIDER}) translate(${-x} ${-y})`;
      return <polygon key={hex} points={outlineOf(grid, hex)} transform={about} />;
    })}
  </g>
);
