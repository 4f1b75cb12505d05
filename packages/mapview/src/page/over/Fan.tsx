import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { CounterPicture } from '../../drawing/pieces/CounterPicture.tsx';
import { isCounter, type Seat, seatBox, strengthOf } from '../../drawing/seats/seat.ts';
import { type Box, boxOver } from '../../drawing/sheet/layout.ts';
import type { MapTexts, PiecePicture } from '../../picture.ts';
import type { Viewport } from '../viewport.ts';
import { useBeside } from './beside.ts';
import { CARD_ID } from './Card.tsx';
import type { Fanned } from './fanning.ts';
import type { Side } from './placing.ts';

const TOWARDS: readonly [Side, ...Side[]] = ['above', 'below', 'right', 'left'];
const MOST_KEYS = 9;

interface PieceProps {
  readonly piece: PiecePicture;
  readonly described: boolean;
  readonly onPoint: (piece: PiecePicture) => void;
  readonly onInspect: (id: string | undefined, at: 'pointer' | 'focus') => void;
  readonly onPress: (piece: PiecePicture, event: PointerEvent) => void;
  readonly shortcut?: string | undefined;
}

function FanPiece({ piece, described, onPoint, onInspect, onPress, shortcut }: PieceProps) {
  const isLeader = piece.kind === 'leader';
  return (
    <button
      type="button"
      className={`piece ${piece.emphasis} ${isLeader ? 'fan-leader' : ''}`}
      tabIndex={piece.emphasis === 'quiet' ? -1 : 0}
      aria-label={piece.label}
      aria-pressed={piece.emphasis === 'selected'}
      aria-describedby={described ? CARD_ID : undefined}
      aria-keyshortcuts={shortcut}
      data-piece={piece.id}
      onClick={() => onPoint(piece)}
      onPointerDown={event => onPress(piece, event)}
      onPointerEnter={() => onInspect(piece.id, 'pointer')}
      onPointerLeave={() => onInspect(undefined, 'pointer')}
      onFocus={() => onInspect(piece.id, 'focus')}
      onBlur={() => onInspect(undefined, 'focus')}
    >
      <CounterPicture piece={piece} />
      {shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </button>
  );
}

/** Number keys take the pieces of a stack that was opened on purpose; then they are no answers to the decision. */
function useNumberKeys(pieces: readonly PiecePicture[], taken: boolean, onPoint: (piece: PiecePicture) => void): void {
  useEffect(() => {
    if (!taken) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const piece = /^[1-9]$/.test(event.key) ? pieces[Number(event.key) - 1] : undefined;
      if (piece === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onPoint(piece);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [pieces, taken, onPoint]);
}

interface Props {
  readonly view: Viewport;
  readonly origin: Box;
  readonly fanned: Fanned;
  readonly pieces: readonly PiecePicture[];
  readonly seats: readonly Seat[];
  readonly texts: MapTexts;
  readonly inspected: string | undefined;
  readonly onPoint: (piece: PiecePicture) => void;
  readonly onInspect: PieceProps['onInspect'];
  readonly onPress: PieceProps['onPress'];
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** The focus of the keyboard is in it, or no longer. */
  readonly onHold: (held: boolean) => void;
  /** Tab leads out of it, back to the map. */
  readonly onTab: (event: KeyboardEvent, isBack: boolean) => void;
}

/** Whoever came by Tab finds the first that may be chosen. */
function useFirstFocus({ by, hex }: Fanned, element: { readonly current: HTMLElement | null }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another stack has opened
  useLayoutEffect(() => {
    if (by !== 'focus') return;
    const first = element.current?.querySelector<HTMLElement>('.piece[tabindex="0"]');
    (first ?? element.current?.querySelector<HTMLElement>('.piece'))?.focus();
  }, [hex, by]);
}

/** An open stack: one row towards free ground, its leaders above, inside the map at any zoom. */
export function Fan(props: Props) {
  const { view, origin, fanned, seats, texts, inspected, onPoint, onInspect, onPress } = props;
  const { onStay, onLeave, onHold, onTab } = props;
  const element = useRef<HTMLDivElement>(null);
  const here = props.pieces.filter(({ hex }) => hex === fanned.hex);
  const counters = here.filter(isCounter);
  const leaders = here.filter(({ kind }) => kind === 'leader');
  const boxes = seats.filter(({ piece }) => piece.hex === fanned.hex).map(seatBox);
  const [first = origin, ...rest] = boxes;
  useBeside({
    ...{ view, origin, element, order: TOWARDS },
    anchor: rest.reduce(boxOver, first),
    avoid: seats.filter(({ piece }) => piece.hex !== fanned.hex).map(seatBox),
  });
  useFirstFocus(fanned, element);
  const taken = fanned.by !== 'hover';
  useNumberKeys(counters, taken, onPoint);
  const { units, manpower } = strengthOf(counters, { x: 0, y: 0 });
  const draw = (piece: PiecePicture, shortcut?: string) => (
    <FanPiece key={piece.id} {...{ piece, onPoint, onInspect, onPress, shortcut }} described={inspected === piece.id} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: pieces of a stack, no fields
    <div
      ref={element}
      className="fan"
      role="group"
      aria-label={texts.stack(units, manpower)}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) onHold(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onHold(false);
      }}
      onKeyDown={event => {
        if (event.key !== 'Tab') return;
        const stops = [...event.currentTarget.querySelectorAll('[tabindex="0"]')];
        const end = event.shiftKey ? stops[0] : stops.at(-1);
        if (end === event.target || stops.length === 0) onTab(event, event.shiftKey);
      }}
    >
      <div className="fan-head">
        <span>{texts.stack(units, manpower)}</span>
        {leaders.map(leader => draw(leader))}
      </div>
      <div className="fan-row">
        {counters.map((piece, place) => draw(piece, taken && place < MOST_KEYS ? `${place + 1}` : undefined))}
      </div>
    </div>
  );
}
