/** Which clauses of the rulebook have code and tests: `npm run rulebook`, with --json for programs. */
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { catalogue, isNormative, mentions, RULESETS, type RulesetName, ruleTests } from './catalogue.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly milestone: string;
  readonly code: string[];
  readonly tests: string[];
}

function rows(ruleset: RulesetName): Row[] {
  const [code, tests] = [mentions(ruleset), ruleTests(ruleset)];
  const where = (places: Map<string, { file: string; line: number }[]>, id: string): string[] =>
    (places.get(id) ?? []).map(({ file, line }) => `${file}:${line}`);
  return catalogue(ruleset)
    .filter(isNormative)
    .map(({ id, title, milestone = '-' }) => ({
      id,
      title,
      milestone,
      code: where(code, id),
      tests: where(tests, id),
    }));
}

function summary(all: readonly Row[]) {
  const count = (some: readonly Row[]) => ({
    normative: some.length,
    tested: some.filter(({ tests }) => tests.length > 0).length,
  });
  const milestones = [...new Set(all.map(({ milestone }) => milestone))];
  return {
    ...count(all),
    untested: all.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
    byMilestone: Object.fromEntries(milestones.map(name => [name, count(all.filter(row => row.milestone === name))])),
  };
}

function print(all: readonly Row[]): void {
  const width = Math.max(...all.map(({ id }) => id.length));
  for (const { id, milestone, code, tests } of all) {
    const mark = tests.length > 0 ? '✓' : '·';
    console.log(`${mark} ${id.padEnd(width)}  ${milestone.padEnd(8)}  ${[...code, ...tests].join('  ')}`);
  }
  const { normative, tested, byMilestone } = summary(all);
  console.table(byMilestone);
  console.log(`${tested} of ${normative} clauses are tested`);
}

await runTool(() => {
  const { ruleset = 'gcacw', json } = readArguments({}, ['ruleset']);
  const name = RULESETS.find(known => known === ruleset);
  if (name === undefined) throw new UsageError(`--ruleset takes one of ${RULESETS.join(', ')}, not "${ruleset}"`);
  const all = rows(name);
  if (json) console.log(JSON.stringify(summary(all), null, 2));
  else print(all);
});
