/**
 * Switches clauses off one at a time and runs the tests declared for them: `npm run sabotage -- --sample 120 --seed 7`.
 * A clause whose own tests still pass without it is missed.
 */
import { createVitest, type TestModule } from 'vitest/node';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import type {} from '../support/rule.ts';
import { ROOT } from '../support/sources.ts';
import { RULESETS, type RulesetName, ruleTests, switches } from './catalogue.ts';

interface Trial {
  readonly tried: string[];
  readonly caught: Set<string>;
  readonly broken: string[];
}

function sample(clauses: string[], size: number, seed: number): string[] {
  if (size === 0 || size >= clauses.length) return clauses;
  const below = random(seed);
  const pool = [...clauses];
  return Array.from({ length: size }, () => pool.splice(below(pool.length), 1)[0] ?? '').sort();
}

async function trial(tried: string[], files: string[], quiet: boolean): Promise<Trial> {
  process.env.WIGWAG_SABOTAGE = JSON.stringify(tried);
  const caught = new Set<string>();
  const broken: string[] = [];
  const collect = (module: TestModule): void => {
    for (const test of module.children.allTests()) {
      const verdict = test.meta().sabotage;
      if (verdict?.caught) caught.add(verdict.clause);
      if (test.result().state === 'failed') broken.push(test.fullName);
    }
    if (!quiet) console.error(`${module.relativeModuleId}: ${caught.size} of ${tried.length} caught so far`);
  };
  const options = { root: ROOT, watch: false, reporters: [{ onTestModuleEnd: collect }], passWithNoTests: true };
  const vitest = await createVitest('test', options);
  await vitest.start(files);
  await vitest.close();
  return { tried, caught, broken };
}

await runTool(async () => {
  const { sample: size, seed, ruleset, json } = readArguments({ sample: 0, seed: 1 }, ['ruleset']);
  const names = ruleset === undefined ? RULESETS : RULESETS.filter(known => known === ruleset);
  if (names.length === 0) throw new UsageError(`--ruleset takes one of ${RULESETS.join(', ')}, not "${ruleset}"`);
  const of = (list: (name: RulesetName) => Map<string, { file: string }[]>) => names.flatMap(name => [...list(name)]);
  const tried = sample([...new Set(of(switches).map(([id]) => id))].sort(), size, seed);
  const files = [
    ...new Set(of(ruleTests).flatMap(([id, places]) => (tried.includes(id) ? places.map(p => p.file) : []))),
  ];
  const { caught, broken } = await trial(tried, files, json);
  const missed = tried.filter(clause => !caught.has(clause));
  const places = new Map(of(switches));
  if (json) console.log(JSON.stringify({ tried: tried.length, caught: caught.size, missed, broken }, null, 2));
  else {
    for (const clause of missed) console.log(`missed ${clause}  ${places.get(clause)?.[0]?.file ?? ''}`);
    for (const name of broken) console.log(`fails without sabotage: ${name}`);
    console.log(`${tried.length} switched off, ${caught.size} caught, ${missed.length} missed`);
  }
  if (missed.length + broken.length > 0) process.exitCode = 1;
});
