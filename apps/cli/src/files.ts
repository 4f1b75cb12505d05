import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '@wigwag/words';
import { Complaint } from './terminal.ts';

/** What the system says of a path becomes a sentence. */
function orComplain<R>(act: () => R, sentence: (reason: string) => string): R {
  try {
    return act();
  } catch (error) {
    throw new Complaint(sentence(error instanceof Error && 'code' in error ? String(error.code) : String(error)));
  }
}

const reading = <R>(t: Translate, file: string, look: () => R): R =>
  orComplain(look, reason => t('cli.cannot-read', { file, reason }));

const writing = (t: Translate, file: string, write: () => void): void =>
  orComplain(write, reason => t('cli.cannot-write', { file, reason }));

export const writeFile = (t: Translate, file: string, data: string | Uint8Array): void =>
  writing(t, file, () => writeFileSync(file, data));

export const makeFolder = (t: Translate, folder: string): void =>
  writing(t, folder, () => mkdirSync(folder, { recursive: true }));

export const readText = (t: Translate, file: string): string => reading(t, file, () => readFileSync(file, 'utf8'));

/** A folder stands for every .yaml and .yml file below it. */
function yamlFiles(t: Translate, path: string): string[] {
  if (!reading(t, path, () => statSync(path).isDirectory())) return [path];
  const found = reading(t, path, () => readdirSync(path, { recursive: true, encoding: 'utf8' }))
    .filter(file => /\.ya?ml$/.test(file) && !file.includes('node_modules'))
    .map(file => join(path, file))
    .sort();
  if (found.length === 0) throw new Complaint(t('cli.nothing-to-validate', { file: path }));
  return found;
}

export interface ReadFile {
  readonly path: string;
  /** Undefined where the file cannot be read: that is a problem of its own. */
  readonly text: string | undefined;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** The files that paths stand for, each once, however often it is named. */
export function readAll(t: Translate, paths: readonly string[]): ReadFile[] {
  const named = new Map(paths.flatMap(path => yamlFiles(t, path)).map(path => [realPath(path), path] as const));
  return [...named.values()].map(path => ({ path, text: textOf(path) }));
}
