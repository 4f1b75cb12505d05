import type { Hex } from '@wigwag/hex';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import type { Seat } from '../../drawing/seats/seat.ts';
import type { Box } from '../../drawing/sheet/layout.ts';
import type { MapPicture, MapTexts, PiecePicture } from '../../picture.ts';
import type { Handling } from '../handling.ts';
import type { Viewport } from '../viewport.ts';
import { ZoomButtons } from '../ZoomButtons.tsx';
import { Card } from './Card.tsx';
import { Fan } from './Fan.tsx';
import type { Fanning } from './fanning.ts';
import { Minimap } from './Minimap.tsx';
import { Tip } from './Tip.tsx';

/** The piece whose card is shown, and what it says. */
export interface PieceCard {
  readonly piece: string;
  readonly body: ReactNode;
}

/** The hex that a way leads to, and what there is to say of it. */
export interface HexTip {
  readonly hex: Hex;
  readonly body: ReactNode;
}

/** By Tab out of an open stack: to what comes after it on the map, or before it. */
function tabBeyond({ frame }: Viewport, hex: Hex, event: KeyboardEvent, isBack: boolean): void {
  const stack = frame.current?.querySelector(`[data-stack="${hex}"]`);
  const stops = [...(frame.current?.querySelectorAll<SVGElement>('.plane [tabindex="0"]') ?? [])];
  if (stack === null || stack === undefined) return;
  const wanted = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beyond = stops.filter(stop => (stack.compareDocumentPosition(stop) & wanted) !== 0);
  const next = isBack ? beyond.at(-1) : beyond[0];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface Props {
  readonly view: Viewport;
  readonly map: MapPicture;
  /** What of the map is drawn. */
  readonly origin: Box;
  readonly pieces: readonly PiecePicture[];
  readonly seats: readonly Seat[];
  readonly texts: MapTexts;
  readonly fanning: Fanning;
  readonly hands: Handling;
  readonly card: PieceCard | undefined;
  readonly tip: HexTip | undefined;
  readonly path: readonly Hex[];
  readonly onAsked: (() => void) | undefined;
  /** What the small map shows waits until the large one is there. */
  readonly detailed: boolean;
  readonly children: ReactNode;
}

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** What lies over the map and keeps its size: buttons, the whole map, an open stack, a card. None of it drags the map. */
export function OverMap(props: Props) {
  const { view, map, origin, pieces, seats, texts, fanning, hands, card, tip, path, onAsked, detailed, children } =
    props;
  const { fanned } = fanning;
  const shown = seats.find(({ piece }) => piece.id === card?.piece);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens here is not done to the map
    <div className="over-map" onPointerDown={keep} onDoubleClick={keep}>
      <Minimap {...{ view, map, pieces, detailed }} box={origin} label={texts.overview} />
      <ZoomButtons {...{ texts, onAsked }} onZoom={factor => view.zoomBy(factor, 'middle', true)} onFit={view.fit} />
      {children}
      {fanned !== undefined && (
        <Fan
          {...{ view, origin, fanned, pieces, seats, texts }}
          inspected={card?.piece}
          onPoint={hands.onPoint}
          onInspect={hands.inspect}
          onPress={hands.onPress}
          onStay={() => fanning.rest(fanned.hex)}
          onLeave={fanning.leave}
          onHold={fanning.hold}
          onTab={(event, isBack) => tabBeyond(view, fanned.hex, event, isBack)}
        />
      )}
      {card !== undefined && shown !== undefined && (
        <Card {...{ view, origin, seats }} seat={shown} isFanned={fanned?.hex === shown.piece.hex}>
          {card.body}
        </Card>
      )}
      {tip !== undefined && (
        <Tip {...{ view, map, origin, path, seats }} hex={tip.hex}>
          {tip.body}
        </Tip>
      )}
    </div>
  );
}
