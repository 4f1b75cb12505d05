import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './sources.ts';

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'));

/** The folders of all packages: `packages/hex`, `apps/cli`, `tests`. */
export const WORKSPACES: readonly string[] = ['packages', 'apps']
  .flatMap(parent => readdirSync(ROOT + parent).map(name => `${parent}/${name}`))
  .concat('tests')
  .filter(folder => existsSync(`${ROOT}${folder}/package.json`));

/** The package a file is in; `tools` and what else lies at the root is in none. */
export const workspaceOf = (file: string): string | undefined =>
  WORKSPACES.find(folder => file.startsWith(`${folder}/`));
