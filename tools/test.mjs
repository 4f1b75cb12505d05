/** `npm test`: installs what is missing, checks types, style and unused code, runs every test; one line sums up. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, ROOT, run } from './setup.mjs';

ensureInstalled();

const node = (script, ...args) => run(process.execPath, [`${ROOT}/node_modules/${script}`, ...args]);
const report = `${ROOT}/.cache/vitest.json`;

/** Checks that pass or fail as a whole. */
const CHECKS = [
  ['Clause ids match the catalogues', () => node('tsx/dist/cli.mjs', 'tools/clauses.ts', '--check')],
  ['Types', () => node('typescript/bin/tsc', '--noEmit')],
  ['Style', () => node('@biomejs/biome/bin/biome', 'check', '.')],
  ['Unused code', () => node('knip/bin/knip.js')],
];

function runChecks() {
  let failed = 0;
  for (const [name, check] of CHECKS) {
    console.log(`\n== ${name}`);
    const status = check();
    if (status !== 0) failed += 1;
    console.log(status === 0 ? 'ok' : `FAILED: ${name}`);
  }
  return { passed: CHECKS.length - failed, failed };
}

/** A run that dies before its report counts as one failure. */
function runTests() {
  console.log('\n== Tests');
  mkdirSync(`${ROOT}/.cache`, { recursive: true });
  rmSync(report, { force: true });
  const status = node(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: status === 0 ? 0 : Math.max(1, numFailedTests, numFailedTestSuites) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const results = [runChecks(), runTests()];
const sum = key => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
