import { poseOf } from '@wigwag/lee';
import { OpenMap, type OpenMapHandle, type OpenPointer } from '@wigwag/mapview/open';
import { type RefObject, useMemo, useRef } from 'react';
import { poseIn } from '../asking/choiceOf.ts';
import { useRoom } from '../room.ts';
import { number } from '../said.ts';
import { beginWith } from './begin.ts';
import { dragged, onRiver, pointed, stepped, turned } from './gestures.ts';
import { inHandOf } from './inHand.ts';
import { pictureOf } from './picture.ts';
import { standingOf } from './standing.ts';
import { TapeButton } from './TapeButton.tsx';
import { useTaped } from './useTaped.ts';

/** The table with all that lies on it, and what is in hand. */
export function MapStage({ handle }: { readonly handle: RefObject<OpenMapHandle | null> }) {
  const room = useRoom();
  const { t, language, view, draft, asking, hold } = room;
  const { judged } = asking;
  const texts = useMemo(() => {
    const length = (inches: number): string => t('lee.client.inches', { count: inches, n: number(language, inches) });
    return {
      map: t('lee.client.table'),
      zoomIn: t('client.zoomIn'),
      zoomOut: t('client.zoomOut'),
      fit: t('client.fit'),
      length,
      place: ({ x, y }: { readonly x: number; readonly y: number }) =>
        t('lee.client.place', { x: number(language, x), y: number(language, y) }),
    };
  }, [t, language]);
  const held = draft?.kind === 'line' || draft?.kind === 'area' ? draft.kind : draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how things stand follows from what is held, not from where it is
  const picture = useMemo(
    () => pictureOf({ t, language, game: view.game, eyes: view.eyes, ...standingOf(room) }),
    [t, language, view, held],
  );
  const inHand = useMemo(
    () => (draft === undefined ? {} : inHandOf({ t, view, draft, judged, said: inches => texts.length(inches) })),
    [t, view, draft, judged, texts],
  );
  const tape = useTaped(picture, texts.length);
  const tapes = [...(inHand.tapes ?? []), ...tape.lying];
  /** A drag of a place where a bend would come is the drag of that new bend. */
  const grown = useRef<string>(undefined);
  const end = (): ReturnType<typeof poseOf> | undefined => {
    const stored = draft?.kind === 'march' ? poseIn(view.game.board, view.eyes, draft.unit) : undefined;
    return judged?.course?.end ?? (stored && poseOf(stored));
  };
  const onPointer = (pointer: OpenPointer): void => {
    if (tape.isOut) {
      tape.point(pointer);
      return;
    }
    if (draft === undefined) {
      // A click on the river takes a bridge and puts it there.
      const isBridge = view.frame?.kind === 'bridges' && view.frame.by === view.eyes && pointer.phase === 'tap';
      if (isBridge) hold({ kind: 'spot', of: 'bridge', id: '', at: onRiver(view, pointer) });
      return;
    }
    const next = pointed(draft, pointer, view);
    if (next !== draft) hold(next);
  };
  return (
    <main className="map lee-map">
      <OpenMap
        ref={handle}
        {...{ picture, texts, onPointer }}
        inHand={{ ...inHand, tapes }}
        onPick={id => {
          if (tape.isOut) return;
          const next = beginWith(room, id);
          if (next !== undefined) hold(next);
        }}
        onHandleDrag={drag => {
          if (draft === undefined) return;
          const id = drag.phase === 'start' ? drag.id : (grown.current ?? drag.id);
          const next = dragged(draft, { ...drag, id }, view, end());
          if (drag.phase === 'start') grown.current = undefined;
          if (id.startsWith('add-') && next.kind === 'line' && next !== draft) grown.current = `bend-${next.chosen}`;
          if (drag.phase === 'end' || drag.phase === 'cancel') grown.current = undefined;
          hold(next);
        }}
        onStep={step => draft !== undefined && hold(stepped(draft, step, view))}
        {...(draft !== undefined && draft.kind !== 'line' && { onTurn: turn => hold(turned(draft, turn)) })}
      />
      <TapeButton text={tape.lying[0]?.text} />
    </main>
  );
}
