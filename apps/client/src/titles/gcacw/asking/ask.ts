import { type AnyChoice, type Frame, type Kind, NOBODY } from '@wigwag/gcacw';
import { gcacwTitle } from '@wigwag/titles';
import type { Translate } from '@wigwag/words';
import type { Sitting } from '../room.ts';
import { askAction } from './action.ts';
import { askActivation } from './activation.ts';
import { askArrival } from './arrival.ts';
import { type Asked, type Asking, choosing, type Draft, UNLIT, withVerb } from './asking.ts';
import { decideButton, wayOn } from './buttons.ts';
import { askAssaultStep } from './fighting/assaultSteps.ts';
import { askAdvance, askEvasion, askRetreat, askWithdrawal } from './fighting/fallingBack.ts';
import { askLosses } from './fighting/losses.ts';
import { askMarch } from './march.ts';
import { withMarkers } from './markers.ts';
import { askOffer } from './offer.ts';
import { askPlainly } from './plainly.ts';
import { askRecovery } from './recovery.ts';
import { askTransfer } from './transfer.ts';

const askDisplaced = (asked: Asked<'displaced'>): Asking => ({
  ...UNLIT,
  buttons: withVerb(asked.view.choices, 'attachTo')
    .filter(({ unit }) => unit === NOBODY)
    .map(choice => decideButton(asked, choice, wayOn(asked))),
  units: choosing(withVerb(asked.view.choices, 'attachTo'), ({ unit }) => unit),
  chosenLeaders: [asked.frame.leader],
  attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'attachTo', unit }) },
});

const askDisplacement = ({ view, game, frame }: Asked<'displacement'>): Asking => ({
  ...UNLIT,
  hexes: choosing(withVerb(view.choices, 'displace'), ({ to }) => to),
  chosenUnits: [frame.unit],
  attempt: {
    ...UNLIT.attempt,
    unit: unit => ({ do: 'displace', to: game.board.units[unit]?.hex ?? -1 }),
    hex: to => ({ do: 'displace', to }),
  },
});

const askScenarioPhase = (asked: Asked<'scenarioPhase'>): Asking => ({
  ...UNLIT,
  buttons: [decideButton(asked, { do: 'finish' }, wayOn(asked))],
});

/** Decisions with a way of their own; any other is asked plainly. */
const ASKS: { readonly [K in Kind]?: (asked: Asked<K>) => Asking } = {
  arrival: askArrival,
  transfer: askTransfer,
  offer: askOffer,
  action: askAction,
  activation: askActivation,
  march: askMarch,
  displaced: askDisplaced,
  displacement: askDisplacement,
  scenarioPhase: askScenarioPhase,
  recovery: askRecovery,
  losses: askLosses,
  withdrawal: askWithdrawal,
  retreat: askRetreat,
  advance: askAdvance,
  evasion: askEvasion,
  assault: askAssaultStep,
};

/** TypeScript does not see that a frame of the union and its kind belong together: said here, once. */
const askFor = <K extends Kind>(kind: K, asked: Asked<K>): Asking =>
  asked.view.isAutomatic ? UNLIT : (ASKS[kind] ?? askPlainly)(asked);

export function ask(sitting: Pick<Sitting, 'view' | 'whyNot'>, draft: Draft, t: Translate): Asking {
  const view = sitting.view();
  const frame: Frame<Kind> | undefined = view.frame;
  if (frame === undefined) return UNLIT;
  const why = (attempt: AnyChoice) => sitting.whyNot(attempt);
  const may = (attempt: AnyChoice): boolean => why(attempt) === undefined;
  const asked = { view, game: view.game, frame, draft, t, may, why };
  const asking = askFor(frame.kind, asked);
  // An offer looks ahead, and has turned to the markers there.
  const isMarked = !view.isAutomatic && frame.kind !== 'offer' && gcacwTitle.hasSecrets(view.world);
  return isMarked ? withMarkers(asked, asking) : asking;
}
