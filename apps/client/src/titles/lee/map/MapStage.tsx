import { OpenMap, type OpenMapHandle } from '@wigwag/mapview/open';
import { type RefObject, useEffect, useMemo } from 'react';
import { BesideButton } from '../beside/BesideButton.tsx';
import { besideTapes, withBeside } from '../beside/besideTapes.ts';
import { tellOf, useBeside } from '../beside/state.ts';
import { useTableDesk } from '../desk.ts';
import { Looking } from '../frame/Looking.tsx';
import { PieceCard } from '../opened.ts';
import { shownIn } from '../replay/useReplay.tsx';
import { type Room, useRoom } from '../room.ts';
import { isTurned, stepped, turned } from './gestures.ts';
import { inHandOf } from './inHand.ts';
import { forgetting, picking } from './picking.ts';
import { pictureOf } from './picture.ts';
import { heldKey, standingOf } from './standing.ts';
import { TapeButton, TapeHint } from './TapeButton.tsx';
import { useTape } from './tape.ts';
import { useApproach } from './useApproach.ts';
import { useDropped } from './useDropped.ts';
import { useHeld } from './useHeld.ts';
import { useInSight } from './useInSight.ts';
import { useLooked } from './useLooked.ts';
import { useMapTexts } from './useMapTexts.ts';
import { usePointed } from './usePointed.ts';
import { useTaped } from './useTaped.ts';

/** Over a table that is shown as it was nothing can be taken in hand. */
const STILL = { standing: () => undefined, drags: () => false };

const NOTHING = { things: [], ways: [] } as const;

/** What is spoken of: by the moment that is looked at, which comes into sight, and by the line of the log that was chosen. */
function useSpoken({ view, replay }: Room, handle: RefObject<OpenMapHandle | null>) {
  const told = useTableDesk(desk => desk.told);
  const lines = view.past?.lines;
  const shown = useMemo(() => (lines === undefined ? NOTHING : shownIn(replay, lines)), [replay, lines]);
  useEffect(() => {
    const [first] = shown.things;
    if (first === undefined) return;
    // The bar of the replay is higher than that of a decision: first the table finds its new room.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void handle.current?.show(first));
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, handle]);
  return useMemo(() => ({ things: new Set([...told, ...shown.things]), ways: shown.ways }), [told, shown]);
}

/** The table with all that lies on it, and what is in hand. */
export function MapStage({ handle }: { readonly handle: RefObject<OpenMapHandle | null> }) {
  const room = useRoom();
  const { t, language, view, draft, asking, hold } = room;
  const { judged } = asking;
  const texts = useMapTexts();
  useApproach(handle);
  const { snap, isCarried, point, drag, drop: put } = useHeld();
  useInSight(handle, isCarried);
  const drop = useDropped(handle, put);
  const held = draft && heldKey(draft);
  const looked = useLooked();
  const isMeasured = useTape(state => state.isOut);
  const spoken = useSpoken(room, handle);
  const pointed = usePointed(`${view.log.length} ${held ?? ''}`);
  const isStill = view.past !== undefined || looked !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how things stand follows from what is held, not from where it is
  const picture = useMemo(() => {
    const { standing, drags } = isStill ? STILL : standingOf(room);
    return pictureOf({
      ...{ t, language, game: looked ?? view.game, eyes: view.eyes, drags, isMeasured },
      standing: id => (spoken.things.has(id) ? 'held' : standing(id)),
    });
  }, [t, language, view, held, isMeasured, looked, isStill, spoken]);
  const inHand = useMemo(
    () => (draft === undefined ? {} : inHandOf({ t, language, view, draft, judged, snap, said: texts.length })),
    [t, language, view, draft, judged, snap, texts],
  );
  const tape = useTaped(picture, texts.length);
  const { isOn: isBeside, chosen } = useBeside();
  useEffect(() => tellOf(pointed.id), [pointed.id]);
  const tapes = isBeside && !isStill ? withBeside(inHand.tapes, besideTapes(room, texts.length, chosen)) : inHand.tapes;
  return (
    <main className="map lee-map" {...drop}>
      <Looking />
      <OpenMap
        ref={handle}
        {...{ picture, texts }}
        inHand={{ ...inHand, tapes: [...(tapes ?? []), ...spoken.ways, ...tape.lying] }}
        {...((tape.isOut || !isStill) && { onPointer: tape.isOut ? tape.point : forgetting(pointed, point) })}
        onPick={picking(room, { tape, isStill, pointed })}
        onHandleDrag={drag}
        onStep={step => draft !== undefined && hold(stepped(draft, step, view))}
        {...(draft !== undefined && isTurned(draft) && { onTurn: turn => hold(turned(draft, turn, view)) })}
      />
      <div className="lee-map-buttons">
        <TapeButton />
        {!isStill && <BesideButton />}
      </div>
      {/* It stays on the page while it is empty: only then is what comes into it read aloud. */}
      <div role="status">{pointed.id !== undefined && <PieceCard {...pointed} game={looked ?? view.game} />}</div>
      <TapeHint text={tape.lying[0]?.text} />
    </main>
  );
}
