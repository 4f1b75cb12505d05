import type { Frame } from '@wigwag/kernel';
import type { AnyChoice, Lee, Plan, World } from '@wigwag/lee';
import type { Language, Translate } from '@wigwag/words';
import { createContext, useContext } from 'react';
import type { Hand } from '../../shell/hand.ts';
import type { Sitting as AnySitting, View as AnyView } from '../../shell/view.ts';
import type { Asking } from './asking/asking.ts';
import type { Draft } from './drafts/draft.ts';
import type { BattleReplay } from './replay/useReplay.tsx';

export type Sitting = AnySitting<Lee>;
export type View = AnyView<Lee>;
export type LeeFrame = Frame<Lee>;

/** What every part of the table may ask for. */
export interface Room {
  readonly sitting: Sitting;
  readonly view: View;
  readonly world: World;
  readonly plan: Plan;
  readonly t: Translate;
  readonly language: Language;
  readonly draft: Draft | undefined;
  readonly asking: Asking;
  readonly hand: Hand<Lee, Draft>;
  readonly replay: BattleReplay;
  /** Takes something in hand, or puts it down. */
  hold(draft: Draft | undefined): void;
  choose(choice: AnyChoice): void;
}

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (room === undefined) throw new Error('no room');
  return room;
}
