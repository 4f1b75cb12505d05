import type { Request } from '@wigwag/kernel';
import type { AnyChoice, Lee } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { create } from 'zustand';
import { clearDesk, type Hand, handOf, sayAnswer } from '../../../shell/hand.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Sitting } from '../room.ts';
import { askedFor } from './askedFor.ts';

/** A choice that waits for dice or cards which somebody types in. */
export interface Due {
  readonly choice: AnyChoice;
  readonly request: Request;
}

/** What is asked for beyond what the table asks first: a second roll, or a roll that a player's own choice needs. */
export const useDue = create<{ readonly due: Due | undefined }>(() => ({ due: undefined }));

/** Sends a choice with what was typed in; what it needs besides is asked for next. */
export async function sendTyped(
  sitting: Sitting,
  t: Translate,
  choice: AnyChoice,
  dice: readonly (readonly number[])[],
): Promise<void> {
  const answer = await sitting.send({ do: 'decide', choice, ...(dice.length > 0 && { dice }) });
  const request = askedFor(answer);
  useDue.setState({ due: request && { choice, request } });
  sayAnswer(sitting, t, answer);
}

/** Where players roll themselves, a choice that needs dice asks for them. */
export function ownHandOf(sitting: Sitting, t: Translate): Hand<Lee, Draft> {
  const hand = handOf<Lee, Draft>(sitting, t);
  return {
    ...hand,
    act: act => {
      const { ownDice } = sitting.view().world.options;
      if (!ownDice || !('choose' in act) || sitting.whyNot(act.choose) !== undefined) return hand.act(act);
      clearDesk();
      void sendTyped(sitting, t, act.choose, []);
    },
  };
}
