import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, isTest, ROOT } from '../support/sources.ts';

/** What each package may know. Whatever is not listed here may not be imported. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/hex': [],
  'packages/kernel': [],
  'packages/pickets': ['@wigwag/kernel'],
  'packages/gcacw': ['@wigwag/hex', '@wigwag/kernel'],
  'packages/lee': ['@wigwag/kernel'],
  'packages/content': ['@wigwag/hex', '@wigwag/gcacw', '@wigwag/lee', 'jsonc-parser', 'yaml', 'zod'],
  'packages/words': ['@wigwag/hex', '@wigwag/kernel', '@wigwag/gcacw', '@wigwag/lee', '@wigwag/content', 'i18next'],
  'packages/ai': ['@wigwag/kernel', '@wigwag/gcacw'],
  'packages/mapview': ['@wigwag/hex', 'react', 'react-dom'],
  'packages/pictures': ['@wigwag/gcacw', '@wigwag/mapview', '@wigwag/words'],
  'apps/client': [
    '@wigwag/content',
    '@wigwag/gcacw',
    '@wigwag/kernel',
    '@wigwag/mapview',
    '@wigwag/pictures',
    '@wigwag/words',
    '@fontsource',
    '@fontsource-variable',
    'pure-rand',
    'react',
    'react-dom',
    'zustand',
  ],
};

/** Doors of a package that read files: for what runs on a machine, not in the page. */
const MACHINE_ONLY: readonly string[] = ['@wigwag/content/bundled'];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*'([^']+)'|(?:^|[^.\w])import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g;

interface Imported {
  readonly file: string;
  readonly from: string;
}

function imports(file: string): Imported[] {
  const text = readFileSync(ROOT + file, 'utf8');
  return [...text.matchAll(IMPORT)].map(([, a, b, c]) => ({ file, from: a ?? b ?? c ?? '' }));
}

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const sources = filesBelow('packages', /\.tsx?$/).filter(file => /^packages\/[^/]+\/src\//.test(file) && !isTest(file));

const clientSources = filesBelow('apps/client/src', /\.tsx?$/).filter(file => !isTest(file));

/** A relative import stays in its package; any other is an arrow that has to be drawn. */
function isAllowed({ file, from }: Imported): boolean {
  if (MACHINE_ONLY.includes(from)) return false;
  if (from.startsWith('.')) return folderOf(join(dirname(file), from)) === folderOf(file);
  return (ARROWS[folderOf(file)] ?? []).some(known => from === known || from.startsWith(`${known}/`));
}

describe('arrows between packages', () => {
  test('there is something to read', () => {
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.flatMap(imports).length).toBeGreaterThan(100);
  });

  test('every import follows one', () => {
    expect(sources.flatMap(imports).filter(imported => !isAllowed(imported))).toEqual([]);
  });

  test('an arrow that points the other way would be found', () => {
    expect(isAllowed({ file: 'packages/kernel/src/a.ts', from: '@wigwag/gcacw' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/a.ts', from: '../../content/src/b.ts' })).toBe(false);
    expect(isAllowed({ file: 'packages/hex/src/a.ts', from: 'node:fs' })).toBe(false);
    expect(isAllowed({ file: 'apps/client/src/a.ts', from: '@wigwag/content/bundled' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/deep/a.ts', from: '../b.ts' })).toBe(true);
  });

  test('every package has its arrows drawn', () => {
    expect([...new Set(sources.map(folderOf))].filter(folder => !(folder in ARROWS))).toEqual([]);
  });
});

test('no tool and no test of the whole reaches into the command line: what they share is a package’s', () => {
  const shared = [...filesBelow('tools', /\.(?:ts|mjs)$/), ...filesBelow('tests', /\.tsx?$/)];
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.flatMap(imports).filter(({ from }) => from.includes('apps/cli/'))).toEqual([]);
});

describe('the client', () => {
  test('its imports follow its arrows', () => {
    expect(clientSources.length).toBeGreaterThan(20);
    expect(clientSources.flatMap(imports).filter(each => !isAllowed(each))).toEqual([]);
  });

  test('reaches a game only through its table', () => {
    const PLAYS = /\b(?:Host|engine|newGame|openGame|gcacw)\b[^;]*\} from '@wigwag\/(?:kernel|gcacw)'/;
    const players = clientSources.filter(file => PLAYS.test(readFileSync(ROOT + file, 'utf8')));
    expect(players).toEqual(['apps/client/src/localTable.ts']);
  });
});

describe('what packages may not touch', () => {
  const FORBIDDEN = [/\bMath\.random\b/, /\bnew Date\b|\bDate\.now\b/, /\bperformance\./, /\bprocess\./, /\bfetch\(/];
  const DOM = [/\bdocument\./, /\bwindow\./, /\blocalStorage\b/];

  test.each(sources)('%s: no clock, no chance, no machine', file => {
    const text = readFileSync(ROOT + file, 'utf8');
    const patterns = file.startsWith('packages/mapview/') ? FORBIDDEN : [...FORBIDDEN, ...DOM];
    expect(patterns.filter(pattern => pattern.test(text))).toEqual([]);
  });

  test('no file is called after nothing in particular', () => {
    expect(sources.filter(file => /\/(utils?|common|helpers?|misc)\b/.test(file))).toEqual([]);
  });
});
