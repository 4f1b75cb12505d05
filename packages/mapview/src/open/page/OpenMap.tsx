import {
  type KeyboardEvent,
  memo,
  type Ref,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Size } from '../../drawing/sheet/gathering.ts';
import type { Box } from '../../drawing/sheet/layout.ts';
import { same } from '../../drawing/sheet/same.ts';
import { zoomClass, zoomOf } from '../../drawing/sheet/zoom.ts';
import { useGestures } from '../../page/gestures.ts';
import type { Room, Transform } from '../../page/transform.ts';
import { useViewport } from '../../page/viewport.ts';
import { ZoomButtons } from '../../page/ZoomButtons.tsx';
import { INCH } from '../drawing/geometry/units.ts';
import { GroundGhosts, Over, Tags } from '../drawing/light/Over.tsx';
import { Under } from '../drawing/light/Under.tsx';
import { Names } from '../drawing/names/Names.tsx';
import { Laid, Standing } from '../drawing/sheet/Layers.tsx';
import { type Look, lookAt } from '../drawing/sheet/look.ts';
import { RULER } from '../drawing/sheet/rulerTicks.ts';
import { useStable } from '../drawing/sheet/useStable.ts';
import type { InHand } from '../inHand.ts';
import type { OpenPicture } from '../picture.ts';
import type { OpenMapEvents, OpenMapHandle, OpenTexts } from './events.ts';
import { graspedAt, modifiersOf, stepOf } from './grasp.ts';
import { onPlane, type TableView, useHands } from './hands.ts';
import { Rulers, ScaleBar, useFocusedPlace, usePlaceUnder } from './Margins.tsx';
import { Handles, pointable } from './Pointable.tsx';

export interface OpenMapProps extends OpenMapEvents {
  readonly picture: OpenPicture;
  readonly inHand?: InHand;
  readonly texts: OpenTexts;
  /** Whether a drag draws on the table: then only two fingers, the middle button and the keys move it. */
  readonly draws?: boolean;
  readonly ref?: Ref<OpenMapHandle>;
}

const NOTHING: InHand = {};
const NOBODY: readonly never[] = [];
const ROOM: Room = { left: RULER + 8, top: RULER + 6, right: 16, bottom: 54 };
/** Buttons under the table are larger for fingers. */
const ROOM_FOR_FINGERS: Room = { ...ROOM, bottom: 58 };

interface SheetProps {
  readonly picture: OpenPicture;
  readonly look: Look;
}

/** The ground and what is laid on it: a sheet of its own, which the hand over it does not make paint again. */
const Sheet = memo(function Sheet({ picture, look }: SheetProps) {
  const detailed = useDeferredValue(true, false);
  const { width, height, areas, lines, depots, points } = picture;
  // Where grass grows can wait while something is dragged about.
  const ground = useDeferredValue(useStable({ width, height, areas, lines, depots, points }));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the plane it lies on says what it is
    <svg className="sheet" width={width * INCH} height={height * INCH}>
      <Laid picture={picture} ground={ground} look={look} put={pointable(look)} detailed={detailed} />
    </svg>
  );
}, same);

/** What stands on the table and is written there. */
const Stood = memo(function Stood({ picture, look, prefix }: SheetProps & { readonly prefix: string }) {
  return (
    <>
      <rect
        className="table-edge"
        width={picture.width * INCH}
        height={picture.height * INCH}
        strokeWidth={look.px * 1.6}
      />
      <Standing picture={picture} look={look} put={pointable(look)} />
      <Names picture={useDeferredValue(picture)} look={look} prefix={prefix} />
    </>
  );
}, same);

interface PlaneProps {
  readonly view: TableView;
  readonly picture: OpenPicture;
  readonly inHand: InHand;
  readonly label: string;
}

/** What of the plane is in the frame, in units, beside the rulers. */
function seenIn({ frame }: TableView, { x, y, k }: Transform): Box | undefined {
  const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
  if (clientWidth === 0) return undefined;
  const edge = RULER + 6;
  return {
    x: (edge - x) / k,
    y: (edge - y) / k,
    width: Math.max(0, clientWidth - edge - 8) / k,
    height: Math.max(0, clientHeight - edge - 8) / k,
  };
}

function Plane({ view, picture, inHand, label }: PlaneProps) {
  // How large things are drawn follows the zoom when it has come to rest, and never holds up a hand.
  const rest = useDeferredValue(useSyncExternalStore(view.watch, view.rest));
  const { k } = rest;
  const look = useMemo(() => lookAt(k), [k]);
  const [width, height] = [picture.width * INCH, picture.height * INCH];
  const laid = useStable(useMemo(() => ({ ...picture, bases: NOBODY, patrols: NOBODY }), [picture]));
  const { bases, patrols } = picture;
  const stood = useMemo(() => ({ ...laid, bases, patrols }), [laid, bases, patrols]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is a group of things to choose from
    <div ref={view.plane} className="plane" style={{ width, height }} role="group" aria-label={label}>
      <Sheet picture={laid} look={look} />
      <svg className="lights" width={width} height={height} aria-hidden="true">
        <Under inHand={inHand} look={look} />
        <GroundGhosts inHand={inHand} look={look} />
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the plane it lies on says what it is */}
      <svg className="stood" width={width} height={height}>
        <Stood picture={stood} look={look} prefix={useId()} />
        <Over inHand={inHand} look={look} />
        <Handles handles={inHand.handles ?? []} look={look} />
        <Tags inHand={inHand} table={{ x: 0, y: 0, width, height }} seen={seenIn(view, rest)} look={look} />
      </svg>
    </div>
  );
}

