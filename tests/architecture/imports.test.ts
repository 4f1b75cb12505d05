import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, isTest, ROOT } from '../support/sources.ts';
import { manifestOf, WORKSPACES, workspaceOf } from '../support/workspaces.ts';

/** Doors of a package that read files: for what runs on a machine, not in the page. */
const MACHINE_ONLY: readonly string[] = ['@wigwag/content/bundled', '@wigwag/postgres'];

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

const files = ['packages', 'apps', 'tests'].flatMap(folder => filesBelow(folder, /\.(?:tsx?|mjs)$/));
const tools = filesBelow('tools', /\.(?:ts|mjs)$/);

const isTooling = (file: string): boolean => /^[^/]+\/[^/]+\/(?:tools\/|[^/]+\.config\.ts$)/.test(file);
const isSource = (file: string): boolean => !file.startsWith('tests/') && !isTest(file) && !isTooling(file);
const isMachines = (file: string): boolean => file.startsWith('packages/postgres/');
const runsInPage = (file: string): boolean =>
  /^(?:packages\/[^/]+|apps\/client)\/src\//.test(file) && isSource(file) && !isMachines(file);

const sources = files.filter(file => file.startsWith('packages/') && runsInPage(file));
const clientSources = files.filter(file => file.startsWith('apps/client/') && runsInPage(file));

/** Sources have what their own package.json asks for; tests also what it asks for in development, and the root's tools. */
const declared = new Map(
  WORKSPACES.map(folder => {
    const { dependencies, devDependencies } = manifestOf(folder);
    const inDevelopment = { ...dependencies, ...devDependencies, ...manifestOf('.').devDependencies };
    return [folder, { sources: new Set(Object.keys({ ...dependencies })), tests: new Set(Object.keys(inDevelopment)) }];
  }),
);

const isDeclared = (file: string, name: string): boolean =>
  declared.get(workspaceOf(file) ?? '')?.[isSource(file) ? 'sources' : 'tests'].has(name) ?? false;

const packageOf = (from: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

/** A relative import stays in its package, and a source has nothing from tests; how it is built may follow the root's tools; any other import is declared. */
function isAllowed({ file, from }: Imported): boolean {
  if (from.startsWith('.')) {
    const target = join(dirname(file), from);
    const isInside = workspaceOf(target) === workspaceOf(file);
    const isBuilding = isTooling(file) && target.startsWith('tools/');
    return (isInside && !(isSource(file) && isTest(target))) || isBuilding;
  }
  if (runsInPage(file) && (from.startsWith('node:') || MACHINE_ONLY.includes(from))) return false;
  return from.startsWith('node:') || isDeclared(file, packageOf(from));
}

describe('imports', () => {
  test('there is something to read', () => {
    expect(sources.length).toBeGreaterThan(40);
    expect(clientSources.length).toBeGreaterThan(20);
    expect(files.flatMap(imports).length).toBeGreaterThan(1000);
  });

  test('every one stays in its package, or is declared in its package.json', () => {
    expect(files.flatMap(imports).filter(imported => !isAllowed(imported))).toEqual([]);
  });

  test('one that is not would be found', () => {
    expect(isAllowed({ file: 'packages/kernel/src/a.ts', from: '@wigwag/gcacw' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/a.ts', from: '../../content/src/b.ts' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/a.test.ts', from: '../../../tests/support/b.ts' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/a.ts', from: './a.test.ts' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/a.ts', from: '@wigwag/content/position' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/a.ts', from: 'vitest' })).toBe(false);
    expect(isAllowed({ file: 'packages/hex/src/a.ts', from: 'node:fs' })).toBe(false);
    expect(isAllowed({ file: 'apps/client/src/a.ts', from: '@wigwag/content/bundled' })).toBe(false);
    expect(isAllowed({ file: 'packages/gcacw/src/deep/a.ts', from: '../b.ts' })).toBe(true);
    expect(isAllowed({ file: 'packages/gcacw/src/a.test.ts', from: '@wigwag/content/position' })).toBe(true);
  });

  test('no tool reaches into a package, but through its doors', () => {
    expect(tools.length).toBeGreaterThan(5);
    const relative = tools.flatMap(imports).filter(({ from }) => from.startsWith('.'));
    expect(relative.filter(({ file, from }) => !join(dirname(file), from).startsWith('tools/'))).toEqual([]);
  });
});

describe('the client', () => {
  test('reaches a game only through a sitting', () => {
    const PLAYS =
      /\b(?:Authority|History|decide|simulate|engine|newGame|openGame|gcacw)\b[^;]*\} from '@wigwag\/(?:host|kernel|gcacw)'/;
    const players = clientSources.filter(file => PLAYS.test(readFileSync(ROOT + file, 'utf8')));
    expect(players).toEqual(['apps/client/src/shell/sitting/laidGame.ts']);
  });

  test('has a shell that knows no game', () => {
    const isShell = (file: string): boolean => file.startsWith('apps/client/src/shell/');
    const isGame = ({ from }: Imported): boolean =>
      /^@wigwag\/(?:gcacw|pickets|lee|content(?!\/json)|mapview(?!\/afterwards)|staffmap|report)\b/.test(from) ||
      /\/titles\/|\/home\//.test(from);
    const shell = clientSources.filter(isShell);
    expect(shell.length).toBeGreaterThan(20);
    expect(shell.flatMap(imports).filter(isGame)).toEqual([]);
    expect(isGame({ file: 'apps/client/src/shell/a.ts', from: '../titles/gcacw/room.ts' })).toBe(true);
  });

  test('has titles that do not know each other', () => {
    const titleOf = (path: string): string | undefined => /titles\/([a-z]+)\//.exec(path)?.[1];
    const strange = clientSources
      .filter(file => titleOf(file) !== undefined)
      .flatMap(imports)
      .filter(
        ({ file, from }) =>
          from.startsWith('.') && ![undefined, titleOf(file)].includes(titleOf(join(dirname(file), from))),
      );
    expect(strange).toEqual([]);
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
