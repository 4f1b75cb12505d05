import type { Grid, Hex } from '@wigwag/hex';
import { memo, useLayoutEffect, useRef } from 'react';
import { PieceFace } from '../drawing/pieces/PieceFace.tsx';
import { StackBadges } from '../drawing/pieces/StackBadges.tsx';
import { fanOf, type Seat, seatsOf } from '../drawing/pieces/seating.ts';
import type { PiecePicture } from '../picture.ts';
import { onEnter } from './Targets.tsx';

interface PieceProps {
  readonly seat: Seat;
  readonly onPoint: (piece: PiecePicture) => void;
  readonly onHover: (hex: Hex | undefined) => void;
  readonly onFocus: (piece: PiecePicture) => void;
}

const Piece = memo(function Piece({ seat, onPoint, onHover, onFocus }: PieceProps) {
  const { piece, x, y, scale } = seat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a piece in a drawing cannot be a button element
    <g
      className={`piece ${piece.emphasis}`}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` }}
      role="button"
      tabIndex={piece.emphasis === 'quiet' ? -1 : 0}
      aria-label={piece.label}
      aria-pressed={piece.emphasis === 'selected'}
      data-piece={piece.id}
      onClick={() => onPoint(piece)}
      onKeyDown={onEnter(() => onPoint(piece))}
      onPointerEnter={() => onHover(piece.hex)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onFocus(piece)}
    >
      <title>{piece.label}</title>
      <PieceFace seat={seat} />
    </g>
  );
});

interface Props {
  readonly grid: Grid;
  readonly pieces: readonly PiecePicture[];
  readonly open: Hex | undefined;
  readonly onOpen: (hex: Hex | undefined) => void;
  readonly onPiece: (id: string) => void;
  readonly onHover: (hex: Hex | undefined) => void;
}

/** All pieces side by side, so that one that moves glides; a closed stack opens before anything in it is chosen. */
export const Pieces = memo(function Pieces({ grid, pieces, open, onOpen, onPiece, onHover }: Props) {
  const isStack = (hex: Hex): boolean => pieces.filter(each => each.hex === hex && each.kind !== 'leader').length > 1;
  const fan = fanOf(grid, pieces, open);
  const drawn = useRef<SVGGElement>(null);
  const entered = useRef(false);
  // A stack that opens is put into the page again, and the focus would be lost: it goes to the first of the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a stack has opened
  useLayoutEffect(() => {
    const first = pieces.find(each => each.hex === open && each.kind === 'unit' && each.emphasis !== 'quiet');
    if (entered.current && first !== undefined) {
      drawn.current?.querySelector<SVGGElement>(`[data-piece="${first.id}"]`)?.focus();
    }
    entered.current = false;
  }, [open]);
  const pointAt = (piece: PiecePicture): void => {
    const opens = piece.kind !== 'leader' && piece.emphasis !== 'aimed';
    const closed = open !== piece.hex;
    if (closed) onOpen(opens && isStack(piece.hex) ? piece.hex : undefined);
    if (!closed || !opens || !isStack(piece.hex)) onPiece(piece.id);
  };
  const focusOn = (piece: PiecePicture): void => {
    onHover(piece.hex);
    const element = document.activeElement;
    if (open === piece.hex || !isStack(piece.hex) || !element?.matches(':focus-visible')) return;
    entered.current = true;
    onOpen(piece.hex);
  };
  const seats = seatsOf(grid, pieces, open);
  const fanned = (seat: Seat): boolean => fan !== undefined && seat.piece.hex === open;
  const draw = (seat: Seat) => (
    <Piece key={seat.piece.id} seat={seat} onPoint={pointAt} onHover={onHover} onFocus={focusOn} />
  );
  return (
    <g ref={drawn} className="pieces">
      {seats.filter(seat => !fanned(seat)).map(draw)}
      <StackBadges seats={seats} />
      {fan !== undefined && <rect key="fan" className="fan" rx={8} {...fan} aria-hidden="true" />}
      {seats.filter(fanned).map(draw)}
    </g>
  );
});
