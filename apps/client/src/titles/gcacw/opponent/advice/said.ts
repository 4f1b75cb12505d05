import {
  type Considered,
  type Deed,
  type Explanation,
  type Order,
  PLACE_ORDERS,
  type Reason,
  type Weighed,
} from '@wigwag/ai';
import type { AnyChoice, World } from '@wigwag/gcacw';
import { describeChoice, hexLabel, keyFor, type Translate } from '@wigwag/words';
import { capital } from '../../asking/asking.ts';
import type { View } from '../../room.ts';
import type { Thought } from '../thinking/protocol.ts';

/** Deeds that speak of a hex. */
const ABOUT_A_HEX: readonly Deed[] = ['march', 'attack', 'assault', 'exit'];

/** Who acts: the unit or the leader that a choice names. */
function actorIn({ units, leaders }: World, choice: AnyChoice): string | undefined {
  if ('unit' in choice && typeof choice.unit === 'number') return units[choice.unit]?.name;
  return 'leader' in choice ? leaders[choice.leader]?.name : undefined;
}

/** So many units are named; of more, two and how many others. */
const MOST_NAMED = 3;

function ledSaid(t: Translate, world: World, units: readonly number[]): string {
  const names = units.map(unit => world.units[unit]?.name ?? '');
  if (names.length <= MOST_NAMED) return names.join(', ');
  const named = names.slice(0, MOST_NAMED - 1);
  return t('gcacw.commander.andMore', { units: named.join(', '), count: names.length - named.length });
}

/** What somebody thought of doing, in a few words. */
export function deedSaid(
  t: Translate,
  world: World,
  { deed, choice, goal, odds }: Weighed,
  frame?: View['frame'],
): string {
  const who = actorIn(world, choice);
  const place = deed === 'attack' ? odds?.target : goal;
  const isPlain = who === undefined || (place === undefined && ABOUT_A_HEX.includes(deed));
  if (isPlain || deed === 'dummy' || deed === 'pass') return capital(describeChoice(t, world, choice, frame));
  const units = ledSaid(t, world, 'units' in choice ? choice.units : []);
  if (deed === 'activate' && odds !== undefined) {
    const told = { who, units, hex: hexLabel(world, odds.target) };
    return odds.later === true ? t('gcacw.commander.toGather', told) : t('gcacw.commander.toAttack', told);
  }
  const hex = place === undefined ? '' : hexLabel(world, place);
  if (deed === 'activate' && place !== undefined) return t('gcacw.commander.towards', { who, units, hex });
  return t(keyFor('gcacw.commander.deed', deed), { who, hex, units });
}

/** What is advised, as the bar calls it: on the march where it should end, else the best that was weighed. */
export function adviceSaid(t: Translate, world: World, frame: View['frame'], thought: Thought): string {
  const { choice, compared } = thought;
  if (choice.do === 'finish' && frame?.kind === 'transfer') return t('client.finishTransfers');
  if (choice.do === 'finish' && frame?.kind === 'recovery') return t('client.finishRecovery');
  if (frame?.kind !== 'march' || choice.do !== 'step' || compared?.goal === undefined) {
    return deedSaid(t, world, foremost(thought), frame);
  }
  const who = world.units[frame.unit]?.name ?? '';
  return t('gcacw.commander.deed.march', { who, hex: hexLabel(world, compared.goal) });
}

/** The best of what was weighed, or else what was chosen: also to let the action go. */
export const foremost = ({ choice, candidates }: Considered): Weighed =>
  (choice.do === 'pass' ? undefined : candidates[0]) ?? { deed: 'pass', choice, value: 0 };

export interface TermSaid {
  readonly text: string;
  /** Centi-points, as they are shown: whole tenths of a point. */
  readonly value: number;
}

/** A value in centi-points, and what is known of its parts. */
export interface Reckoned {
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** So many terms at most: those that decided. */
const MOST_TERMS = 4;

/** To the tenth of a point, as it is shown. */
export const inTenths = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) / 10) * 10;

