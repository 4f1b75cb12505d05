import { memo, useMemo } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import { INCH } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { type Ground, meadowOf, patchesOf, TONES } from './tabletop.ts';

interface Props {
  readonly ground: Ground;
  readonly look: Look;
  /** Fine signs wait until the first look has what it needs. */
  readonly detailed: boolean;
}

/** The paper of the table. */
export const Table = memo(function Table({ ground, look, detailed }: Props) {
  const { width, height } = ground;
  const patches = useMemo(() => patchesOf({ width, height }), [width, height]);
  const { zoom } = look;
  const meadow = useMemo(() => (detailed ? meadowOf(ground, zoom) : undefined), [ground, zoom, detailed]);
  return (
    <g aria-hidden="true">
      <rect className="table-top" width={width * INCH} height={height * INCH} />
      {patches.map((d, tone) => (
        <path key={TONES[tone]} className="patch" d={d} />
      ))}
      {meadow !== undefined && (
        <>
          <path className="meadow swell" d={meadow.swells} strokeWidth={look.hair * 0.9} />
          <path className="meadow" d={meadow.tufts} strokeWidth={look.hair * 0.9} />
        </>
      )}
    </g>
  );
}, same);
