/**
 * Mutation tests: changes the code in one small place at a time and asks whether a test notices.
 * `npm run -s mutation -- --folder packages/gcacw/src/combat --sample 800 --seed 11`
 *
 * Kept out of `npm test`: it takes several minutes, and installs Stryker in this folder when first run.
 * Mutants in code that runs once, while modules load, are left out: they cannot be switched on and off. So are those of the
 * clause in `holds('clause', …)`: it only says which clause is switched off, and `npm run sabotage` proves that it is the right one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled, ROOT, run } from '../setup.mjs';
import { keyOf, sample } from './sample.mjs';

const HERE = `${ROOT}/tools/mutation`;
const DIST = `${ROOT}/dist/mutation`;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'packages/gcacw/src' },
    sample: { type: 'string', default: '1600' },
    seed: { type: 'string', default: '11' },
    jobs: { type: 'string', default: '2' },
    // Also tests that take more than a hundredth of the whole time: a mutant that no quick one notices may fall to them.
    slow: { type: 'boolean', default: false },
    // Also what `npm run sabotage` asks: a mutant is noticed where a clause that is switched off no longer is.
    sabotage: { type: 'boolean', default: false },
  },
});

const isMutated = file => file.endsWith('.ts') && !/\.test\.ts$|\.fixture\.ts$|\.generated\.ts$|\/testing\//.test(file);

const sourcesIn = folder =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true })
    .map(file => `${folder}/${file}`)
    .filter(isMutated)
    .sort();

async function mutantsOf(files) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
  const sources = files.map(name => ({ name, mutate: true, content: readFileSync(`${ROOT}/${name}`, 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  return (await new Instrumenter(quiet).instrument(sources, options)).mutants;
}

/** Whether it is the clause in `holds('clause', …)`. */
function isSwitch({ fileName, mutatorName, location: { start } }) {
  if (mutatorName !== 'StringLiteral') return false;
  const lines = readFileSync(`${ROOT}/${fileName}`, 'utf8')
    .split('\n')
    .slice(0, start.line + 1);
  const before = [...lines.slice(0, -1), lines.at(-1).slice(0, start.column)].join('\n');
  return /\bholds\(\s*$/.test(before);
}

/** Where a mutant is, as Stryker's `mutate` has it: lines from one, columns from zero. */
const placeOf = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** Only the places of the sample are instrumented: each that is not slows every test down. */
function configure(sampled) {
  const config = {
    testRunner: 'bundled',
    plugins: [`${HERE}/runner.mjs`],
    mutate: [...new Set(sampled.map(placeOf))],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(values.jobs),
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${DIST}/report.json` },
    timeoutMS: 30_000,
    tempDirName: `${DIST}/sandbox`,
    ignorePatterns: ['dist', 'docs', 'test-results'],
  };
  writeFileSync(`${DIST}/stryker.json`, JSON.stringify(config, null, 2));
}

/** Counts the sample's mutants by what became of them, and lists those that no test noticed. */
function summary(sampled) {
  const { files } = JSON.parse(readFileSync(`${DIST}/report.json`, 'utf8'));
  const mutants = Object.entries(files).flatMap(([file, { mutants: list }]) =>
    list.filter(m => sampled.has(keyOf(zeroBased(m), file))).map(m => ({ file, line: m.location.start.line, ...m })),
  );
  const counted = mutants.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error'));
  const caught = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survivors = counted.filter(m => !caught.includes(m));
  return { counted: counted.length, caught: caught.length, score: caught.length / counted.length, survivors };
}

/** The report counts lines and columns from one, the instrumenter from zero. */
function zeroBased(mutant) {
  const less = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return { ...mutant, location: { start: less(mutant.location.start), end: less(mutant.location.end) } };
}

/** All clauses of the package, for `tests/support/rule.ts`. */
const clausesOf = folder =>
  JSON.stringify(JSON.parse(readFileSync(`${ROOT}/${folder}/src/clauses.json`, 'utf8')).map(({ id }) => id));

ensureInstalled();
if (!existsSync(`${HERE}/node_modules`)) {
  console.error('Installing Stryker …');
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'];
  if (run('npm', install, { cwd: HERE, stdio: ['ignore', 2, 2] }) !== 0) process.exit(1);
}
const files = existsSync(`${ROOT}/${values.folder}`) ? sourcesIn(values.folder) : [];
if (files.length === 0) {
  console.error(`--folder ${values.folder}: no source files there; name a folder such as packages/gcacw/src`);
  process.exit(1);
}
mkdirSync(DIST, { recursive: true });
const found = await mutantsOf(files);
const all = found.filter(mutant => !isSwitch(mutant));
const byKey = new Map(all.map(mutant => [keyOf(mutant, mutant.fileName), mutant]));
const keys = sample(all.map(m => keyOf(m, m.fileName)).sort(), Number(values.sample), Number(values.seed));
console.error(
  `${all.length} mutants in ${files.length} files, without ${found.length - all.length} of clauses in holds(); ${keys.length} tried`,
);
writeFileSync(`${DIST}/mutants.json`, JSON.stringify(keys));
writeFileSync(`${DIST}/survivors.txt`, '');
// Its tests are run: packages/gcacw of packages/gcacw/src/combat.
const tested = values.folder.split('/').slice(0, 2).join('/');
configure(keys.flatMap(key => byKey.get(key) ?? []));
const status = run(`${HERE}/node_modules/.bin/stryker`, ['run', `${DIST}/stryker.json`], {
  stdio: ['ignore', 2, 2],
  env: {
    ...process.env,
    WIGWAG_MUTANTS: `${DIST}/mutants.json`,
    WIGWAG_TIMES: `${DIST}/times.json`,
    WIGWAG_SURVIVORS: `${DIST}/survivors.txt`,
    ...(values.slow && { WIGWAG_SLOW: 'yes' }),
    ...(values.sabotage && { WIGWAG_SABOTAGE: clausesOf(tested) }),
    WIGWAG_PACKAGE: tested,
  },
});
if (status !== 0) process.exit(status);
const { counted, caught, score, survivors } = summary(new Set(keys));
for (const { file, line, mutatorName, replacement, status: fate } of survivors) {
  console.log(
    `${fate.toLowerCase()} ${file}:${line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
  );
}
console.log(`${counted} mutants, ${caught} caught: ${(100 * score).toFixed(1)} %`);
