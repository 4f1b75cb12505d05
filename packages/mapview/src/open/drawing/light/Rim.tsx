import type { Point } from '@wigwag/hex';
import { memo } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { Light } from '../../inHand.ts';
import type { Standing } from '../../picture.ts';
import { hatchedBy } from '../geometry/scan.ts';
import { ringPath, stroke } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

/** How things in a light are edged: each has a dash of its own. */
export const dashOf = (light: Light, { px }: Look): string | undefined =>
  light === 'legal' ? `${7 * px} ${4 * px}` : light === 'refused' ? `${4 * px} ${3 * px}` : undefined;

const SLANT = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };

/** Red-brown hatching: this part is at fault. */
export function Hatching({ rings, look }: { readonly rings: readonly (readonly Point[])[]; readonly look: Look }) {
  const d = hatchedBy(rings, SLANT, 6 * look.px)
    .map(([from, to]) => stroke(from, to))
    .join('');
  return <path className="hatching" d={d} strokeWidth={look.px * 1.2} />;
}

interface RimProps {
  readonly ring: readonly Point[];
  readonly standing: Standing | undefined;
  readonly look: Look;
}

const LIGHT: Readonly<Partial<Record<Standing, Light>>> = { lit: 'legal', held: 'held', refused: 'refused' };

/** Round a thing that stands out from those that just lie there. */
export const Rim = memo(function Rim({ ring, standing, look }: RimProps) {
  if (standing === undefined || standing === 'laid' || standing === 'faint') return undefined;
  const light = LIGHT[standing];
  const d = ringPath(ring);
  if (light === undefined) {
    return (
      <path
        className="rim rim-locked"
        d={d}
        strokeWidth={look.px * 1.3}
        strokeDasharray={`${look.px} ${3 * look.px}`}
      />
    );
  }
  return (
    <g aria-hidden="true">
      {light === 'refused' && <Hatching rings={[ring]} look={look} />}
      <path className="rim-case" d={d} strokeWidth={5 * look.px} />
      <path
        className={`rim in-${light} rim-${standing}`}
        d={d}
        strokeWidth={2.4 * look.px}
        {...(light === 'refused' ? { strokeDasharray: dashOf(light, look) } : {})}
      />
    </g>
  );
}, same);
