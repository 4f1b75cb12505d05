import type { Hex } from '@wigwag/hex';
import { type ReactNode, useRef } from 'react';
import { type Seat, seatBox } from '../../drawing/seats/seat.ts';
import { type Box, boxAround, centreOf, RADIUS } from '../../drawing/sheet/layout.ts';
import type { MapPicture } from '../../picture.ts';
import type { Viewport } from '../viewport.ts';
import { useBeside } from './beside.ts';
import type { Side } from './placing.ts';

const BESIDE: readonly [Side, ...Side[]] = ['right', 'left', 'above', 'below', 'foot'];

interface Props {
  readonly view: Viewport;
  readonly map: Pick<MapPicture, 'grid'>;
  readonly origin: Box;
  readonly hex: Hex;
  /** The way to it, which stays in sight. */
  readonly path: readonly Hex[];
  readonly seats: readonly Seat[];
  readonly children: ReactNode;
}

/** What there is to say of a hex that a way leads to, beside it. */
export function Tip({ view, map, origin, hex, path, seats, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const boxOf = (each: Hex): Box => boxAround(centreOf(map.grid, each), RADIUS * 1.4, RADIUS * 1.4);
  const avoid = [...path.map(boxOf), ...seats.map(seatBox)];
  useBeside({ ...{ view, origin, element, order: BESIDE }, anchor: boxOf(hex), avoid });
  return (
    <div ref={element} className="map-tip">
      {children}
    </div>
  );
}
