import { memo } from 'react';
import type { CrossingMark, MapPicture } from '../../picture.ts';
import { crossingAt, halfWidth } from './crossings.ts';
import { transformOf } from './stroke.ts';

/** A deck over boats. */
const pontoon = (w: number): { boats: string; deck: string } => ({
  boats: [-0.75, 0, 0.75].map(share => `M-6,${w * share} H6`).join(' '),
  deck: `M-2.2,${-w - 4} V${w + 4} M2.2,${-w - 4} V${w + 4}`,
});

const BROKEN = 'M-6,-6 L6,6 M6,-6 L-6,6';
/** Beside the ruin that it replaces. */
const BESIDE = 0.32;

/** Pontoons in the colour of their owner; what is destroyed is crossed out. */
export const ChangedCrossings = memo(function ChangedCrossings({
  map,
  crossings,
}: {
  readonly map: MapPicture;
  readonly crossings: readonly CrossingMark[];
}) {
  return (
    <g aria-hidden="true">
      {crossings.map(({ hexside, destroyed, pontoon: owner }) => {
        const { boats, deck } = pontoon(halfWidth(map.hexsides[hexside] ?? { ways: [], unfinished: false }));
        return (
          <g key={hexside}>
            {destroyed && (
              <g transform={transformOf(crossingAt(map.grid, hexside))}>
                <path className="line crossing halo" d={BROKEN} />
                <path className="line crossing crossing-broken" d={BROKEN} />
              </g>
            )}
            {owner !== undefined && (
              <g transform={transformOf(crossingAt(map.grid, hexside, destroyed ? BESIDE : 0))}>
                <path className="line crossing halo" d={deck} />
                <path className="line crossing boats" d={boats} />
                <path className={`line crossing pontoon-${owner}`} d={deck} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
