import type { Analysis, Better, Judgement, Stroke } from '@wigwag/ai';
import { type Report, SIDES, type Side } from '@wigwag/gcacw';
import { describeChoice, hexLabel, inDecimals, keyFor } from '@wigwag/words';
import { above, sentenceOf, sideName, type Telling } from '../telling.ts';

/** Decisions that an action begins with: the action itself tells what was decided. */
const OF_ACTIONS: readonly string[] = ['action', 'offer', 'march', 'activation'];

const momentOf = ({ moments }: Report, line: number) => moments.find(({ lines }) => lines > line) ?? moments.at(-1);

/** Hill marches to N3021 Culpeper (action 12) */
export function actionOf(telling: Telling, report: Report, line: number): string {
  const moment = momentOf(report, line);
  if (moment === undefined) return '';
  return telling.t('gcacw.analysis.action', { action: sentenceOf(telling, moment), number: moment.number });
}

const nameOf = ({ world }: Telling, { unit, leader }: Better): string =>
  (leader === undefined ? world.units[unit ?? -1]?.name : world.leaders[leader]?.name) ?? '';

/** Deeds that lead to a hex: the choice alone would not say where. */
const LEADING: readonly string[] = ['march', 'attack', 'exit', 'activate'];

/** What would have been better. */
function betterOf(telling: Telling, better: Better): string {
  const { t, world } = telling;
  const { deed, units, goal, odds, choice } = better;
  if (goal === undefined || deed === undefined || !LEADING.includes(deed)) return describeChoice(t, world, choice);
  const hex = hexLabel(world, deed === 'attack' ? (odds?.target ?? goal) : goal);
  const who = nameOf(telling, better);
  if (deed !== 'activate') return t(keyFor('gcacw.commander.deed', deed), { who, hex });
  const led = units.map(unit => world.units[unit]?.name ?? '').join(', ');
  return t('gcacw.commander.towards', { who, units: led, hex });
}

/** The terms that make the difference, in points. */
function whyOf(telling: Telling, { terms }: Judgement): string | undefined {
  const { t } = telling;
  if (terms.length === 0) return undefined;
  const told = terms.map(({ term, value }) =>
    t('gcacw.analysis.term', { term: t(keyFor('gcacw.commander.term', term)), points: above(telling, value / 100) }),
  );
  return t('gcacw.analysis.why', { terms: told.join(', ') });
}

function confirmedOf({ t, language }: Telling, { confirmation }: Judgement): string | undefined {
  if (confirmation === undefined) return undefined;
  const { playouts: count, cost, error } = confirmation;
  const told = { cost: above({ language }, cost), error: inDecimals(error, language) };
  return t('gcacw.analysis.confirmed', { count, ...told });
}

/** What was decided, what would have been better and why, in sentences. */
export function judgementOf(telling: Telling, judgement: Judgement): readonly string[] {
  const { t, world } = telling;
  const { kind, played, better } = judgement;
  const isPlain = !OF_ACTIONS.includes(kind);
  const decided = isPlain ? t('gcacw.analysis.played', { choice: describeChoice(t, world, played) }) : undefined;
  const told = better && t('gcacw.analysis.better', { better: betterOf(telling, better) });
  return [decided, told, whyOf(telling, judgement), confirmedOf(telling, judgement)].filter(each => each !== undefined);
}

/** Dice and decisions, told apart. */
export function luckOf(telling: Telling, { luck, conduct }: Analysis): readonly string[] {
  const { t, language } = telling;
  if (luck === undefined) return [];
  const side: Side = luck.union > 0 ? 'union' : 'confederate';
  const points = inDecimals(Math.abs(luck.union), language);
  const [union, confederate] = SIDES.map(each => inDecimals(conduct[each].cost, language));
  return [
    luck.union === 0
      ? t('gcacw.analysis.luck.even')
      : t('gcacw.analysis.luck.sum', { side: sideName(telling, side), points }),
    t('gcacw.analysis.luck.skill', { union, confederate }),
  ];
}

/** The rolls that changed most. */
export const strokeOf = (telling: Telling, report: Report, { line, union }: Stroke): string =>
  telling.t('gcacw.analysis.luck.stroke', {
    action: actionOf(telling, report, line),
    points: inDecimals(Math.abs(union), telling.language),
    side: sideName(telling, union > 0 ? 'union' : 'confederate'),
  });
