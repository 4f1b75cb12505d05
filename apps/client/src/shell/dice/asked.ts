import type { Answer, DueDice } from '@wigwag/host';
import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';
import { put } from '../desk.ts';
import { asGesture } from '../gestures.ts';
import { sayAnswer } from '../sayAnswer.ts';
import type { Sitting, View } from '../view.ts';
import { forgetAsked, momentOf, useTyping } from './typing.ts';

/** What somebody at the table has to roll now: for a choice that is made, for the table, or for one that waits for it. */
export function useDueDice<T extends Vocabulary>(view: View<T>): DueDice<T> | undefined {
  const asked = useTyping(typing => typing.asked);
  if (view.past !== undefined || view.isFollowing || view.ownDice !== true) return undefined;
  return view.due ?? (asked?.at === momentOf(view) ? (asked as unknown as DueDice<T>) : undefined);
}

const keyOf = <T extends Vocabulary>(view: View<T>, { request, known }: DueDice<T>): string =>
  JSON.stringify([momentOf(view), request, known]);

/** The faces typed so far for what is due, and how to put others in their place. */
export function useFaces<T extends Vocabulary>(view: View<T>, due: DueDice<T>) {
  const of = keyOf(view, due);
  const typing = useTyping();
  return {
    faces: typing.of === of ? typing.faces : [],
    /** Of the moment in which it is called: two keys may come before the page is drawn again. */
    change: (next: (faces: readonly number[]) => readonly number[]): readonly number[] => {
      const now = useTyping.getState();
      const faces = next(now.of === of ? now.faces : []);
      useTyping.setState({ faces, of });
      return faces;
    },
  };
}

/** Sends a choice, with what was typed in for it; what it needs besides is asked for next. */
export async function sendChoice<T extends Vocabulary>(
  sitting: Sitting<T>,
  t: Translate,
  choice: AnyChoice<T>,
  dice?: readonly (readonly number[])[],
): Promise<void> {
  let answer: Answer<T> | undefined;
  await asGesture(sitting, async decide => {
    ({ answer } = await decide(choice, dice));
  });
  if (answer === undefined || 'needsDice' in answer) return;
  if ('badDice' in answer) {
    useTyping.setState({ faces: [], of: '' });
    put({ message: { text: t('client.dice.bad') } });
  } else {
    forgetAsked();
    sayAnswer(sitting, t, answer);
  }
}

/** From now on the players roll themselves, or the program does: what waits for dice gets them. */
export async function switchDice<T extends Vocabulary>(sitting: Sitting<T>, t: Translate, own: boolean): Promise<void> {
  const { asked } = useTyping.getState();
  const waits = asked?.at === momentOf(sitting.view()) && sitting.view().due === undefined ? asked : undefined;
  forgetAsked();
  const answer = await sitting.send({ do: 'dice', own });
  sayAnswer(sitting, t, answer);
  if (waits !== undefined && 'done' in answer) await sendChoice(sitting, t, waits.choice as unknown as AnyChoice<T>);
}
