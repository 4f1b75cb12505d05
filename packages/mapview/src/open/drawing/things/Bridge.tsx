import { memo } from 'react';
import { round } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { BridgePicture } from '../../picture.ts';
import { INCH, inUnits } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

interface Props {
  readonly bridge: Pick<BridgePicture, 'at' | 'heading' | 'length' | 'width'>;
  readonly look: Look;
}

export const placed = ({ at, heading }: Pick<BridgePicture, 'at' | 'heading'>): string => {
  const { x, y } = inUnits(at);
  return `translate(${round(x)} ${round(y)}) rotate(${round(heading)})`;
};

/** A parapet: straight over the water, at its ends bent outward. */
function parapet(half: number, end: number, side: 1 | -1): string {
  const [x, flare, bend] = [side * half, side * half * 0.55, Math.min(end * 0.3, half)];
  const wing = (y: 1 | -1): string => `${round(x + flare)},${round(y * (end + bend * 0.5))}`;
  return (
    `M${wing(-1)}Q${round(x)},${round(-end)} ${round(x)},${round(-end + bend)}` +
    `L${round(x)},${round(end - bend)}Q${round(x)},${round(end)} ${wing(1)}`
  );
}

/** A deck between two parapets, over everything that it crosses. */
export const Bridge = memo(function Bridge({ bridge, look }: Props) {
  const [half, end] = [(bridge.width * INCH) / 2, (bridge.length * INCH) / 2];
  const planks = Array.from(
    { length: Math.max(0, Math.floor(bridge.length / 0.3) - 1) },
    (_, n) => `M${round(-half)},${round(-end + (n + 1) * 0.3 * INCH)}h${round(2 * half)}`,
  );
  return (
    <g className="bridge" transform={placed(bridge)} aria-hidden="true">
      <rect className="deck-shadow" x={-half} y={-end} width={2 * half} height={2 * end} />
      <rect className="bridge-deck" x={-half} y={-end} width={2 * half} height={2 * end} />
      {look.zoom === 'near' && <path className="planks" d={planks.join('')} strokeWidth={look.hair * 0.7} />}
      <path className="parapet" d={parapet(half, end, 1) + parapet(half, end, -1)} strokeWidth={look.pen * 1.7} />
    </g>
  );
}, same);
