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
import { foremost } from './foremost.ts';

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

/** A march that most likely leads nowhere. */
function staysSaid(t: Translate, world: World, who: string, choice: AnyChoice): string {
  return choice.do === 'activate'
    ? t('gcacw.commander.ledNowhere', { who, units: ledSaid(t, world, choice.units) })
    : t('gcacw.commander.stays', { who });
}

/** What somebody thought of doing, in a few words. */
export function deedSaid(
  t: Translate,
  world: World,
  { deed, choice, goal, odds, stays }: Weighed,
  frame?: View['frame'],
): string {
  const who = actorIn(world, choice);
  if (stays && who !== undefined) return staysSaid(t, world, who, choice);
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

/** A choice as its button calls it. */
export function choiceSaid(t: Translate, world: World, choice: AnyChoice, frame: View['frame']): string {
  if (choice.do === 'finish' && frame?.kind === 'transfer') return t('client.finishTransfers');
  if (choice.do === 'finish' && frame?.kind === 'recovery') return t('client.finishRecovery');
  return capital(describeChoice(t, world, choice, frame));
}

/** What is advised, as the bar calls it: on the march where it should end, else the best that was weighed. */
export function adviceSaid(t: Translate, world: World, frame: View['frame'], thought: Thought): string {
  const { choice, heading } = thought;
  if (choice.do === 'finish') return choiceSaid(t, world, choice, frame);
  if (frame?.kind !== 'march' || heading === undefined) return deedSaid(t, world, foremost(thought), frame);
  const hex = hexLabel(world, heading.goal);
  if (choice.do === 'force') return t('client.hint.forceFor', { hex });
  return t('gcacw.commander.deed.march', { who: world.units[frame.unit]?.name ?? '', hex });
}

export interface TermSaid {
  readonly text: string;
  /** Centi-points, as they are shown: whole tenths of a point. */
  readonly value: number;
  /** It speaks neither for nor against: it is a mistake. */
  readonly isMistake?: boolean;
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
    .map(({ term, value: each }) => ({
      text: t(keyFor('gcacw.commander.term', term)),
      value: inTenths(each),
      ...(term === 'misjudged' && { isMistake: true }),
    }));
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

/** What is to be said of what it is worth before the terms: it is a mistake, or only some rolls bring anything. */
export function caveatSaid(t: Translate, { explanation, candidates: [best] }: Considered): string | undefined {
  if (explanation === undefined || explanation.deed === 'pass') return undefined;
  const mistake = explanation.againstPassing.find(({ term }) => term === 'misjudged')?.value ?? 0;
  if (mistake > 0 && inTenths(explanation.value - mistake) <= 0) return t('client.why.mistake');
  return best?.stays ? t('client.why.highRolls') : undefined;
}

/** Does it do something else than the plan says: leave what it is to hold, or go away from where it is to go? */
export function isOffPlan({ deed, order, place, goal, againstPassing }: Explanation): boolean {
  const plan = againstPassing.find(({ term }) => term === 'plan')?.value ?? 0;
  const leaves = order === 'hold' && goal !== undefined && goal !== place && deed !== 'assault' && deed !== 'pass';
  return leaves || inTenths(plan) < 0;
}

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
export function fearSaid(t: Translate, world: World, { feared }: Explanation): string | undefined {
  if (feared === undefined) return undefined;
  const said = { unit: world.units[feared.unit]?.name ?? '', hex: hexLabel(world, feared.target) };
  return feared.chance === 100
    ? t('client.why.fearedSurely', said)
    : t('client.why.feared', { ...said, chance: inPercent(feared.chance) });
}
