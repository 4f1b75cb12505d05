import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, validateFiles } from '@wigwag/content';
import { keyFor, type Translate } from '@wigwag/words';
import { readText } from './replay.ts';
import { Complaint, type Terminal } from './terminal.ts';

/** A folder stands for every .yaml file below it. */
function yamlFiles(t: Translate, path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml') && !file.includes('node_modules'))
    .map(file => join(path, file))
    .sort();
  if (found.length === 0) throw new Complaint(t('cli.nothing-to-validate', { file: path }));
  return found;
}

function problemLine(t: Translate, { file, line, column, field, code, params }: Problem): string {
  const where = field === '' ? '' : `${field}: `;
  return `${file}:${line}:${column} ${where}${t(keyFor('problem', code), params)}`;
}

/** Checks files against each other; every problem with file, line, field and remedy. Exit code 1 when there is any. */
export function validateCommand({ t, out, err }: Terminal, paths: readonly string[]): number {
  const files = paths.flatMap(path => yamlFiles(t, path)).map(path => ({ path, text: readText(t, path) }));
  const { problems } = validateFiles(files);
  for (const problem of problems) err(problemLine(t, problem));
  if (problems.length === 0) out(t('cli.valid', { count: files.length }));
  else err(t('cli.problems', { count: problems.length }));
  return problems.length === 0 ? 0 : 1;
}
