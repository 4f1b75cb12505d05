import type { Point, Pose } from '@wigwag/lee';
import type { HandleDrag, OpenPointer } from '@wigwag/mapview/open';
import { useRef, useState } from 'react';
import type { Draft } from '../drafts/draft.ts';
import type { Snap } from '../drafts/snap/snap.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { type Room, useRoom } from '../room.ts';
import { beginWith } from './begin.ts';
import { dragged, type Made, onRiver } from './dragging.ts';
import { pointed, setDown } from './gestures.ts';
import { type Lifted, lifted } from './lifting.ts';
import { otherUnit } from './otherUnit.ts';

interface Held {
  /** What the thing in hand came to rest at: as long as it is there. */
  readonly snap: Snap | undefined;
  /** A pointer has brought the thing in hand to where it is. */
  readonly isCarried: boolean;
  point(pointer: OpenPointer): void;
  drag(drag: HandleDrag): void;
  /** The thing in hand comes to lie there. */
  drop(at: Point): void;
}

/** From where the unit in hand is turned. */
function endOf({ view, draft, asking }: Room): Pose | undefined {
  if (draft?.kind === 'force') return standsAt(view.game, draft.side, draft.unit);
  const stands = draft?.kind === 'march' ? standsAt(view.game, view.eyes, draft.unit) : undefined;
  return asking.judged?.course?.end ?? stands;
}

/** What a drag began with. */
interface Begun {
  readonly draft: Draft | undefined;
  /** A drag of a place where a bend would come is the drag of that new bend. */
  readonly grown?: string;
}

function useDrag(room: Room, put: (made: Made) => void): Held['drag'] {
  const { view, draft, hold } = room;
  const begun = useRef<Begun>(undefined);
  return drag => {
    if (draft === undefined) return;
    if (drag.phase === 'start') {
      begun.current = { draft };
      const bend = drag.id.startsWith('bend-') ? beginWith(room, drag.id) : undefined;
      if (bend !== undefined) hold(bend);
    } else if (drag.phase === 'cancel') {
      // What is broken off is as it was.
      hold(begun.current?.draft);
    } else {
      const id = begun.current?.grown ?? drag.id;
      const made = dragged(draft, { ...drag, id }, view, endOf(room));
      const { draft: next } = made;
      if (id.startsWith('add-') && next.kind === 'line' && next !== draft)
        begun.current = { draft, grown: `bend-${next.chosen}` };
      put(made);
    }
  };
}

/** What pointers do to the thing in hand. */
export function useHeld(): Held {
  const room = useRoom();
  const { view, draft, hold } = room;
  const [rested, rest] = useState<Made>();
  const up = useRef<Lifted>(undefined);
  const put = (made: Made): void => {
    if (made.draft === draft) return;
    rest(made);
    hold(made.draft);
  };
  const lift = (pointer: OpenPointer): boolean => {
    const found = lifted(room, pointer, up.current);
    up.current = found?.lifted;
    if (found?.made !== undefined) put(found.made);
    if (found?.isBroken) hold(found.lifted?.before);
    return found !== undefined;
  };
  return {
    snap: rested?.draft === draft ? rested?.snap : undefined,
    isCarried: draft !== undefined && rested?.draft === draft,
    point: pointer => {
      if (lift(pointer)) return;
      const other = otherUnit(room, pointer);
      if (other !== undefined) return hold(other);
      // A click on the river takes a bridge and puts it there.
      const isBridge = view.frame?.kind === 'bridges' && view.frame.by === view.eyes && pointer.phase === 'tap';
      if (draft !== undefined) put(pointed(draft, pointer, view));
      else if (isBridge) hold({ kind: 'spot', of: 'bridge', id: '', at: onRiver(view, pointer) });
    },
    drag: useDrag(room, put),
    drop: ({ x, y }) => draft !== undefined && put(setDown(draft, { x, y, alt: false }, view)),
  };
}
