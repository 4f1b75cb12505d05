import {
  type Combat,
  NOBODY,
  type PointCause,
  type Report,
  type ReportMoment,
  type Result,
  type Side,
  type World,
} from '@wigwag/gcacw';
import {
  dateOf,
  describeAction,
  describeOutcome,
  hexLabel,
  inDecimals,
  keyFor,
  type Language,
  signed,
  type Translate,
} from '@wigwag/words';

/** Who tells, and in which world. */
export interface Telling {
  readonly t: Translate;
  readonly language: Language;
  readonly world: World;
}

/** Whose eyes the report was written with, where forces were hidden. */
export type SeenBy = Side | 'public' | 'all';

export const sideName = ({ t }: Pick<Telling, 't'>, side: Side): string => t(keyFor('gcacw.side', side));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** +1.9, −0.5, 0.0 */
export const above = ({ language }: Pick<Telling, 'language'>, value: number): string =>
  `${value > 0 ? '+' : ''}${inDecimals(value, language)}`;

export const dayOf = ({ world, language }: Telling, turn: number): string =>
  dateOf(world.scenario.turns[turn - 1], language);

/** Hill marches to N3021 Culpeper; of the opening, that it is the opening. */
export const sentenceOf = ({ t, world }: Telling, { action }: ReportMoment): string =>
  action === undefined ? t('gcacw.action.opening') : describeAction(t, world, action);

const namesOf = (world: World, units: readonly number[]): string =>
  units.flatMap(unit => world.units[unit]?.name ?? []).join(', ');

function combatSentence({ t, world }: Telling, { action }: ReportMoment, combat: Combat): string | undefined {
  const units = namesOf(world, combat.defenders);
  if (action === undefined || units === '') return undefined;
  const hex = hexLabel(world, combat.target);
  const isDriven = combat.winner === combat.attacker;
  return isDriven ? t('gcacw.report.driven', { units, hex }) : t('gcacw.report.holds', { units, hex });
}

/** How it went, and what it cost; empty: nothing to be told. */
export function outcomeOf(telling: Telling, moment: ReportMoment): string {
  const { losses, combats } = moment;
  const fought = combats.map(combat => combatSentence(telling, moment, combat));
  const cost = losses.union + losses.confederate > 0 ? telling.t('gcacw.report.cost', { ...losses }) : undefined;
  return [...fought, cost].filter(each => each !== undefined).join(' ');
}

const placesOf = ({ world }: Telling, { hexes }: PointCause): string =>
  hexes.map(hex => world.scenario.map.hexes[hex]?.name ?? hexLabel(world, hex)).join(', ');

/** What a side has points for: in the scenario's words, or in those of the kind of rule. */
export function causeName(telling: Telling, cause: PointCause): string {
  const { world, language, t } = telling;
  const rule = world.scenario.victory?.rules.find(({ id }) => id === cause.rule);
  if (rule === undefined) return cause.rule;
  return capital(
    rule.title?.[language] ?? t(keyFor('gcacw.report.cause', rule.kind), { places: placesOf(telling, cause) }),
  );
}

const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

function outcomeNow({ t }: Telling, result: Result): string {
  const { winner, points, degree } = result;
  if (winner === 'draw' || degree === 'none') return t('gcacw.report.drawn', { ...points });
  return t('gcacw.report.won', {
    outcome: describeOutcome(t, result),
    count: points[winner],
    others: points[otherSide(winner)],
  });
}

/** Who won, by how much; in a game that goes on, who would. */
export function verdictOf(telling: Telling, { result, isOver, turn, losses, world }: Report): string {
  const { t } = telling;
  if (result === undefined) return t('gcacw.report.uncounted', { ...losses });
  const verdict = outcomeNow(telling, result);
  if (!isOver) return t('gcacw.report.now', { turn, turns: world.turns, verdict });
  return result.suddenDeath === '' ? verdict : `${verdict} ${t('gcacw.report.early')}`;
}

/** Where most of the winner's points came from; undefined: nobody leads, or there are none. */
function mostFrom(telling: Telling, { result, causes }: Report): string | undefined {
  const winner = result?.winner;
  const [first] = causes.filter(({ side, points }) => side === winner && points > 0);
  if (first === undefined) return undefined;
  return telling.t('gcacw.report.mostFrom', {
    side: sideName(telling, first.side),
    cause: causeName(telling, first),
    points: signed(first.points),
  });
}

/** The action that moved the score most; undefined: none did. */
function turnedBy({ decisive }: Report): ReportMoment | undefined {
  const swings = decisive.filter(({ swing }) => swing !== 0);
  return swings.sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))[0];
}

/** What decided it, in sentences: where the points came from, and what moved them most. */
export const decidedBy = (telling: Telling, report: Report): readonly string[] =>
  [mostFrom(telling, report), turnedSentence(telling, report)].filter(each => each !== undefined);

function turnedSentence(telling: Telling, report: Report): string | undefined {
  const moment = turnedBy(report);
  if (moment === undefined) return undefined;
  return telling.t('gcacw.report.turned', { action: sentenceOf(telling, moment), number: moment.number });
}

/** Longest march, hardest fight, most contested place: those that the game has. */
export function featsOf(telling: Telling, { feats }: Report): readonly string[] {
  const { t, world } = telling;
  const { march, fight, contested } = feats;
  const label = (hex: number): string => hexLabel(world, hex);
  const told: string[] = [];
  if (march !== undefined) {
    const marker = t('gcacw.report.feats.force', { force: march.force });
    const who = march.unit === NOBODY ? marker : (world.units[march.unit]?.name ?? marker);
    const { hexes: count, moment } = march;
    const values = { who, count, from: label(march.from), to: label(march.to), number: moment.number };
    told.push(t('gcacw.report.feats.march', values));
  }
  if (fight !== undefined) {
    const { combat, losses, moment } = fight;
    told.push(t('gcacw.report.feats.fight', { hex: label(combat.target), ...losses, number: moment.number }));
  }
  if (contested !== undefined)
    told.push(t('gcacw.report.feats.contested', { hex: label(contested.hex), count: contested.times }));
  return told;
}
