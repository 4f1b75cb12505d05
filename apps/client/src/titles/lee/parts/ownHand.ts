import type { Request } from '@wigwag/kernel';
import type { AnyChoice, Lee, Reason } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { create } from 'zustand';
import { clearDesk, type Hand, handOf, sayAnswer } from '../../../shell/hand.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Sitting, View } from '../room.ts';
import { askedFor } from './askedFor.ts';

/** A choice that waits for dice or cards which somebody types in. */
export interface Due {
  readonly choice: AnyChoice;
  readonly request: Request<Reason>;
}

interface Asked extends Due {
  /** What was pending when it was asked for: nothing of it is left when something else is. */
  readonly at: string;
}

const momentOf = ({ frame }: View): string => JSON.stringify(frame ?? {});

/** What is asked for beyond what the table asks first: a second roll, or a roll that a player's own choice needs. */
const useAsked = create<{ readonly asked: Asked | undefined }>(() => ({ asked: undefined }));

export function useDue(view: View): Due | undefined {
  const asked = useAsked(state => state.asked);
  return asked?.at === momentOf(view) ? asked : undefined;
}

/** Sends a choice with what was typed in; what it needs besides is asked for next. */
export async function sendTyped(
  sitting: Sitting,
  t: Translate,
  choice: AnyChoice,
  dice: readonly (readonly number[])[],
): Promise<void> {
  const at = momentOf(sitting.view());
  const answer = await sitting.send({ do: 'decide', choice, ...(dice.length > 0 && { dice }) });
  const request = askedFor(answer);
  useAsked.setState({ asked: request && { choice, request, at } });
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
