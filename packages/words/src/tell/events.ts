import { DECLARED, type Event, type World } from '@wigwag/gcacw';
import { editFields, eventFields } from '@wigwag/kernel';
import type { Key } from '../catalogue.ts';
import { keyFor, type Language, type Translate } from '../translate.ts';
import { inPoints, leftOver, phaseTitle, signed } from './basics.ts';
import { describeResult } from './combat.ts';
import { dateOf } from './dates.ts';
import { editSentence } from './referee.ts';
import { type Sentence, valuesOf } from './values.ts';
import { describeLine, describeOutcome } from './victory.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const ACTIONS = {
  march: 'gcacw.event.actionBegan.march',
  activate: 'gcacw.event.actionBegan.activate',
  assault: 'gcacw.event.actionBegan.assault',
  burn: 'gcacw.event.actionBegan.burn',
  entrench: 'gcacw.event.actionBegan.entrench',
} as const satisfies Record<Of<'actionBegan'>['action'], Key>;

/** By the dice alone, and with a number added. */
const ALLOWANCE = {
  unit: ['gcacw.event.allowanceRolled', 'gcacw.event.allowanceRolled.plus'],
  leader: ['gcacw.event.allowanceRolled.leader', 'gcacw.event.allowanceRolled.leader.plus'],
} as const;

const EXTENDED = {
  NE: 'gcacw.event.extendedMarch.NE',
  D: 'gcacw.event.extendedMarch.D',
  1: 'gcacw.event.extendedMarch.loss',
  2: 'gcacw.event.extendedMarch.loss',
  3: 'gcacw.event.extendedMarch.loss',
} as const satisfies Record<Of<'extendedMarch'>['result'], Key>;

const UNFORDABLE = {
  minor: { closed: 'gcacw.event.riversUnfordable.minor', open: 'gcacw.event.riversUnfordable.minor-over' },
  major: { closed: 'gcacw.event.riversUnfordable.major', open: 'gcacw.event.riversUnfordable.major-over' },
} as const satisfies Record<'minor' | 'major', Record<'closed' | 'open', Key>>;

/** One of two sentences. */
const either = (holds: boolean, key: Key, otherwise: Key): Sentence => ({ key: holds ? key : otherwise });

const withModifier = (event: Event & { readonly modifier: number }): Sentence => ({
  key: keyFor('gcacw.event', event.type),
  values: { modifier: signed(event.modifier) },
});

type Sentences = { readonly [T in Event['type']]?: (event: Of<T>, t: Translate, world: World) => Sentence };

