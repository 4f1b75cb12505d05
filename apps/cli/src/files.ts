import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '@wigwag/words';
import { Complaint, type Terminal } from './terminal.ts';

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

const writing = <R>(t: Translate, file: string, attempt: () => R): R =>
  orComplain(attempt, reason => t('cli.cannot-write', { file, reason }));

/** Larger than any file of the program, and than a text can be read in a moment. */
const MOST_BYTES = 64 * 1024 * 1024;

const isOdd = (stats: Stats): boolean => !stats.isFile() && !stats.isDirectory();

/** Never waits: a pipe has nothing to read until somebody writes, and a device may have no end. */
function readRegular(t: Translate, file: string): string {
  const opened = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(opened);
    if (isOdd(stats)) throw new Complaint(t('cli.not-a-file', { file }));
    if (stats.size > MOST_BYTES) throw new Complaint(t('cli.too-large', { file, megabytes: MOST_BYTES / 1024 / 1024 }));
    return readFileSync(opened, 'utf8');
  } finally {
    closeSync(opened);
  }
}

const isComplaint = (error: unknown): error is Complaint => error instanceof Complaint;

export function readText(t: Translate, file: string): string {
  // A socket cannot even be opened: what it is, is asked first.
  if (isOdd(reading(t, file, () => statSync(file)))) throw new Complaint(t('cli.not-a-file', { file }));
  try {
    return readRegular(t, file);
  } catch (error) {
    if (isComplaint(error)) throw error;
    return reading(t, file, () => {
      throw error;
    });
  }
}

/** Where a link leads; undefined where it leads nowhere. */
const statsOf = (path: string): Stats | undefined => {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
};

/**
 * A folder that is only linked to is not entered: links may lead in circles. What is neither file nor folder is passed over, as is a link that
 * leads nowhere: nobody named it.
 */
function yamlBelow(t: Translate, folder: string): string[] {
  return reading(t, folder, () => readdirSync(folder, { withFileTypes: true })).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : yamlBelow(t, path);
    return /\.ya?ml$/.test(entry.name) && statsOf(path)?.isFile() ? [path] : [];
  });
}

/** A folder stands for every .yaml and .yml file below it. */
function yamlFiles(t: Translate, path: string): string[] {
  const stats = reading(t, path, () => statSync(path));
  if (isOdd(stats)) throw new Complaint(t('cli.not-a-file', { file: path }));
  if (!stats.isDirectory()) return [path];
  const found = yamlBelow(t, path).sort();
  if (found.length === 0) throw new Complaint(t('cli.nothing-to-validate', { file: path }));
  return found;
}

export interface ReadFile {
  readonly path: string;
  /** Undefined where the file cannot be read: that is a problem of its own. */
  readonly text: string | undefined;
}

function textOf(t: Translate, path: string): string | undefined {
  try {
    return readText(t, path);
  } catch (error) {
    if (isComplaint(error)) return undefined;
    throw error;
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
  return [...named.values()].map(path => ({ path, text: textOf(t, path) }));
}

export const makeFolder = (t: Translate, folder: string): void =>
  void writing(t, folder, () => mkdirSync(folder, { recursive: true }));

interface FileToWrite {
  readonly path: string;
  readonly data: string | Uint8Array;
}

const entryAt = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

/** Also a link that leads nowhere. */
export const isThere = (path: string): boolean => {
  try {
    return entryAt(path) !== undefined;
  } catch {
    return false;
  }
};

/** What is there already stays, unless its owner agrees. */
export function checkOverwriting({ t, agrees }: Terminal, file: string, force: boolean): void {
  if (force || !isThere(file) || agrees(t('cli.overwrite', { file }))) return;
  throw new Complaint(t('cli.exists', { file }));
}

/** Only a file is replaced. A link is not followed, nor replaced: what it leads to is not what was named. */
function checkTarget(t: Translate, path: string): void {
  const entry = writing(t, path, () => entryAt(path));
  if (entry?.isDirectory()) throw new Complaint(t('cli.cannot-write', { file: path, reason: 'EISDIR' }));
  if (entry?.isSymbolicLink()) throw new Complaint(t('cli.link', { file: path }));
  if (entry !== undefined && !entry.isFile()) throw new Complaint(t('cli.not-a-file', { file: path }));
}

/** In a new file beside its place, under a name that nobody can foresee: it cannot be a link that somebody has put there. */
function writePart(t: Translate, { path, data }: FileToWrite): string {
  const part = `${path}.${randomBytes(8).toString('hex')}.part`;
  writing(t, path, () => writeFileSync(part, data, { flag: 'wx' }));
  return part;
}

/** All files or none: each is written beside its place, and only when all are there do they take it. */
export function writeAll(t: Translate, files: readonly FileToWrite[]): void {
  const parts = new Map<string, string>();
  try {
    for (const { path } of files) checkTarget(t, path);
    for (const file of files) parts.set(file.path, writePart(t, file));
    for (const [path, part] of parts) writing(t, path, () => renameSync(part, path));
  } finally {
    for (const part of parts.values()) rmSync(part, { force: true });
  }
}