/** What decided, the largest first, then the rest: as they are shown, they come to the value as it is shown. */
export function termsSaid(t: Translate, { value, reasons }: Reckoned): readonly TermSaid[] {
  const terms = [...reasons]
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, MOST_TERMS)
    .map(({ term, value: each }) => ({ text: t(keyFor('gcacw.commander.term', term)), value: inTenths(each) }));
  const rest = inTenths(value) - terms.reduce((sum, each) => sum + each.value, 0);
  const text = terms.length === 0 ? t('client.why.whole') : t('client.why.rest');
  return [...terms, { text, value: rest }].filter(each => each.value !== 0);
}

/** The terms that decided, what counts most first, what comes to nothing left out. */
const decisive = (t: Translate, reasons: readonly Reason[]): TermSaid[] =>
  reasons
    .filter(({ value }) => inTenths(value) !== 0)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, MOST_TERMS)
    .map(({ term, value }) => ({ text: t(keyFor('gcacw.commander.term', term)), value: inTenths(value) }));

const inARow = (terms: readonly TermSaid[], language: string): string =>
  terms.map(({ text, value }) => `${text} ${pointsSaid(value, language)}`).join(', ');

export const reasonsSaid = (t: Translate, reasons: readonly Reason[], language: string): string =>
  inARow(decisive(t, reasons), language);

/** What speaks for the best rather than the second best, and what against it: together they come to the difference of the two. */
export function overNextSaid(
  t: Translate,
  { explanation, candidates: [best, next] }: Considered,
  language: string,
): { readonly speaksFor: string; readonly against: string } | undefined {
  if (explanation === undefined || explanation.deed === 'pass' || best === undefined || next === undefined) {
    return undefined;
  }
  const terms = decisive(t, explanation.againstNext);
  if (terms.length === 0) return undefined;
  const lead = inTenths(best.value) - inTenths(next.value);
  const rest = lead - terms.reduce((sum, { value }) => sum + value, 0);
  const all = rest === 0 ? terms : [...terms, { text: t('client.why.chances'), value: rest }];
  const speaksFor = inARow(
    all.filter(({ value }) => value > 0),
    language,
  );
  const against = inARow(
    all.filter(({ value }) => value < 0),
    language,
  );
  return speaksFor === '' ? undefined : { speaksFor, against };
}

const isAboutAPlace = (order: Order): boolean => (PLACE_ORDERS as readonly Order[]).includes(order);

/** The plan of whoever acts: what his formation is to do today. */
export function planSaid(t: Translate, world: World, { order, units, unit, place }: Explanation): string | undefined {
  const who = world.units[units[0] ?? unit ?? -1]?.name;
  if (order === undefined || who === undefined) return undefined;
  if (place === undefined || !isAboutAPlace(order)) return t(keyFor('gcacw.commander.order', order), { who });
  return t(keyFor('gcacw.commander.orderAt', order), { who, hex: hexLabel(world, place) });
}

/** What the reckoning of a thought is about: what was chosen; of whoever lets the action go, the best that he could have done. */
export function reckonedOf({ explanation, candidates }: Considered): Reckoned | undefined {
  if (explanation === undefined) return undefined;
  const { deed, value, againstPassing, againstNext } = explanation;
  if (deed !== 'pass') return { value, reasons: againstPassing };
  const [best] = candidates;
  const reasons = againstNext.map(({ term, value: each }) => ({ term, value: -each }));
  return best && { value: best.value, reasons };
}

/** Centi-points as players read them: +1.2. */
export const pointsSaid = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(inTenths(value) / 100)
    .replace('-', '−');

const inPercent = (hundredths: number): string => `${hundredths}\u00a0%`;

/** How likely the attack does what it is meant for. */
export function oddsSaid(t: Translate, world: World, { deed, odds }: Explanation): string | undefined {
  if (odds === undefined) return undefined;
  const said = { hex: hexLabel(world, odds.target), driven: inPercent(odds.drivenOff) };
  if (odds.later === true) return t('client.why.oddsLater', said);
  return deed === 'assault'
    ? t('client.why.oddsOfAssault', said)
    : t('client.why.odds', { ...said, reached: inPercent(odds.reached) });
}

/** What the enemy may do about it. */
export const fearSaid = (t: Translate, world: World, { feared }: Explanation): string | undefined =>
  feared &&
  t('client.why.feared', {
    unit: world.units[feared.unit]?.name ?? '',
    hex: hexLabel(world, feared.target),
    chance: inPercent(feared.chance),
  });
