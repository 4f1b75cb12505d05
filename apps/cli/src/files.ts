import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '@wigwag/words';
import { Complaint } from './terminal.ts';

/** What the system says of a path it cannot give becomes a sentence. */
function orComplain<R>(attempt: () => R, told: (reason: string) => string): R {
  try {
    return attempt();
  } catch (error) {
    throw new Complaint(told(error instanceof Error && 'code' in error ? String(error.code) : String(error)));
  }
}

const reading = <R>(t: Translate, file: string, attempt: () => R): R =>
  orComplain(attempt, reason => t('cli.cannot-read', { file, reason }));

const writing = (t: Translate, file: string, attempt: () => unknown): void =>
  void orComplain(attempt, reason => t('cli.cannot-write', { file, reason }));

export const readText = (t: Translate, file: string): string => reading(t, file, () => readFileSync(file, 'utf8'));

/** A folder that is only linked to is not entered: links may lead in circles. */
function yamlBelow(t: Translate, folder: string): string[] {
  return reading(t, folder, () => readdirSync(folder, { withFileTypes: true })).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : yamlBelow(t, path);
    return /\.ya?ml$/.test(entry.name) ? [path] : [];
  });
}

/** A folder stands for every .yaml and .yml file below it. */
function yamlFiles(t: Translate, path: string): string[] {
  if (!reading(t, path, () => statSync(path).isDirectory())) return [path];
  const found = yamlBelow(t, path).sort();
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

export const makeFolder = (t: Translate, folder: string): void =>
  writing(t, folder, () => mkdirSync(folder, { recursive: true }));

interface FileToWrite {
  readonly path: string;
  readonly data: string | Uint8Array;
}

/** All files or none: each is written beside its place, and only when all are there do they take it. */
export function writeAll(t: Translate, files: readonly FileToWrite[]): void {
  const partOf = (path: string): string => `${path}.part`;
  try {
    for (const { path, data } of files) writing(t, path, () => writeFileSync(partOf(path), data));
    const folder = files.find(({ path }) => existsSync(path) && lstatSync(path).isDirectory());
    if (folder !== undefined) throw new Complaint(t('cli.cannot-write', { file: folder.path, reason: 'EISDIR' }));
    for (const { path } of files) writing(t, path, () => renameSync(partOf(path), path));
  } finally {
    for (const { path } of files) if (existsSync(partOf(path))) rmSync(partOf(path));
  }
}
