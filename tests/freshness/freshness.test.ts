import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';

const COPIED = [
  'packages',
  'apps',
  'tools',
  'tests/package.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const SCENARIO = 'packages/content/gcacw/scenarios/first-march.yaml';

/** The project in a folder of its own, with the packages that are installed here; nothing in it is compiled or bundled. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'wigwag-project-'));
  for (const path of COPIED)
    cpSync(ROOT + path, join(copy, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: source => !source.endsWith('node_modules'),
    });
  const own = 'node_modules/@wigwag';
  mkdirSync(join(copy, own), { recursive: true });
  for (const name of readdirSync(`${ROOT}node_modules`).filter(each => each !== '@wigwag')) {
    const [here, there] = [`${ROOT}node_modules/${name}`, join(copy, 'node_modules', name)];
    // What npm notes down is copied: nothing that the copy does may change it here.
    if (name.startsWith('.')) cpSync(here, there, { recursive: true, preserveTimestamps: true });
    else symlinkSync(here, there);
  }
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, folder))) symlinkSync(join(copy, folder, name), join(copy, own, name));
  return copy;
}

const project = copyOfProject();
afterAll(() => rmSync(project, { recursive: true }));

function wigwag(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'tools/wigwag.mjs'), ...args], {
    cwd: dirname(project),
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: undefined, LC_ALL: 'en_GB.UTF-8' },
  });
  return { status, stdout, stderr };
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(project, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(project, path), text.replace(from, to));
}

const COMPILING = 'Compiling the content …';
const BUNDLING = 'Bundling wigwag.mjs …';

test('what has changed since is compiled or bundled again, and only that', () => {
  const first = wigwag('list');
  expect(first.stderr).toBe(`${BUNDLING}\nBundling compileContent.mjs …\n${COMPILING}\n`);
  expect(first.stdout).toMatch(/^first-march +Laurel Bend:/m);
  expect(wigwag('list')).toEqual({ status: 0, stdout: first.stdout, stderr: '' });

  edit(SCENARIO, 'Laurel Bend', 'Long March');
  const renamed = wigwag('list');
  expect(renamed.stdout).toMatch(/^first-march +Long March:/m);
  expect(renamed.stderr).toBe(`${COMPILING}\n`);

  edit('apps/cli/src/list.ts', '.padEnd(26)', '.padEnd(40)');
  const wider = wigwag('list');
  expect(wider.stdout).toMatch(/^first-march {29}Long March:/m);
  expect(wider.stderr).toBe(`${BUNDLING}\n`);

  edit('packages/content/src/gcacw/scenarios/summary.ts', 'turns: turns.length,', 'turns: 99,');
  const other = wigwag('list');
  expect(other.stdout).toContain('99 turns');
  expect(other.stderr).toContain(COMPILING);

  rmSync(join(project, SCENARIO));
  for (const kind of ['briefings', 'lessons']) rmSync(join(project, `packages/content/gcacw/${kind}/first-march.yaml`));
  expect(wigwag('list').stdout).not.toContain('first-march');
  expect(wigwag('list').stderr).toBe('');
});

test('broken content names file, line, field and remedy, each time; what does not need it goes on', () => {
  const army = 'packages/content/gcacw/armies/virginia-1862.yaml';
  edit(army, 'arm: infantry', 'arm: infantri');
  const line =
    readFileSync(join(project, army), 'utf8')
      .split('\n')
      .findIndex(each => each.includes('infantri')) + 1;
  const broken = wigwag('list');
  expect(broken.status).toBe(1);
  expect(broken.stdout).toBe('');
  expect(broken.stderr).toMatch(new RegExp(`${army}:${line}:\\d+ (?:leaders|units)\\.\\S+\\.arm: .*infantry`));
  expect(wigwag('render', 'first-battle', '--out', 'x.svg')).toMatchObject({ status: 1 });
  expect(wigwag('list').stderr).toBe(broken.stderr.replace(`${COMPILING}\n`, ''));
  expect(wigwag('help').status).toBe(0);
  edit(army, 'arm: infantri', 'arm: infantry');
  expect(wigwag('list').status).toBe(0);
});
