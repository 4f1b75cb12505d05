import type { Considered, Deed, Explanation, Reason, Weighed } from '@wigwag/ai';
import type { AnyChoice, World } from '@wigwag/gcacw';
import { describeChoice, hexLabel, keyFor, type Translate } from '@wigwag/words';
import { capital } from '../../asking/asking.ts';

/** Deeds that speak of a hex. */
const ABOUT_A_HEX: readonly Deed[] = ['march', 'attack', 'assault', 'exit'];

/** Who acts: the unit or the leader that a choice names. */
function actorIn({ units, leaders }: World, choice: AnyChoice): string | undefined {
  if ('unit' in choice && typeof choice.unit === 'number') return units[choice.unit]?.name;
  return 'leader' in choice ? leaders[choice.leader]?.name : undefined;
}

/** What somebody thought of doing, in a few words. */
export function deedSaid(t: Translate, world: World, { deed, choice, goal }: Weighed): string {
  const who = actorIn(world, choice);
  const isPlain = who === undefined || (goal === undefined && ABOUT_A_HEX.includes(deed));
  if (isPlain || deed === 'dummy' || deed === 'pass') return capital(describeChoice(t, world, choice));
  const count = 'units' in choice ? choice.units.length : 0;
  return t(keyFor('gcacw.commander.deed', deed), { who, hex: goal === undefined ? '' : hexLabel(world, goal), count });
}

/** The best of what was weighed, or else what was chosen. */
export const foremost = ({ choice, candidates }: Considered): Weighed =>
  candidates[0] ?? { deed: 'pass', choice, value: 0 };

export interface TermSaid {
  readonly text: string;
  /** Centi-points. */
  readonly value: number;
}

/** So many terms at most: those that decided. */
const MOST_TERMS = 4;

/** What decided, the largest first; what came to nothing is not said. */
export const termsSaid = (t: Translate, reasons: readonly Reason[]): readonly TermSaid[] =>
  [...reasons]
    .filter(({ value }) => value !== 0)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, MOST_TERMS)
    .map(({ term, value }) => ({ text: t(keyFor('gcacw.commander.term', term)), value }));

/** Centi-points as players read them: +1.2. */
export const pointsSaid = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(value / 100)
    .replace('-', '−');

const inPercent = (hundredths: number): string => `${hundredths}\u00a0%`;

/** How likely the attack does what it is meant for. */
export const oddsSaid = (t: Translate, world: World, { odds }: Explanation): string | undefined =>
  odds &&
  t('client.why.odds', {
    hex: hexLabel(world, odds.target),
    driven: inPercent(odds.drivenOff),
    reached: inPercent(odds.reached),
  });

/** What the enemy may do about it. */
export const fearSaid = (t: Translate, world: World, { feared }: Explanation): string | undefined =>
  feared &&
  t('client.why.feared', {
    unit: world.units[feared.unit]?.name ?? '',
    hex: hexLabel(world, feared.target),
    chance: inPercent(feared.chance),
  });
