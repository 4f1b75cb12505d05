import type { Answer, UndoEnd } from '@wigwag/host';
import type { AnyChoice, Vocabulary } from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';
import type { Act } from './asking.ts';
import { put } from './desk.ts';
import { forgetAsked } from './dice/typing.ts';
import { decideInTurn, redoGesture, undoGesture } from './gestures.ts';
import { leaveReplay } from './replay/state.ts';
import { sayAnswer, sayRefusal } from './sayAnswer.ts';
import type { Sitting, View } from './view.ts';

/** What a player's hand does at any table. */
export interface Hand<T extends Vocabulary, D> {
  act(act: Act<AnyChoice<T>, D>): void;
  /** Says why that may not be chosen, if it may not. */
  attempt(choice: AnyChoice<T>): void;
  cancel(): void;
  /** Whoever sits down next finds nothing on the desk of whoever sat here. */
  leave(): void;
  undo(): void;
  redo(): void;
  restart(): void;
}

/** Nothing chosen, nothing said, nothing put aside. */
export const clearDesk = (): void => {
  forgetAsked();
  put({ draft: undefined, message: undefined, aside: false, saving: false, menuOpen: false, paletteOpen: false });
};

const endText = (t: Translate, end: UndoEnd): string =>
  ({
    start: () => t('client.undoEnd.start'),
    dice: () => t('client.undoEnd.dice'),
    shown: () => t('client.undoEnd.shown'),
    secret: () => t('client.undoEnd.secret'),
  })[end]();

/** Why nothing more is taken back; undefined: nobody has to be told. */
export function whyNoUndo<T extends Vocabulary>(
  t: Translate,
  { title }: Pick<Sitting<T>, 'title'>,
  { undoEnd, isBegun, isFollowing, world }: View<T>,
): string | undefined {
  if (undoEnd !== undefined) return endText(t, undoEnd);
  return isBegun && !isFollowing && title.hasSecrets(world) ? t('client.undoEnd.sealed') : undefined;
}

/** A title may say which places of its board a choice is about. */
export function handOf<T extends Vocabulary, D>(
  sitting: Sitting<T>,
  t: Translate,
  placesOf?: (choice: AnyChoice<T>) => readonly number[],
): Hand<T, D> {
  const say = (answer: Answer<T>): void => sayAnswer(sitting, t, answer);
  const attempt = (choice: AnyChoice<T>): void => {
    const refused = sitting.whyNot(choice);
    if (refused !== undefined) sayRefusal(sitting, t, refused, placesOf?.(choice));
  };
  return {
    attempt,
    act: act => {
      if ('draft' in act) return put({ draft: act.draft, message: undefined, aside: false });
      const choices = 'inTurn' in act ? act.inTurn : [act.choose];
      const [first, ...then] = choices;
      const refused = first && sitting.whyNot(first, ...then);
      if (refused !== undefined) {
        return sayRefusal(sitting, t, refused, [...new Set(choices.flatMap(choice => placesOf?.(choice) ?? []))]);
      }
      clearDesk();
      void decideInTurn(sitting, choices).then(answer => answer && say(answer));
    },
    cancel: clearDesk,
    leave: clearDesk,
    undo: () => {
      clearDesk();
      const view = sitting.view();
      const text = whyNoUndo(t, sitting, view);
      if (view.mayUndo) {
        void undoGesture(sitting).then(({ answer, stays }) => {
          say(answer);
          if (stays) put({ message: { text: t('client.undoStays'), isNote: true } });
        });
      } else if (text !== undefined) put({ message: { text } });
    },
    redo: () => {
      clearDesk();
      if (sitting.view().mayRedo) void redoGesture(sitting).then(say);
    },
    restart: () => {
      clearDesk();
      sitting.restart();
    },
  };
}

const NOTHING = (): void => undefined;

/** A hand over a table that is only looked at, because it is shown as it was: nothing is decided and nothing taken back. */
export const stillHand = <H extends Pick<Hand<Vocabulary, unknown>, 'restart'>>(hand: H): H => ({
  ...hand,
  act: NOTHING,
  attempt: NOTHING,
  undo: NOTHING,
  redo: NOTHING,
  restart: () => {
    leaveReplay();
    hand.restart();
  },
});
