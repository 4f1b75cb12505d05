import { readFileSync } from 'node:fs';
import { TITLE_NAMES, type TitleName } from '@wigwag/titles';
import { filesBelow, isGenerated, isTest, ROOT } from '../support/sources.ts';

export const RULESETS = TITLE_NAMES;
export type RulesetName = TitleName;

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly milestone?: string;
  /** Anything but a rule: information, an example, a hint for the screen. */
  readonly kind?: string;
  readonly applies?: { readonly mode?: string };
}

export interface Mention {
  readonly file: string;
  readonly line: number;
}

export function catalogue(ruleset: RulesetName): Clause[] {
  return JSON.parse(readFileSync(`${ROOT}packages/${ruleset}/src/clauses.json`, 'utf8')) as Clause[];
}

export const isNormative = ({ kind, applies }: Clause): boolean => kind === undefined && applies?.mode === undefined;

const files = (ruleset: RulesetName, tests: boolean): string[] =>
  filesBelow(`packages/${ruleset}/src`, /\.ts$/).filter(file => !isGenerated(file) && isTest(file) === tests);

/** Where a pattern whose first group is a clause id occurs. */
function places(ruleset: RulesetName, tests: boolean, pattern: RegExp): Map<string, Mention[]> {
  const known = new Set(catalogue(ruleset).map(({ id }) => id));
  const found = new Map<string, Mention[]>();
  for (const file of files(ruleset, tests)) {
    const text = readFileSync(ROOT + file, 'utf8');
    for (const match of text.matchAll(pattern)) {
      const id = match[1] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      if (known.has(id)) found.set(id, [...(found.get(id) ?? []), { file, line }]);
    }
  }
  return found;
}

/** Every mention of a clause in code. */
export const mentions = (ruleset: RulesetName): Map<string, Mention[]> =>
  places(ruleset, false, /'([^'\s]+\/[^'\s]+)'/g);

/** Every test declared for a clause. */
export const ruleTests = (ruleset: RulesetName): Map<string, Mention[]> =>
  places(ruleset, true, /\brule\(\s*'([^']+)'/g);

/** Rows of clause tables and conditions: what the sabotage tool can switch off. */
export const switches = (ruleset: RulesetName): Map<string, Mention[]> =>
  places(ruleset, false, /(?:\[\s*|\bholds\(\s*)'([^'\s]+\/[^'\s]+)',/g);