/** Pixels a unit: a base is as large as a finger's tip. */
const NEARER = 0.75;

/** The thing or the handle of that name. */
function foundIn({ frame }: TableView, id: string): SVGGElement | undefined {
  const name = CSS.escape(id);
  return frame.current?.querySelector<SVGGElement>(`[data-handle="${name}"], [data-thing="${name}"]`) ?? undefined;
}

function useHandle(ref: Ref<OpenMapHandle> | undefined, view: TableView, inches: OpenMapHandle['inches']): void {
  useImperativeHandle(
    ref,
    () => ({
      centreOn: point => view.look({ middle: onPlane(point), k: view.now().k }),
      approach: point => {
        const { k } = view.now();
        if (zoomOf(k) !== 'whole') return;
        view.zoomBy(NEARER / k, 'middle');
        view.look({ middle: onPlane(point), k: view.now().k });
      },
      fit: () => view.fit(),
      pan: (x, y) => view.panBy(x, y, true),
      zoom: factor => view.zoomBy(factor, 'middle', true),
      focus: id => {
        const found = foundIn(view, id);
        found?.focus();
        if (found) view.show(found);
      },
      show: id => {
        const found = foundIn(view, id);
        if (found) view.show(found);
        return found !== undefined;
      },
      inches,
    }),
    [view, inches],
  );
}

const COARSE = '(pointer: coarse)';

const watchPointer = (listener: () => void): (() => void) => {
  const query = matchMedia(COARSE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

function useTableView({ width, height }: Size): TableView {
  const isCoarse = useSyncExternalStore(watchPointer, () => matchMedia(COARSE).matches);
  const held = useMemo(
    () => ({
      box: { x: 0, y: 0, width: width * INCH, height: height * INCH },
      room: isCoarse ? ROOM_FOR_FINGERS : ROOM,
    }),
    [width, height, isCoarse],
  );
  return useViewport<HTMLDivElement>(held, () => 'whole');
}

/** Arrow keys move what has the focus, Enter picks it; all others move the table. */
function keysOf(events: OpenMapEvents, otherwise: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent): void => {
    const grasped = graspedAt(event.target);
    const step = grasped === undefined ? undefined : stepOf(event.key, event.shiftKey);
    if (grasped !== undefined && step !== undefined && events.onStep !== undefined) {
      event.preventDefault();
      events.onStep({ ...modifiersOf(event), ...step, id: grasped.id });
    } else if (grasped !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      events.onPick?.(grasped.id, 'key');
    } else otherwise(event);
  };
}

/** An open table: data in, gestures out. It knows what is lit, not why. */
export function OpenMap(props: OpenMapProps) {
  const { picture, inHand = NOTHING, texts, draws = false } = props;
  const view = useTableView(picture);
  const zoom = useSyncExternalStore(view.watch, () => zoomOf(view.now().k));
  const hands = useHands(view, { ...props, inHand, draws });
  const gestures = useGestures(view, hands.other);
  const place = useRef<HTMLElement>(null);
  usePlaceUnder(view, picture, texts, place);
  useFocusedPlace(view, inHand, texts, place);
  useHandle(
    props.ref,
    view,
    useMemo(() => hands.place.bind(hands), [hands]),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the things in it, which are buttons
    <div
      ref={view.frame}
      className={`openmap ${zoomClass(zoom)} ${draws ? 'draws' : ''}`}
      onPointerDown={event => {
        hands.down(event);
        gestures.onPointerDown(event);
      }}
      onPointerMove={event => {
        hands.move(event);
        gestures.onPointerMove(event);
      }}
      onPointerUp={event => {
        hands.up(event, 'end');
        gestures.onPointerUp(event);
      }}
      onPointerCancel={event => {
        hands.up(event, 'cancel');
        gestures.onPointerCancel(event);
      }}
      onPointerLeave={event => hands.leave(event)}
      onClickCapture={gestures.onClickCapture}
      onClick={event => {
        if ((event.target as Element).closest('button') === null) hands.tap(event);
      }}
      onDoubleClick={gestures.onDoubleClick}
      onKeyDown={keysOf(props, gestures.onKeyDown)}
      onFocusCapture={({ target }) => {
        if (target.matches('.thing:focus-visible, .handle:focus-visible')) view.show(target);
      }}
    >
      <Plane view={view} picture={picture} inHand={inHand} label={texts.map} />
      <Rulers view={view} table={picture} />
      <ZoomButtons texts={texts} onZoom={factor => view.zoomBy(factor, 'middle', true)} onFit={view.fit} />
      <div className="table-foot">
        <span ref={place} className="place-under" />
        <ScaleBar view={view} texts={texts} />
      </div>
    </div>
  );
}
