import type { Pose } from '@wigwag/lee';
import type { HandleDrag, OpenPointer } from '@wigwag/mapview/open';
import { useRef, useState } from 'react';
import type { Snap } from '../drafts/snap/snap.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { useRoom } from '../room.ts';
import { beginWith } from './begin.ts';
import { dragged, type Made, onRiver } from './dragging.ts';
import { pointed } from './gestures.ts';

interface Held {
  /** What the thing in hand came to rest at: as long as it is there. */
  readonly snap: Snap | undefined;
  point(pointer: OpenPointer): void;
  drag(drag: HandleDrag): void;
}

/** What pointers do to the thing in hand. */
export function useHeld(): Held {
  const room = useRoom();
  const { view, draft, asking, hold } = room;
  const [rested, rest] = useState<Made>();
  /** A drag of a place where a bend would come is the drag of that new bend. */
  const grown = useRef<string>(undefined);
  const put = (made: Made): void => {
    if (made.draft === draft) return;
    rest(made);
    hold(made.draft);
  };
  const end = (): Pose | undefined => {
    if (draft?.kind === 'force') return standsAt(view.game, draft.side, draft.unit);
    const stands = draft?.kind === 'march' ? standsAt(view.game, view.eyes, draft.unit) : undefined;
    return asking.judged?.course?.end ?? stands;
  };
  const begin = (id: string): void => {
    grown.current = undefined;
    const bend = id.startsWith('bend-') ? beginWith(room, id) : undefined;
    if (bend !== undefined) hold(bend);
  };
  return {
    snap: rested?.draft === draft ? rested?.snap : undefined,
    point: pointer => {
      // A click on the river takes a bridge and puts it there.
      const isBridge = view.frame?.kind === 'bridges' && view.frame.by === view.eyes && pointer.phase === 'tap';
      if (draft !== undefined) put(pointed(draft, pointer, view));
      else if (isBridge) hold({ kind: 'spot', of: 'bridge', id: '', at: onRiver(view, pointer) });
    },
    drag: drag => {
      if (draft === undefined) return;
      if (drag.phase === 'start') return begin(drag.id);
      const id = grown.current ?? drag.id;
      const made = dragged(draft, { ...drag, id }, view, end());
      const { draft: next } = made;
      if (id.startsWith('add-') && next.kind === 'line' && next !== draft) grown.current = `bend-${next.chosen}`;
      if (drag.phase !== 'drag') grown.current = undefined;
      put(made);
    },
  };
}
