import { type ReactNode, useRef } from 'react';
import type { Seat } from '../../drawing/seats/seat.ts';
import { seatBox } from '../../drawing/seats/seat.ts';
import type { Box } from '../../drawing/sheet/layout.ts';
import type { Viewport } from '../viewport.ts';
import { useBeside } from './beside.ts';
import type { Side } from './placing.ts';

export const CARD_ID = 'piece-card';

interface Props {
  readonly view: Viewport;
  readonly origin: Box;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** Its stack lies open. */
  readonly isFanned: boolean;
  readonly children: ReactNode;
}

const BESIDE: readonly [Side, ...Side[]] = ['right', 'left', 'above', 'below'];
const UNDER_A_ROW: readonly [Side, ...Side[]] = ['below', 'above', 'right', 'left'];

/** Where the piece lies in the open row, as a box of the frame. */
function inFan({ frame }: Viewport, id: string): Box | undefined {
  const at = frame.current?.querySelector(`.fan [data-piece="${id}"]`)?.getBoundingClientRect();
  const sheet = frame.current?.querySelector('.fan')?.getBoundingClientRect();
  const edge = frame.current?.getBoundingClientRect();
  if (at === undefined || sheet === undefined || edge === undefined) return undefined;
  return { x: at.left - edge.left, y: sheet.top - edge.top, width: at.width, height: sheet.height };
}

/** What is known of a piece, beside it, with a pointer to it. On a phone the stylesheet puts it at the top of the map. */
export function Card({ view, origin, seat, seats, isFanned, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const box = seatBox(seat);
  useBeside({
    ...{ view, origin, element },
    // The row may come with the card: it is looked for when both are laid down.
    anchor: isFanned ? () => inFan(view, seat.piece.id) : box,
    order: isFanned ? UNDER_A_ROW : BESIDE,
    avoid: seats.map(seatBox),
  });
  return (
    <div ref={element} id={CARD_ID} className="piece-card">
      {children}
    </div>
  );
}