/** Events that the sentence under their own name and their own fields do not tell. */
const SENTENCES: Sentences = {
  turnBegan: ({ turn }, t, { scenario }) => ({
    key: 'gcacw.event.turnBegan',
    values: { date: dateOf(scenario.turns[turn - 1], t('gcacw.language') as Language) },
  }),
  initiativeRolled: ({ initiative: { winner, union, confederate } }, t) => ({
    ...either(union > 0 || confederate > 0, 'gcacw.event.initiativeRolled', 'gcacw.event.initiativeRolled.automatic'),
    values: { union, confederate, winner: t(keyFor('gcacw.side', winner)) },
  }),
  actionBegan: ({ action }) => ({ key: ACTIONS[action] }),
  allowanceRolled: ({ unit, points, plus }, t) => {
    const [plain, added] = unit < 0 ? ALLOWANCE.leader : ALLOWANCE.unit;
    return { key: plus > 0 ? added : plain, values: { points: inPoints(t, points), plus } };
  },
  extendedMarch: ({ result, die, modifier }) => ({
    key: EXTENDED[result],
    values: { modifier: signed(modifier), total: die + modifier },
  }),
  bridgeBuilt: withModifier,
  bridgeFailed: withModifier,
  forceMarched: ({ loss, bonus }, t) => ({
    ...either(loss > 0, 'gcacw.event.forceMarched.loss', 'gcacw.event.forceMarched'),
    values: { points: inPoints(t, bonus) },
  }),
  unitMoved: ({ left }, t) => ({ key: 'gcacw.event.unitMoved', values: { points: leftOver(t, left) } }),
  stationBurned: ({ damage }) =>
    either(damage === 'destroyed', 'gcacw.event.stationBurned.destroyed', 'gcacw.event.stationBurned.damaged'),
  exhausted: ({ exhausted }) => either(exhausted, 'gcacw.event.exhausted', 'gcacw.event.exhausted.over'),
  demoralization: ({ demoralized }) =>
    either(demoralized > 0, 'gcacw.event.demoralization', 'gcacw.event.demoralization.over'),
  attackDeclared: ({ left }, t) => ({
    key: 'gcacw.event.attackDeclared',
    values: { points: leftOver(t, left) },
  }),
  combatResolved: ({ row, defender, attacker }, t) => ({
    key: 'gcacw.event.combatResolved',
    values: { row: signed(row), defender: describeResult(t, defender), attacker: describeResult(t, attacker) },
  }),
  cavalryEvaded: ({ delay }, t) => ({
    ...either(delay > 0, 'gcacw.event.cavalryEvaded.delay', 'gcacw.event.cavalryEvaded'),
    values: { points: inPoints(t, delay) },
  }),
  assaultNumber: ({ number }) => either(number < 0, 'gcacw.event.assaultNumber.failed', 'gcacw.event.assaultNumber'),
  grandAssaultNumber: ({ number }) =>
    either(number < 1, 'gcacw.event.grandAssaultNumber.failed', 'gcacw.event.grandAssaultNumber'),
  scenarioPhaseBegan: ({ place }, t, world) => ({
    key: 'gcacw.event.scenarioPhaseBegan',
    values: { title: phaseTitle(t, world, place) },
  }),
  randomEvent: ({ result }) =>
    either(result === 'none', 'gcacw.event.randomEvent.none', 'gcacw.event.randomEvent.rain'),
  riversUnfordable: ({ rivers, box }) => ({ key: UNFORDABLE[rivers][box > 0 ? 'closed' : 'open'] }),
  crossingDestroyed: withModifier,
  crossingRepaired: withModifier,
  crossingAttemptFailed: ({ work, modifier }) => ({
    ...either(
      work === 'destroy',
      'gcacw.event.crossingAttemptFailed.destroy',
      'gcacw.event.crossingAttemptFailed.repair',
    ),
    values: { modifier: signed(modifier) },
  }),
  forcePlaced: ({ units }) => either(units.length > 0, 'gcacw.event.forcePlaced.units', 'gcacw.event.forcePlaced'),
  forceRevealed: ({ units }) =>
    either(units.length > 0, 'gcacw.event.forceRevealed.units', 'gcacw.event.forceRevealed.dummy'),
  forceRolled: ({ points }, t) => ({ key: 'gcacw.event.forceRolled', values: { points: inPoints(t, points) } }),
  flanksRefused: ({ refused }) => either(refused, 'gcacw.event.flanksRefused', 'gcacw.event.flanksRefused.over'),
  edited: ({ edit }, t, world) => {
    const { key, state } = editSentence(t, edit);
    return { key, values: { ...valuesOf(t, world, editFields(DECLARED, edit)), state } };
  },
  scored: (event, t, world) => ({
    ...either(event.points === 0, 'gcacw.event.scored.none', 'gcacw.event.scored'),
    values: { points: signed(event.points), line: describeLine(t, world, event) },
  }),
  controlChanged: ({ side }) => ({ key: 'gcacw.event.controlChanged', values: { holder: side } }),
  gameEnded: ({ result }, t) =>
    result === undefined
      ? { key: 'gcacw.event.gameEnded' }
      : { key: 'gcacw.event.gameEnded.result', values: { ...result.points, outcome: describeOutcome(t, result) } },
};

/** Which sentence tells the event, and what its fields do not say as they are. */
function sentenceOf(t: Translate, world: World, event: Event): Sentence {
  const sentence = SENTENCES[event.type] as ((event: Event, t: Translate, world: World) => Sentence) | undefined;
  return sentence?.(event, t, world) ?? { key: keyFor('gcacw.event', event.type) };
}

/** A line of the log. */
export function describeEvent(t: Translate, world: World, event: Event): string {
  const { key, values } = sentenceOf(t, world, event);
  return t(key, { ...valuesOf(t, world, eventFields(DECLARED, event)), ...values });
}
