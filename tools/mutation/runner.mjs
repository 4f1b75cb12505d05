/**
 * A test runner for Stryker: bundles the instrumented rules with their tests once, then switches mutants on and off in
 * that one program. Only mutants of the sample are tried; any other is reported as an error at once and not counted.
 */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { keyOf } from './sample.mjs';

globalThis.__stryker__ = {};

const HERE = new URL('.', import.meta.url).pathname;
const SUCCESS = 0;
/** A test that takes more than this share of the whole is not worth its time a thousand times over, unless asked for. */
const TOO_SLOW = process.env.WIGWAG_SLOW ? 1 : 0.01;

/** Tests of the package, in the folder in which Stryker has put its instrumented copy; not those that read source files. */
const testFiles = root =>
  readdirSync(`${root}/${process.env.WIGWAG_PACKAGE}/src`, { recursive: true })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => `${root}/${process.env.WIGWAG_PACKAGE}/src/${file}`)
    .filter(file => !readFileSync(file, 'utf8').includes("from 'node:fs'"))
    .sort();

/** What other packages import of one, in the instrumented copy: the installed ones lead to the code as it is. */
function aliases(root) {
  const named = readdirSync(`${root}/packages`).flatMap(folder => {
    const { name, exports = {} } = JSON.parse(readFileSync(`${root}/packages/${folder}/package.json`, 'utf8'));
    return Object.entries(exports).map(([way, file]) => [name + way.slice(1), `${root}/packages/${folder}/${file}`]);
  });
  return Object.fromEntries(named);
}

async function bundled(root) {
  const { build } = await import('esbuild');
  const entry = `${root}/mutation-entry.ts`;
  const imports = testFiles(root).map(file => `import '${file}';`);
  writeFileSync(entry, [...imports, `export { tests } from 'vitest';`].join('\n'));
  const outfile = `${root}/mutation-tests.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Packages say that their modules do nothing by themselves; their tests do.
    ignoreAnnotations: true,
    logLevel: 'error',
    alias: {
      ...aliases(root),
      '@wigwag/tests/rule': `${root}/tests/support/rule.ts`,
      '@wigwag/tests/random': `${root}/tests/support/random.ts`,
      vitest: `${HERE}collect.mjs`,
    },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return import(pathToFileURL(outfile).href);
}

/** Survivors as they are found, for whoever does not want to wait for the end. */
const tell = (mutant, file) => appendFileSync(process.env.WIGWAG_SURVIVORS, `${keyOf(mutant, file)}\n`);

class BundledRunner {
  sampled = new Set(JSON.parse(readFileSync(process.env.WIGWAG_MUTANTS, 'utf8')));
  /** What Stryker's instrumented code reads and writes. */
  state = globalThis.__stryker__;

  /** Not that it reloads: what modules do while they load stays as it is. A new process for each such mutant takes seconds. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { tests } = await bundled(process.cwd());
    this.tests = new Map(tests.map(test => [test.id, test]));
  }

  /** What the first run measured, in the runner that made it. */
  get measured() {
    this.rows ??= JSON.parse(readFileSync(process.env.WIGWAG_TIMES, 'utf8'));
    return this.rows;
  }

  /** The quickest first: most mutants fall to one of them. */
  quickest(testFilter) {
    this.times ??= new Map(this.measured);
    this.whole ??= [...this.times.values()].reduce((sum, time) => sum + time, 0);
    const timeOf = id => this.times.get(id) ?? 0;
    return (testFilter ?? [...this.tests.keys()])
      .filter(id => timeOf(id) <= TOO_SLOW * this.whole)
      .sort((a, b) => timeOf(a) - timeOf(b));
  }

  dryRun() {
    const tests = [...this.tests.values()].map(test => {
      this.state.currentTestId = test.id;
      const start = performance.now();
      const { sabotage } = test.run();
      const clause = sabotage?.caught ? sabotage.clause : undefined;
      return { id: test.id, name: test.id, timeSpentMs: performance.now() - start, status: SUCCESS, clause };
    });
    this.state.currentTestId = undefined;
    const rows = tests.map(({ id, timeSpentMs, clause }) => [id, timeSpentMs, clause]);
    writeFileSync(process.env.WIGWAG_TIMES, JSON.stringify(rows));
    return { status: 'complete', tests, mutantCoverage: this.state.mutantCoverage };
  }

  mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    if (!this.sampled.has(keyOf(activeMutant, sandboxFileName))) {
      return { status: 'error', errorMessage: 'outside the sample' };
    }
    Object.assign(this.state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    try {
      const result = this.tryTests(this.quickest(testFilter));
      if (result.status === 'survived') tell(activeMutant, sandboxFileName);
      return result;
    } finally {
      this.state.activeMutant = undefined;
    }
  }

  /** Under sabotage: whether no test of a clause notices any longer that it is switched off. */
  isMissed({ clause, caught }) {
    if (caught) return false;
    const rules = this.measured.filter(row => row[2] === clause);
    return rules.length > 0 && rules.every(([id]) => !this.tests.get(id).run().sabotage?.caught);
  }

  tryTests(ids) {
    let nrOfTests = 0;
    for (const id of ids) {
      nrOfTests++;
      try {
        const { sabotage } = this.tests.get(id).run();
        if (sabotage && this.isMissed(sabotage)) throw new Error(`${sabotage.clause} is missed when switched off`);
      } catch (error) {
        if (this.state.hitCount > (this.state.hitLimit ?? Number.POSITIVE_INFINITY)) return { status: 'timeout' };
        return { status: 'killed', killedBy: [id], failureMessage: String(error).slice(0, 200), nrOfTests };
      }
    }
    return { status: 'survived', nrOfTests };
  }
}

const makeRunner = () => new BundledRunner();
makeRunner.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'bundled', makeRunner)];
