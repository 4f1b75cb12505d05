import { memo } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { HalfLinePicture, Tone, ZonePicture } from '../../picture.ts';
import { hatchedBy } from '../geometry/scan.ts';
import { allInUnits, inUnits, ringPath, stroke } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

/** Each side's hatching slants its own way. */
const SLANT: Readonly<Record<Tone, { readonly x: number; readonly y: number }>> = {
  blue: { x: Math.SQRT1_2, y: Math.SQRT1_2 },
  grey: { x: Math.SQRT1_2, y: -Math.SQRT1_2 },
};

interface ZoneProps {
  readonly zone: ZonePicture;
  readonly look: Look;
}

const Zone = memo(function Zone({ zone, look }: ZoneProps) {
  const ring = allInUnits(zone.ring);
  const hatching = hatchedBy([ring], SLANT[zone.tone], 8.5 * look.px)
    .map(([from, to]) => stroke(from, to))
    .join('');
  return (
    <g className={`zone ${zone.tone} ${zone.isOpened ? 'opened' : ''}`}>
      <path className="zone-tint" d={ringPath(ring)} />
      <path className="zone-hatching" d={hatching} strokeWidth={look.px * 0.7} />
      <path
        className="zone-edge"
        d={ringPath(ring)}
        strokeWidth={look.px * 1.3}
        {...(zone.isOpened && { strokeDasharray: `${7 * look.px} ${4 * look.px}` })}
      />
    </g>
  );
}, same);

interface Props {
  readonly zones: readonly ZonePicture[];
  readonly halfLine: HalfLinePicture | undefined;
  readonly look: Look;
}

/** What is drawn on the table before anything lies on it. */
export const Zones = memo(function Zones({ zones, halfLine, look }: Props) {
  return (
    <g aria-hidden="true">
      {zones.map(zone => (
        <Zone key={zone.id} zone={zone} look={look} />
      ))}
      {halfLine !== undefined && (
        <path
          className="half-line"
          d={stroke(inUnits(halfLine.from), inUnits(halfLine.to))}
          strokeWidth={look.px}
          strokeDasharray={`${7 * look.px} ${5 * look.px}`}
        />
      )}
    </g>
  );
}, same);
