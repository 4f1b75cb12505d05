import { memo } from 'react';
import { at, round } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { DepotPicture, PatrolPicture, PointPicture } from '../../picture.ts';
import { INCH, inUnits } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { squareOutline } from './outlines.ts';

/** A sign that stays between a least and a greatest size on the screen. */
const sized = (inches: number, least: number, most: number, { px }: Look): number =>
  Math.min(most * px, Math.max(least * px, inches * INCH));

/** Pixels: a number that is smaller cannot be read. */
const LEAST_TEXT = 11;

/** From the middle of a diamond to its corners. */
export const diamondSize = (look: Look): number => sized(0.62, 11.5, 17, look);
/** The side of a patrol marker. */
export const patrolSize = (look: Look): number => sized(1.7, 15, 44, look);

interface PointProps {
  readonly point: Pick<PointPicture, 'at' | 'text' | 'tone'>;
  readonly look: Look;
}

/** The point itself is the middle of its diamond. */
export const StrategicPoint = memo(function StrategicPoint({ point, look }: PointProps) {
  const { x, y } = inUnits(point.at);
  const r = diamondSize(look);
  const size = Math.max(r * 1.02, LEAST_TEXT * look.px);
  return (
    <g className={`point ${point.tone ?? ''}`} transform={`translate(${round(x)} ${round(y)})`} aria-hidden="true">
      <path className="diamond" d={`M0,${-r}L${r},0L0,${r}L${-r},0Z`} strokeWidth={look.pen * 1.5} />
      <text className="point-number" y={size * 0.36} fontSize={size}>
        {point.text}
      </text>
    </g>
  );
}, same);

/** A wagon, seen from its end, in a box of 20 by 20 about its middle. */
const WAGON =
  'M-6,2.4V-1.2Q-6,-7 0,-7Q6,-7 6,-1.2V2.4ZM0,-7V2.4M-3.4,4.6m-2.2,0a2.2,2.2 0 1,0 4.4,0a2.2,2.2 0 1,0 -4.4,0M3.4,4.6m-2.2,0a2.2,2.2 0 1,0 4.4,0a2.2,2.2 0 1,0 -4.4,0';

interface DepotProps {
  readonly depot: Pick<DepotPicture, 'at' | 'size' | 'tone' | 'stands'>;
  readonly look: Look;
}

export const Depot = memo(function Depot({ depot: { at: middle, size, tone, stands }, look }: DepotProps) {
  const { x, y } = inUnits(middle);
  const side = size * INCH;
  const scale = side / 21;
  return (
    <g
      className={`depot ${tone} ${stands ? 'stands' : 'awaited'}`}
      transform={`translate(${round(x)} ${round(y)})`}
      aria-hidden="true"
    >
      <rect
        className="depot-place"
        x={-side / 2}
        y={-side / 2}
        width={side}
        height={side}
        strokeWidth={look.pen * 1.1}
        {...(stands ? {} : { strokeDasharray: `${3.2 * look.px} ${2.4 * look.px}` })}
      />
      <path
        className="wagon"
        d={WAGON}
        transform={`scale(${scale.toFixed(3)})`}
        strokeWidth={Math.max(1.2, (look.pen * 1.2) / scale)}
      />
    </g>
  );
}, same);

interface PatrolProps {
  readonly patrol: Pick<PatrolPicture, 'at' | 'tone' | 'text'>;
  readonly look: Look;
}

const FLAG = 'M-4.6,8V-7.6M-4.6,-7.6H5.4L3,-4.2L5.4,-0.8H-4.6';

/** A marker that covers a corps, or nothing. */
export const Patrol = memo(function Patrol({ patrol, look }: PatrolProps) {
  const side = patrolSize(look);
  const size = Math.max(side * 0.56, LEAST_TEXT * look.px);
  const point = inUnits(patrol.at);
  const outline = squareOutline(patrol.tone, side);
  const thick = Math.min(INCH * 0.1, 2.4 * look.px);
  return (
    <g className={`patrol ${patrol.tone}`} aria-hidden="true">
      <path
        className="base-shadow"
        d={outline}
        transform={`translate(${at({ x: point.x + thick * 0.7, y: point.y + thick })})`}
      />
      <g transform={`translate(${at(point)})`}>
        <path className="patrol-body" d={outline} />
        {patrol.text === undefined ? (
          <path className="flag" d={FLAG} transform={`scale(${(side / 26).toFixed(3)})`} strokeWidth={1.9} />
        ) : (
          <text className="patrol-text" y={size * 0.36} fontSize={size}>
            {patrol.text}
          </text>
        )}
      </g>
    </g>
  );
}, same);
