import { OpenMap, type OpenMapHandle } from '@wigwag/mapview/open';
import { type RefObject, useMemo } from 'react';
import { Looking } from '../frame/Looking.tsx';
import { useRoom } from '../room.ts';
import { beginWith } from './begin.ts';
import { isTurned, stepped, turned } from './gestures.ts';
import { inHandOf } from './inHand.ts';
import { pictureOf } from './picture.ts';
import { heldKey, standingOf } from './standing.ts';
import { TapeButton } from './TapeButton.tsx';
import { useTape } from './tape.ts';
import { useApproach } from './useApproach.ts';
import { useDropped } from './useDropped.ts';
import { useHeld } from './useHeld.ts';
import { useLooked } from './useLooked.ts';
import { useMapTexts } from './useMapTexts.ts';
import { useTaped } from './useTaped.ts';

/** The table with all that lies on it, and what is in hand. */
export function MapStage({ handle }: { readonly handle: RefObject<OpenMapHandle | null> }) {
  const room = useRoom();
  const { t, language, view, draft, asking, hold } = room;
  const { judged } = asking;
  const texts = useMapTexts();
  useApproach(handle);
  const { snap, point, drag, drop: put } = useHeld();
  const drop = useDropped(handle, put);
  const held = draft && heldKey(draft);
  const looked = useLooked();
  const isMeasured = useTape(state => state.isOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how things stand follows from what is held, not from where it is
  const picture = useMemo(
    () =>
      pictureOf(
        looked === undefined
          ? { t, language, game: view.game, eyes: view.eyes, ...standingOf(room), isMeasured }
          : { t, language, game: looked, eyes: view.eyes, standing: () => undefined, drags: () => false, isMeasured },
      ),
    [t, language, view, held, isMeasured, looked],
  );
  const inHand = useMemo(
    () => (draft === undefined ? {} : inHandOf({ t, language, view, draft, judged, snap, said: texts.length })),
    [t, language, view, draft, judged, snap, texts],
  );
  const tape = useTaped(picture, texts.length);
  return (
    <main className="map lee-map" {...drop}>
      <Looking />
      <OpenMap
        ref={handle}
        {...{ picture, texts }}
        inHand={{ ...inHand, tapes: [...(inHand.tapes ?? []), ...tape.lying] }}
        onPointer={tape.isOut ? tape.point : point}
        onPick={(id, by) => {
          if (tape.isOut && by === 'key') tape.pick(id);
          if (tape.isOut) return;
          const next = beginWith(room, id);
          if (next !== undefined) hold(next);
        }}
        onHandleDrag={drag}
        onStep={step => draft !== undefined && hold(stepped(draft, step, view))}
        {...(draft !== undefined && isTurned(draft) && { onTurn: turn => hold(turned(draft, turn, view)) })}
      />
      <TapeButton text={tape.lying[0]?.text} />
    </main>
  );
}
