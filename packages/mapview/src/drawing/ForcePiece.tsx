import { memo } from 'react';
import type { ForceCounter } from '../picture.ts';

const COVER = 'M-20,-22 H20 Q23,-22 23,-19 V19 Q23,22 20,22 H-20 Q-23,22 -23,19 V-19 Q-23,-22 -20,-22 Z';
const FLAG = 'M-5,-16 V2 M-5,-16 H10 L6,-11 L10,-6 H-5';

interface FaceProps {
  readonly force: ForceCounter;
  readonly under: boolean;
}

/** A covered counter: a flag, its number, and nothing else. */
export const ForceFace = memo(function ForceFace({ force, under }: FaceProps) {
  return (
    <g className={`unit force ${force.side}`} aria-hidden="true">
      <path className="shadow" d={COVER} transform="translate(1 2)" />
      <path className="body band" d={COVER} />
      {!under && (
        <>
          <path className="flag" d={FLAG} />
          <text className="force-number" y={17}>
            {force.number}
          </text>
        </>
      )}
      <path className="rim" d={COVER} />
    </g>
  );
});
