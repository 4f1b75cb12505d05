import type { Point } from '@wigwag/hex';
import { memo, type ReactNode } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { Ghost, GhostShape } from '../../inHand.ts';
import { allInUnits, ringPath } from '../geometry/units.ts';
import { Area } from '../ground/Area.tsx';
import { Line } from '../lines/Line.tsx';
import type { Look } from '../sheet/look.ts';
import { Barrier } from '../things/Barrier.tsx';
import { Base } from '../things/Base.tsx';
import { Bridge } from '../things/Bridge.tsx';
import { bandForm, baseForm, bridgeForm, squareForm } from '../things/forms.ts';
import { Patrol, patrolSize } from '../things/Markers.tsx';
import { Works } from '../things/Works.tsx';
import { dashOf, Hatching } from './Rim.tsx';

/** Fences and works have no width of their own. */
const SLENDER = 0.5;

function formOf(shape: GhostShape, look: Look): Point[] {
  switch (shape.as) {
    case 'base':
      return baseForm(shape);
    case 'area':
      return allInUnits(shape.ring);
    case 'line':
      return bandForm(shape.line, shape.width);
    case 'bridge':
      return bridgeForm(shape);
    case 'patrol':
      return squareForm(shape.at, patrolSize(look));
    default:
      return bandForm(shape.line, SLENDER);
  }
}

function drawingOf(id: string, shape: GhostShape, look: Look): ReactNode {
  switch (shape.as) {
    case 'base':
      return <Base stand={shape} look={look} />;
    case 'area':
      return <Area area={{ id, kind: shape.kind, ring: shape.ring }} near={[]} look={look} />;
    case 'line':
      return <Line course={{ id, kind: shape.kind, line: shape.line, width: shape.width }} look={look} />;
    case 'barrier':
      return <Barrier barrier={{ id, kind: shape.kind, line: shape.line }} look={look} />;
    case 'works':
      return <Works works={{ id, line: shape.line, front: shape.front }} look={look} />;
    case 'bridge':
      return <Bridge bridge={shape} look={look} />;
    case 'patrol':
      return <Patrol patrol={shape} look={look} />;
  }
}

const USUALLY = { held: 'drawn', legal: 'outline', refused: 'hatched' } as const;

interface Props {
  readonly ghost: Ghost;
  readonly look: Look;
}

/** A thing that does not lie there, or not so. */
export const GhostOf = memo(function GhostOf({ ghost: { id, light, shape, how = USUALLY[light] }, look }: Props) {
  const form = formOf(shape, look);
  const d = ringPath(form);
  return (
    <g className="ghost" aria-hidden="true">
      {how === 'drawn' && drawingOf(id, shape, look)}
      <path className={`ghost-tint in-${light} ghost-${how}`} d={d} />
      {how === 'hatched' && <Hatching rings={[form]} look={look} />}
      <path className="rim-case" d={d} strokeWidth={4.4 * look.px} />
      <path
        className={`rim in-${light}`}
        d={d}
        strokeWidth={2.2 * look.px}
        {...(dashOf(light, look) === undefined ? {} : { strokeDasharray: dashOf(light, look) })}
      />
    </g>
  );
}, same);
