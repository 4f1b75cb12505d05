/** `npm test`: installs what is missing, checks types, style and unused code, runs every test; one line sums up. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { buildClient } from './build.mjs';
import { ensureInstalled, ROOT, run } from './setup.mjs';

ensureInstalled();
mkdirSync(`${ROOT}/.cache`, { recursive: true });

const node = (script, ...args) => run(process.execPath, [`${ROOT}/node_modules/${script}`, ...args]);
const report = `${ROOT}/.cache/vitest.json`;

/** Checks that pass or fail as a whole. */
const CHECKS = [
  ['Clause ids match the catalogues', () => node('tsx/dist/cli.mjs', 'tools/clauses.ts', '--check')],
  ['Types', () => node('ts7/bin/tsc', '--noEmit')],
  ['Types of the page', () => node('ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.web.json')],
  ['Style', () => node('@biomejs/biome/bin/biome', 'check', '.')],
  ['Unused code', () => node('knip/bin/knip.js')],
  ['Notices of third parties', () => run(process.execPath, [`${ROOT}/tools/thirdParty.mjs`, '--check'])],
  ['The client builds', buildClient],
];

async function runChecks() {
  let failed = 0;
  for (const [name, check] of CHECKS) {
    console.log(`\n== ${name}`);
    const status = await check();
    if (status !== 0) failed += 1;
    console.log(status === 0 ? 'ok' : `FAILED: ${name}`);
  }
  return { passed: CHECKS.length - failed, failed };
}

/** A run that dies before its report counts as one failure. */
function runTests() {
  console.log('\n== Tests');
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

/** In a real browser, on the client as built. Without a browser that is one failure, and the reason is said. */
function runBrowserTests() {
  console.log('\n== Tests in a browser');
  if (ensureBrowser() === undefined) return { passed: 0, failed: 1 };
  const browserReport = `${ROOT}/.cache/playwright.json`;
  rmSync(browserReport, { force: true });
  const status = run(process.execPath, [`${ROOT}/node_modules/playwright/cli.js`, 'test', '--reporter=list,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  try {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(browserReport, 'utf8')).stats;
    return { passed: expected, failed: status === 0 ? 0 : Math.max(1, unexpected + flaky) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const results = [await runChecks(), runTests(), runBrowserTests()];
const sum = key => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
