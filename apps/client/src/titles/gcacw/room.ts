import type { Briefing } from '@wigwag/content';
import type { Gcacw, Odds, World } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { createContext, useContext } from 'react';
import type { Sitting as AnySitting, View as AnyView } from '../../shell/view.ts';
import type { Asking } from './asking/asking.ts';
import type { MapHand } from './hand.ts';
import type { Learning } from './lessons/learning.ts';
import type { Hinted } from './opponent/advice/useHint.ts';
import type { CampaignReplay } from './replay/useReplay.tsx';

export type Sitting = AnySitting<Gcacw>;
export type View = AnyView<Gcacw>;

/** What every part of a campaign's table may ask for. */
export interface Room {
  readonly sitting: Sitting;
  readonly view: View;
  readonly world: World;
  /** Of the scenario on the table. */
  readonly briefing: Briefing | undefined;
  /** Where the learner is, if this is a lesson. */
  readonly learning: Learning | undefined;
  readonly asking: Asking;
  readonly hand: MapHand;
  /** Of the attack that is being weighed. */
  readonly odds: Odds | undefined;
  /** The line of the log whose card lies on the table. */
  readonly onCard: { readonly line: number; readonly hex: number | undefined } | undefined;
  readonly replay: CampaignReplay;
  /** What the player is advised to do, if he wants to know. */
  readonly hinted: Hinted | undefined;
  readonly t: Translate;
  readonly centreOn: (hex: number) => void;
}

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (room === undefined) throw new Error('no room');
  return room;
}
