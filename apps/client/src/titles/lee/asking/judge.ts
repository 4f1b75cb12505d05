import type { Draft } from '../drafts/draft.ts';
import type { Sitting, View } from '../room.ts';
import { choiceOf } from './choiceOf.ts';
import { type Judged, NOT_YET } from './judging.ts';

/** What would come of the thing in hand. */
export function judge(sitting: Sitting, view: View, draft: Draft | undefined): Judged | undefined {
  if (draft === undefined || view.frame === undefined || view.frame.by !== view.eyes) return undefined;
  const choice = choiceOf(draft, view);
  if (choice === undefined) return NOT_YET;
  return { ...NOT_YET, choice, refused: sitting.whyNot(choice) };
}
