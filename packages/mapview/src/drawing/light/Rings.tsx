import type { Grid, Hex } from '@wigwag/hex';
import { centreOf, outlineOf } from '../sheet/layout.ts';

/** Hardly wider than its hex: it lies over no neighbour's names and numbers. */
const WIDER = 1.04;

interface Props {
  readonly grid: Grid;
  readonly hexes: ReadonlySet<Hex> | undefined;
  /** What the style sheet calls them. */
  readonly name?: string;
}

const NONE: ReadonlySet<Hex> = new Set();

/** Rings around what somebody is to look at. */
export const Rings = ({ grid, hexes = NONE, name = 'rings' }: Props) => (
  <g className={name} aria-hidden="true">
    {[...hexes].map(hex => {
      const { x, y } = centreOf(grid, hex);
      const about = `translate(${x} ${y}) scale(${WIDER}) translate(${-x} ${-y})`;
      return <polygon key={hex} points={outlineOf(grid, hex)} transform={about} />;
    })}
  </g>
);
