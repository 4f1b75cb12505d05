import { memo } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { WorksPicture } from '../../picture.ts';
import { allInUnits, INCH, pathOf } from '../geometry/units.ts';
import { ticksAlong } from '../lines/ticks.ts';
import type { Look } from '../sheet/look.ts';
import { seedOf } from '../sheet/seed.ts';

interface Props {
  readonly works: Pick<WorksPicture, 'id' | 'line' | 'front'>;
  readonly look: Look;
}

/** A parapet, its slope in ticks towards the enemy. */
export const Works = memo(function Works({ works: { id, line, front }, look }: Props) {
  const points = allInUnits(line);
  const side = front === 'right' ? 1 : -1;
  const pixel = look.px / INCH;
  const long = Math.max(0.42, 5 * pixel);
  const ticks = ticksAlong(
    points,
    { step: Math.max(0.2, 3 * pixel), from: 0, to: side * long, uneven: 0.3 },
    seedOf(id),
  );
  const d = pathOf(points);
  return (
    <g className="works" aria-hidden="true">
      <path className="works-ticks" d={ticks} strokeWidth={look.pen} />
      <path className="works-edge" d={d} strokeWidth={Math.max(0.22 * INCH, 3.4 * look.px) + look.pen * 1.2} />
      <path className="works-earth" d={d} strokeWidth={Math.max(0.22 * INCH, 3.4 * look.px) - look.pen * 0.4} />
    </g>
  );
}, same);
