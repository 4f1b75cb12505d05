import { memo } from 'react';
import type { LeaderPicture } from '../../picture.ts';
import { fitted } from '../names/lettering.ts';

const PLATE = {
  union: 'M-23,-6.8 H23 Q27,-6.8 27,-2.8 V2.8 Q27,6.8 23,6.8 H-23 Q-27,6.8 -27,2.8 V-2.8 Q-27,-6.8 -23,-6.8 Z',
  confederate: 'M-23,-6.8 H23 L27,-2.8 V2.8 L23,6.8 H-23 L-27,2.8 V-2.8 Z',
} as const;
/** One above the other, so that they leave the plate to the name. */
const STARS_AT = { 1: [0], 2: [-2.3, 2.3], 3: [-4.3, 0, 4.3] } as const;
const [LEFT, RIGHT] = [-19.4, 15.6];
const STAR = 'M0,-2.4 L0.7,-0.75 L2.4,-0.6 L1.1,0.5 L1.5,2.2 L0,1.3 L-1.5,2.2 L-1.1,0.5 L-2.4,-0.6 L-0.7,-0.75 Z';

/** A leader is a plate above his unit: stars for his rank, his name, his command value. */
export const LeaderFace = memo(function LeaderFace({ leader }: { readonly leader: LeaderPicture }) {
  return (
    <g className={`leader ${leader.side}`} aria-hidden="true">
      <path className="shadow" d={PLATE[leader.side]} transform="translate(0.8 1.4)" />
      <path className="plate" d={PLATE[leader.side]} />
      {STARS_AT[leader.stars].map(y => (
        <path key={y} className="star" transform={`translate(-22.8 ${y})`} d={STAR} />
      ))}
      <text className="leader-name" x={LEFT} y={4.4} {...fitted(leader.name, 12.8, RIGHT - LEFT)} />
      <text className="leader-value" x={24.6} y={4.5}>
        {leader.value}
      </text>
      <path className="rim" d={PLATE[leader.side]} />
    </g>
  );
});

/** Seen from afar a leader is a star at his stack. */
export const LeaderStar = memo(function LeaderStar({ leader }: { readonly leader: LeaderPicture }) {
  return (
    <g className={`leader-star ${leader.side}`} aria-hidden="true">
      <circle className="rim" r={6.4} />
      <path className="star" transform="scale(2.3)" d={STAR} />
    </g>
  );
});
