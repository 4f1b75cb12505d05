import { memo } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { Belt, InHand, Light, Reach, Sweep } from '../../inHand.ts';
import { hatchedBy } from '../geometry/scan.ts';
import { allInUnits, INCH, inUnits, pathOf, ringPath, stroke } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { beltEdge } from './belt.ts';

interface SignProps {
  readonly text: string | undefined;
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly light: Light;
  readonly serif?: boolean;
  readonly look: Look;
}

/** A few words on the table itself. */
function Sign({ text, at: place, light, serif = false, look }: SignProps) {
  if (text === undefined || place === undefined) return undefined;
  const { x, y } = inUnits(place);
  const size = (serif ? 14 : 12.5) * look.px;
  return (
    <text
      className={`sign in-${light} ${serif ? 'sign-serif' : ''}`}
      x={x}
      y={y + size * 0.34}
      fontSize={size}
      strokeWidth={size * 0.24}
    >
      {text}
    </text>
  );
}

const BeltOf = memo(function BeltOf({ belt, look }: { readonly belt: Belt; readonly look: Look }) {
  const about = allInUnits(belt.about);
  const edges = beltEdge(about, belt.by * INCH, belt.closed === true);
  const dash = {
    solid: undefined,
    dashed: `${6 * look.px} ${4 * look.px}`,
    dotted: `${1.6 * look.px} ${3.4 * look.px}`,
  };
  return (
    <g className={`belt in-${belt.light}`} aria-hidden="true">
      <path className="belt-tint" d={edges.map(ringPath).join('')} fillRule="evenodd" />
      <path
        className={`belt-edge belt-${belt.edge}`}
        d={edges.map(pathOf).join('')}
        strokeWidth={(belt.edge === 'solid' ? 1.2 : 1.7) * look.px}
        {...(dash[belt.edge] === undefined ? {} : { strokeDasharray: dash[belt.edge] })}
      />
      <Sign text={belt.text} at={belt.textAt} light={belt.light} serif look={look} />
    </g>
  );
}, same);

const PAID = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };

const ReachOf = memo(function ReachOf({ reach, look }: { readonly reach: Reach; readonly look: Look }) {
  const rings = reach.rings.map(allInUnits);
  const d = rings.map(ringPath).join('');
  const hatching = reach.paid ? hatchedBy(rings, PAID, 7.5 * look.px).map(([from, to]) => stroke(from, to)) : [];
  return (
    <g className="reach-part" aria-hidden="true">
      <path className="reach-tint" d={d} fillRule="evenodd" />
      {reach.paid && <path className="reach-hatching" d={hatching.join('')} strokeWidth={look.px} />}
      <path className="reach-edge" d={d} strokeWidth={1.8 * look.px} />
      <Sign text={reach.text} at={reach.textAt} light="legal" look={look} />
    </g>
  );
}, same);

const SweepOf = memo(function SweepOf({ sweep, look }: { readonly sweep: Sweep; readonly look: Look }) {
  return (
    <path
      className={`sweep in-${sweep.light}`}
      d={ringPath(allInUnits(sweep.ring))}
      strokeWidth={1.1 * look.px}
      strokeDasharray={`${4 * look.px} ${3 * look.px}`}
    />
  );
}, same);

interface Props {
  readonly inHand: InHand;
  readonly look: Look;
}

/** What lies on the ground, under the bases. */
export function Under({ inHand: { belts = [], reaches = [], sweeps = [] }, look }: Props) {
  return (
    <g className="under">
      {belts.map(belt => (
        <BeltOf key={belt.id} belt={belt} look={look} />
      ))}
      {reaches.map(reach => (
        <ReachOf key={reach.id} reach={reach} look={look} />
      ))}
      {sweeps.map(sweep => (
        <SweepOf key={sweep.id} sweep={sweep} look={look} />
      ))}
    </g>
  );
}
