import type { OpenPointer } from '@wigwag/mapview/open';
import type { Draft } from '../drafts/draft.ts';
import type { Room } from '../room.ts';
import { beginWith } from './begin.ts';
import type { Pointed } from './usePointed.ts';
import type { Taped } from './useTaped.ts';

interface Picking {
  readonly tape: Taped;
  /** The table is shown as it was: nothing can be taken in hand. */
  readonly isStill: boolean;
  readonly pointed: Pointed;
}

/** With something in hand a click sets it down, over whatever lies there; units are asked about all the same. */
const isAskedAbout = (draft: Draft | undefined, id: string): boolean =>
  draft === undefined || draft.kind === 'look' || id.includes(':');

/** A click on a thing takes it in hand; where it cannot be taken, it says what it is. */
export const picking =
  (room: Room, { tape, isStill, pointed }: Picking) =>
  (id: string, by: 'pointer' | 'key'): void => {
    if (tape.isOut && by === 'key') tape.pick(id);
    if (tape.isOut) return;
    const next = isStill ? undefined : beginWith(room, id);
    pointed.point(next === undefined && isAskedAbout(room.draft, id) ? id : undefined);
    if (next !== undefined) room.hold(next);
  };

/** A click beside everything asks about nothing any more. */
export const forgetting =
  ({ point }: Pointed, on: (pointer: OpenPointer) => void) =>
  (pointer: OpenPointer): void => {
    if (pointer.phase === 'tap' && pointer.id === undefined) point(undefined);
    on(pointer);
  };
