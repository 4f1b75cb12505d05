import type { Choice } from '@wigwag/gcacw';
import { hazardOfMarch } from '../march/hazard.ts';
import { type Asked, type Asking, choosing, drafting, UNLIT, withVerb } from './asking.ts';
import { cancelButton, decideButton } from './buttons.ts';

type Ask = Asked<'activation'>;

/** Whoever is with the unit already comes along in any case: there is nothing to choose about him. */
const changesHosts = ({ game: { board } }: Ask, { unit, along }: Choice<'activation', 'attach'>): boolean =>
  along.every(leader => board.leaders[leader]?.with !== unit);

/** The active leader goes with a unit; where another leader may come along, that is asked by buttons. */
function askAttach(asked: Ask): Asking {
  const { view, draft, frame } = asked;
  const attaches = withVerb(view.choices, 'attach').filter(choice => changesHosts(asked, choice));
  const ways = (unit: number) => attaches.filter(choice => choice.unit === unit);
  const attempt = { ...UNLIT.attempt, unit: (unit: number) => ({ do: 'attach' as const, unit, along: [] }) };
  const units = new Map([
    ...drafting(
      attaches.map(({ unit }) => unit),
      unit => ({ kind: 'unit', unit }),
    ),
    ...choosing(
      attaches.filter(({ unit }) => ways(unit).length === 1),
      ({ unit }) => unit,
    ),
  ]);
  const chosen = draft.kind === 'unit' ? draft.unit : undefined;
  return {
    ...UNLIT,
    units,
    chosenLeaders: [frame.leader],
    chosenUnits: chosen === undefined ? [] : [chosen],
    buttons:
      chosen === undefined ? [] : [...ways(chosen).map(choice => decideButton(asked, choice)), cancelButton(asked)],
    attempt,
  };
}

/** Each selected unit in turn; by a button too, since it may stand out of sight. */
function askNext(asked: Ask): Asking {
  const next = withVerb(asked.view.choices, 'go');
  return {
    ...UNLIT,
    units: choosing(next, ({ unit }) => unit),
    chosenLeaders: [asked.frame.leader],
    marches: new Map(
      next
        .filter(({ unit }) => !asked.frame.digging.includes(unit))
        .map(choice => [choice.unit, { game: asked.game, begin: [choice] }]),
    ),
    buttons: next.map(choice => ({
      ...decideButton(asked, choice, next.length === 1 ? 'main' : 'plain'),
      detail: asked.frame.digging.includes(choice.unit)
        ? undefined
        : hazardOfMarch(asked.t, { game: asked.game, begin: [choice] }, choice.unit),
    })),
    attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'go', unit }) },
  };
}

export const askActivation = (asked: Ask): Asking =>
  asked.frame.step === 'attach' ? askAttach(asked) : askNext(asked);
