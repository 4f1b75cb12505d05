import { type AnyChoice, unitsToGo } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { Draft } from '../drafts/draft.ts';
import type { View } from '../room.ts';

type Verb = AnyChoice['do'];

/** Units of the active corps that could still move, if it moved no more. */
const unitsLeft = ({ game, frame }: View, verb: Verb): number =>
  verb === 'endMoves' && frame?.kind === 'moves' ? unitsToGo(game, frame).length : 0;

/** Corps that could still be activated, if nobody did any more. */
const corpsLeft = ({ choices }: View, verb: Verb): number =>
  verb === 'passActivation' ? choices.filter(choice => choice.do === 'activate').length : 0;

/** What cannot be had again once it is left, and what it is left for: where there is none of that, nothing is given up. */
const GIVEN_UP: Readonly<Partial<Record<Verb, (view: View) => boolean>>> = {
  passLinear: () => true,
  passLinearRest: () => true,
  passBarrier: () => true,
  passBarrierRest: () => true,
  noWorks: ({ frame }) => frame?.kind === 'works' && frame.left > 0,
  changed: () => true,
  leaveMarkers: () => true,
  discardGeneral: () => true,
  noRedraw: ({ choices }) => choices.some(({ do: verb }) => verb === 'redraw'),
  doneCards: ({ choices }) => choices.some(({ do: verb }) => verb === 'playCard'),
};

const isGivenUp = (view: View, verb: Verb): boolean => GIVEN_UP[verb]?.(view) ?? false;

/** What gives away moves that could still be made, or a right for good, is pressed twice. */
export const isAskedTwice = (view: View, verb: Verb): boolean =>
  corpsLeft(view, verb) > 0 || unitsLeft(view, verb) > 0 || isGivenUp(view, verb);

/** It was pressed once. */
export const isPressed = (draft: Draft | undefined, verb: Verb): boolean => draft?.kind === 'sure' && draft.of === verb;

/** What the second press gives away. */
export function sureLabel(t: Translate, view: View, verb: Verb, label: string): string {
  const [corps, units] = [corpsLeft(view, verb), unitsLeft(view, verb)];
  if (units > 0) return t('lee.client.do.endSure', { end: label, count: units });
  return corps > 0
    ? t('lee.client.do.passSure', { pass: label, count: corps })
    : t('lee.client.do.giveUpSure', { what: label });
}
