import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
};
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
const ours = installed.filter(([, { link }]) => link === true);
const others = installed.filter(([, { link }]) => link !== true);

/** Where Node would find a package from a folder: there, or in any folder above. */
function isFound(from: string, name: string): boolean {
  const folders = from.split('/').map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/'));
  return [...folders, ''].some(folder =>
    Object.hasOwn(packages, `${folder === '' ? '' : `${folder}/`}node_modules/${name}`),
  );
}

test('the lock file has every package of every platform, so that npm ci works anywhere', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !isFound(path, name))
      .map(name => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
  expect(others.filter(([path]) => /win32|darwin/.test(path)).length).toBeGreaterThan(10);
});

test('every package has its hash, and no registry', () => {
  expect(others.filter(([, { integrity = '' }]) => !/^sha512-\S{88}$/.test(integrity))).toEqual([]);
  expect(others.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(ours.filter(([, { resolved = ':' }]) => resolved.includes(':'))).toEqual([]);
  expect(others.length).toBeGreaterThan(100);
});
