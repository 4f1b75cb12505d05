import type { Briefing } from '@wigwag/content';
import type { Odds } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { createContext, useContext } from 'react';
import type { Asking } from './asking/asking.ts';
import type { Learning } from './lessons/learning.ts';
import type { Hand } from './play.ts';
import type { Table, View } from './table.ts';

/** What every part of the page may ask for. */
export interface Room {
  readonly table: Table;
  /** Of the scenario on the table. */
  readonly briefing: Briefing | undefined;
  /** Where the learner is, if this is a lesson. */
  readonly learning: Learning | undefined;
  readonly view: View;
  readonly asking: Asking;
  readonly hand: Hand;
  /** Of the attack that is being weighed. */
  readonly odds: Odds | undefined;
  readonly t: Translate;
  readonly centreOn: (hex: number) => void;
}

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (room === undefined) throw new Error('no room');
  return room;
}
