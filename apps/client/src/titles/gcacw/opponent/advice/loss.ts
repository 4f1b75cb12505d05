import type { Comparison, Considered } from '@wigwag/ai';
import type { AnyChoice } from '@wigwag/gcacw';
import { canonicalJson } from '@wigwag/kernel';

/** In centi-points: what gives away less, nobody is warned of. */
export const WORTH_A_WARNING = 200;

const isSame = (one: AnyChoice, other: AnyChoice): boolean => canonicalJson(one) === canonicalJson(other);

/**
 * What a player gives away who decides so, against the best that was found, in centi-points; undefined: nobody has weighed it. What
 * comes after the initiative is weighed before it is taken.
 */
export function lossOf({ candidates }: Considered, choices: readonly AnyChoice[]): number | undefined {
  const [best] = candidates;
  const [first] = choices;
  if (best === undefined || first === undefined) return undefined;
  const found = choices.map(choice => candidates.find(each => isSame(each.choice, choice))).find(each => each);
  if (found !== undefined) return best.value - found.value;
  return first.do === 'pass' ? Math.max(0, best.value) : undefined;
}

/** What a choice costs beyond doubt, in centi-points: what may be a matter of the dice tried, nobody is warned of. */
export const sureCost = ({ cost, error }: Pick<Comparison, 'cost' | 'error'>): number => (cost > 2 * error ? cost : 0);
