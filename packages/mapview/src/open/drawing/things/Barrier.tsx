import { memo } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { BarrierPicture } from '../../picture.ts';
import { allInUnits, INCH, pathOf, ringPath } from '../geometry/units.ts';
import { stonesAlong, zigzag } from '../lines/ticks.ts';
import type { Look } from '../sheet/look.ts';
import { seedOf } from '../sheet/seed.ts';

interface Props {
  readonly barrier: Pick<BarrierPicture, 'id' | 'kind' | 'line'>;
  readonly look: Look;
}

/** A fence of rails or a wall of stones; from afar larger than they are, or nobody would see them. */
export const Barrier = memo(function Barrier({ barrier: { id, kind, line }, look }: Props) {
  const points = allInUnits(line);
  const pixel = look.px / INCH;
  if (kind === 'fence') {
    const rails = pathOf(zigzag(points, Math.max(0.3, 5 * pixel), Math.max(0.09, 1.9 * pixel)));
    return (
      <g className="barrier" aria-hidden="true">
        <path className="fence-case" d={rails} strokeWidth={look.pen * 3.2} />
        <path className="fence" d={rails} strokeWidth={look.pen * 1.35} />
      </g>
    );
  }
  const stones = stonesAlong(points, Math.max(0.26, 4.6 * pixel), Math.max(0.24, 4.4 * pixel), seedOf(id));
  return (
    <g className="barrier" aria-hidden="true">
      <path className="wall" d={stones.map(ringPath).join('')} strokeWidth={look.pen * 0.8} />
    </g>
  );
}, same);
