import type { Hex } from '@wigwag/hex';
import { memo, type PointerEvent } from 'react';
import { GivenWay } from '../drawing/pieces/GivenWay.tsx';
import { PieceFace } from '../drawing/pieces/PieceFace.tsx';
import { StackBadges } from '../drawing/pieces/StackBadges.tsx';
import type { Seat } from '../drawing/seats/seat.ts';
import type { Sight } from '../drawing/sheet/sight.ts';
import type { MapTexts, PiecePicture } from '../picture.ts';
import { CARD_ID } from './over/Card.tsx';
import { onEnter } from './Targets.tsx';

/** What hands do with a piece that lies on the map. */
export interface PieceHands {
  readonly onPoint: (piece: PiecePicture) => void;
  readonly onEnter: (piece: PiecePicture, event: PointerEvent) => void;
  readonly onLeave: (piece: PiecePicture, event: PointerEvent) => void;
  readonly onPress: (piece: PiecePicture, event: PointerEvent) => void;
  readonly onFocus: (piece: PiecePicture) => void;
  readonly onBlur: () => void;
}

interface PieceProps {
  readonly seat: Seat;
  /** The piece that a pointer means: the top of its stack. */
  readonly meant: PiecePicture;
  /** Its stack lies open, and the row speaks for it. */
  readonly isOpen: boolean;
  readonly described: boolean;
  readonly hands: PieceHands;
}

const buttonOf = ({ id, label, emphasis }: PiecePicture, described: boolean) => ({
  role: 'button',
  tabIndex: emphasis === 'quiet' ? -1 : 0,
  'aria-label': label,
  'aria-pressed': emphasis === 'selected',
  'aria-describedby': described ? CARD_ID : undefined,
  'data-piece': id,
});

const Piece = memo(function Piece({ seat, meant, isOpen, described, hands }: PieceProps) {
  const { piece, x, y, scale } = seat;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button, unless the open row speaks for it
    <g
      className={`piece ${piece.emphasis}`}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` }}
      {...(isOpen ? { 'aria-hidden': true, 'data-stack': piece.hex } : buttonOf(piece, described))}
      onClick={() => hands.onPoint(meant)}
      onKeyDown={onEnter(() => hands.onPoint(piece))}
      onPointerEnter={event => hands.onEnter(meant, event)}
      onPointerLeave={event => hands.onLeave(meant, event)}
      onPointerDown={event => hands.onPress(meant, event)}
      onFocus={() => hands.onFocus(piece)}
      onBlur={hands.onBlur}
    >
      <PieceFace seat={seat} />
    </g>
  );
});

interface Props {
  readonly seats: readonly Seat[];
  readonly sight: Sight;
  /** The hex whose stack lies open. */
  readonly open: Hex | undefined;
  /** The piece whose card is shown. */
  readonly inspected: string | undefined;
  readonly hands: PieceHands;
  readonly said: MapTexts['stack'];
}

/** All pieces side by side, so that one that moves glides. */
export const Pieces = memo(function Pieces({ seats, sight: { k }, open, inspected, hands, said }: Props) {
  const tops = new Map(
    seats.flatMap(({ piece, under }) => (under || piece.kind === 'leader' ? [] : [[piece.hex, piece]])),
  );
  const meant = (hex: Hex) => {
    const top = tops.get(hex);
    return top === undefined
      ? {}
      : {
          onClick: () => hands.onPoint(top),
          onPointerEnter: (event: PointerEvent) => hands.onEnter(top, event),
          onPointerLeave: (event: PointerEvent) => hands.onLeave(top, event),
          onPointerDown: (event: PointerEvent) => hands.onPress(top, event),
        };
  };
  return (
    <g className="pieces">
      <GivenWay seats={seats} k={k} />
      {seats.map(seat => (
        <Piece
          key={seat.piece.id}
          seat={seat}
          meant={seat.under ? (tops.get(seat.piece.hex) ?? seat.piece) : seat.piece}
          isOpen={open === seat.piece.hex}
          described={inspected === seat.piece.id}
          hands={hands}
        />
      ))}
      <StackBadges {...{ seats, k, said, meant }} />
    </g>
  );
});
