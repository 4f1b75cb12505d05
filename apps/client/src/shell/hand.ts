import type { Answer, UndoEnd } from '@wigwag/host';
import type { AnyChoice, Refusal, Vocabulary } from '@wigwag/kernel';
import { keyFor, type Translate } from '@wigwag/words';
import type { Act } from './asking.ts';
import { put } from './desk.ts';
import { leaveReplay } from './replay/state.ts';
import type { Sitting } from './view.ts';

/** What a player's hand does at any table. */
export interface Hand<T extends Vocabulary, D> {
  act(act: Act<AnyChoice<T>, D>): void;
  /** Says why that may not be chosen, if it may not. */
  attempt(choice: AnyChoice<T>): void;
  cancel(): void;
  undo(): void;
  redo(): void;
  restart(): void;
}

/** Nothing chosen, nothing said, nothing put aside. */
export const clearDesk = (): void =>
  put({ draft: undefined, message: undefined, aside: false, saving: false, menuOpen: false });

const isRules = (clause: string): boolean => !clause.startsWith('kernel/') && !clause.startsWith('host/');

/** What an answer has to say: a decision that came too late, or that was refused after all. */
export function sayAnswer<T extends Vocabulary>(sitting: Sitting<T>, t: Translate, answer: Answer<T>): void {
  if ('refused' in answer) sayRefusal(sitting, t, answer.refused as Refusal<T>);
  else if ('stale' in answer) put({ message: { text: t('client.stale') } });
}

function sayRefusal<T extends Vocabulary>(
  sitting: Sitting<T>,
  t: Translate,
  refused: Refusal<T>,
  places: readonly number[] = [],
): void {
  const isHosts = refused.clause.startsWith('host/');
  const text = isHosts ? t(keyFor('why', refused.clause)) : sitting.title.words.why(t, sitting.view().world, refused);
  put({ message: { text, ...(isRules(refused.clause) && { clause: refused.clause, places }) } });
}

/** Why nothing more is taken back; undefined: nobody has to be told. */
export const whyNoUndo = (t: Translate, end: UndoEnd | undefined): string | undefined =>
  end &&
  {
    start: () => t('client.undoEnd.start'),
    dice: () => t('client.undoEnd.dice'),
    shown: () => t('client.undoEnd.shown'),
    secret: () => t('client.undoEnd.secret'),
  }[end]();

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
      if (sitting.whyNot(act.choose) !== undefined) return attempt(act.choose);
      clearDesk();
      void sitting.send({ do: 'decide', choice: act.choose }).then(say);
    },
    cancel: clearDesk,
    undo: () => {
      clearDesk();
      const { mayUndo, undoEnd } = sitting.view();
      const text = whyNoUndo(t, undoEnd);
      if (mayUndo) void sitting.send({ do: 'undo' }).then(say);
      else if (text !== undefined) put({ message: { text } });
    },
    redo: () => {
      clearDesk();
      if (sitting.view().mayRedo) void sitting.send({ do: 'redo' }).then(say);
    },
    restart: () => {
      clearDesk();
      sitting.restart();
    },
  };
}

const NOTHING = (): void => undefined;

/** A hand over a table that is only looked at, because it is shown as it was: nothing is decided and nothing taken back. */
export const stillHand = <H extends Hand<Vocabulary, unknown>>(hand: H): H => ({
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
