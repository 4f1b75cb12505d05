import { type Problem, validateFiles } from '@wigwag/content';
import { keyFor, type Translate } from '@wigwag/words';
import { readAll } from './files.ts';
import type { Terminal } from './terminal.ts';

export function problemLine(t: Translate, { file, line, column, field, code, params }: Problem): string {
  const where = field === '' ? '' : `${field}: `;
  return `${file}:${line}:${column} ${where}${t(keyFor('problem', code), params)}`;
}

/** Checks files against each other; every problem with file, line, field and remedy. Exit code 1 when there is any. */
export function validateCommand({ t, out, err }: Terminal, paths: readonly string[]): number {
  const files = readAll(t, paths);
  const { problems } = validateFiles(files);
  for (const problem of problems) err(problemLine(t, problem));
  if (problems.length === 0) out(t('cli.valid', { count: files.length }));
  else err(t('cli.problems', { count: problems.length }));
  return problems.length === 0 ? 0 : 1;
}
