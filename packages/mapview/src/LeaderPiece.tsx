import { memo } from 'react';
import type { LeaderCounter } from './picture.ts';

const PLATE = {
  union: 'M-20,-6 H20 Q24,-6 24,-2 V2 Q24,6 20,6 H-20 Q-24,6 -24,2 V-2 Q-24,-6 -20,-6 Z',
  confederate: 'M-20,-6 H20 L24,-2 V2 L20,6 H-20 L-24,2 V-2 Z',
} as const;
const STAR = 'M0,-2.4 L0.7,-0.75 L2.4,-0.6 L1.1,0.5 L1.5,2.2 L0,1.3 L-1.5,2.2 L-1.1,0.5 L-2.4,-0.6 L-0.7,-0.75 Z';

/** A leader is a plate above his unit: stars for his rank, his name, his command value. */
export const LeaderFace = memo(function LeaderFace({ leader }: { readonly leader: LeaderCounter }) {
  const left = -20 + leader.stars * 4.4;
  const room = 15 - left;
  const wide = leader.name.length * 4.3 > room;
  return (
    <g className={`leader ${leader.side}`} aria-hidden="true">
      <path className="shadow" d={PLATE[leader.side]} transform="translate(0.8 1.4)" />
      <path className="plate" d={PLATE[leader.side]} />
      {Array.from({ length: leader.stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
        <path key={index} className="star" transform={`translate(${-19.5 + index * 4.4} 0)`} d={STAR} />
      ))}
      <text
        className="leader-name"
        x={left}
        y={2.7}
        {...(wide && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {leader.name}
      </text>
      <text className="leader-value" x={21} y={2.8}>
        {leader.value}
      </text>
      <path className="rim" d={PLATE[leader.side]} />
    </g>
  );
});
