import type { DueDice } from '@wigwag/host';
import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import { create } from 'zustand';
import type { Sitting, View } from '../view.ts';

/** A choice that is not made before its first dice are known: whoever changes his mind lets it go. */
interface Asked extends DueDice<Vocabulary> {
  /** When it was asked: nothing of it is left when something else is. */
  readonly at: string;
}

interface Typing {
  readonly asked: Asked | undefined;
  /** The faces typed so far, and what they were typed for. */
  readonly faces: readonly number[];
  readonly of: string;
}

/** Where the tab keeps it, so that a reload in the middle of a roll loses nothing. */
const KEPT = 'wigwag.typing';

const NOTHING: Typing = { asked: undefined, faces: [], of: '' };

function keptTyping(): Typing {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Typing>) };
  } catch {
    return NOTHING;
  }
}

export const useTyping = create<Typing>(keptTyping);

useTyping.subscribe(typing => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(typing));
  } catch {
    // Not kept: after a reload the choice is made again.
  }
});

export const momentOf = <T extends Vocabulary>({ frame, eyes, log }: View<T>): string =>
  JSON.stringify([location.search, eyes, log.length, frame ?? {}]);

/** The choice that waits for its dice is not made. */
export const forgetAsked = (): void => useTyping.setState(NOTHING);

/** The choice is made when its first dice have been typed in. */
export function awaitDice<T extends Vocabulary>(
  sitting: Sitting<T>,
  choice: AnyChoice<T>,
  request: DueDice<T>['request'],
): void {
  useTyping.setState({ ...NOTHING, asked: { choice, known: 0, request, at: momentOf(sitting.view()) } });
}
