/** What `npm run …` starts is read before packages are installed, so nothing that it imports at its top may be a package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';

const STATIC_IMPORT = /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?'([^']+)'/gm;

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
const entries = Object.values(scripts).flatMap(line => /^node (tools\/\S+\.mjs)/.exec(line)?.[1] ?? []);

/** Packages that are read with a file, each with the file that asks for it. */
function packagesReadWith(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, from = '']) => {
    if (from.startsWith('.')) return packagesReadWith(join(file, '..', from), seen);
    return from.startsWith('node:') ? [] : [`${file} imports ${from}`];
  });
}

describe('before anything is installed', () => {
  test('there is something to read', () => {
    expect(entries).toEqual(expect.arrayContaining(['tools/start.mjs', 'tools/test.mjs', 'tools/server.mjs']));
  });

  test.each([...new Set(entries)])('%s can be read', entry => {
    expect(packagesReadWith(entry)).toEqual([]);
  });
});
