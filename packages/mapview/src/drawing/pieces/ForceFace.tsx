import { memo } from 'react';
import type { ForcePicture } from '../../picture.ts';
import type { Build } from './outlines.ts';

const coverOf = (y: number): string =>
  `M-20,${-y} H20 Q23,${-y} 23,${3 - y} V${y - 3} Q23,${y} 20,${y} H-20 Q-23,${y} -23,${y - 3} V${3 - y} Q-23,${-y} -20,${-y} Z`;
const COVER = { full: coverOf(22), low: coverOf(16) } as const;
const FLAG = 'M-5,-16 V2 M-5,-16 H10 L6,-11 L10,-6 H-5';
/** The number below the flag, or beside it. */
const FLAG_AT = { full: 'translate(0 0)', low: 'translate(-12 7)' } as const;
const NUMBER_AT = { full: { x: 0, y: 17 }, low: { x: 11, y: 5 } } as const;

const LARGE = 'scale(2.4)';

interface FaceProps {
  readonly force: ForcePicture;
  readonly build: Build;
  readonly under: boolean;
  /** Beside counters with words. */
  readonly large: boolean;
}

/** A covered counter: a flag, its number, and nothing else. */
export const ForceFace = memo(function ForceFace({ force, build, under, large }: FaceProps) {
  return (
    <g className={`unit force ${force.side}`} transform={large ? LARGE : undefined} aria-hidden="true">
      <path className="shadow" d={COVER[build]} transform="translate(1 2)" />
      <path className="body band" d={COVER[build]} />
      {!under && (
        <>
          <path className="flag" transform={FLAG_AT[build]} d={FLAG} />
          <text className="force-number" {...NUMBER_AT[build]}>
            {force.number}
          </text>
        </>
      )}
      <path className="rim" d={COVER[build]} />
    </g>
  );
});
