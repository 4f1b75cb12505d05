import { rulesHash as hashOf, type Ruleset, type Vocabulary } from '@wigwag/kernel';

const hashes = new WeakMap<object, string>();

/** What a record says of the rules that it was made by. Those of a running program do not change. */
export function rulesHash<T extends Vocabulary>(ruleset: Ruleset<T>): string {
  const known = hashes.get(ruleset) ?? hashOf(ruleset);
  hashes.set(ruleset, known);
  return known;
}
