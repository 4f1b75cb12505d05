import { memo } from 'react';
import type { ArrowPicture, MapPicture } from '../../picture.ts';
import { centreOf } from '../sheet/layout.ts';
import { arrowShape } from './arrowShape.ts';

/** The newest is the broadest. */
const BREADTHS = [7, 5.4, 4.2, 3.2, 2.4];

interface Props {
  readonly map: MapPicture;
  readonly arrows: readonly ArrowPicture[];
}

/** Where pieces have gone, the oldest under the others. */
export const Arrows = memo(function Arrows({ map, arrows }: Props) {
  const drawn = arrows.toSorted((one, other) => other.age - one.age);
  return (
    <g className="arrows" aria-hidden="true">
      {drawn.map(({ path, side, isDashed, age }) => {
        const breadth = BREADTHS[Math.min(age, BREADTHS.length - 1)] ?? 3;
        const points = path.map(hex => centreOf(map.grid, hex));
        const shape = arrowShape(points, breadth);
        if (shape === undefined) return undefined;
        return (
          <g key={`${age} ${path.join('-')} ${isDashed}`} className={`arrow arrow-${side} age-${age}`}>
            <path className="arrow-case" strokeWidth={breadth + 3} d={shape.line} />
            <polygon className="arrow-case" strokeWidth={3} points={shape.head} />
            <path
              className="arrow-line"
              strokeWidth={breadth}
              strokeDasharray={isDashed ? `${breadth * 1.7} ${breadth * 1.1}` : undefined}
              d={shape.line}
            />
            <polygon className="arrow-head" points={shape.head} />
          </g>
        );
      })}
    </g>
  );
});
