import { type Problem, validateFiles } from '@wigwag/content';
import { keyFor, type Translate } from '@wigwag/words';
import { readAll } from './files.ts';
import { screenful, type Terminal } from './terminal.ts';

export function problemLine(t: Translate, { file, line, column, field, code, params }: Problem): string {
  const where = field === '' ? '' : `${field}: `;
  return `${file}:${line}:${column} ${where}${t(keyFor('problem', code), params)}`;
}

/** Every problem with file, line, field and remedy, and how many there are. */
export function tellProblems({ t, err }: Terminal, problems: readonly Problem[]): void {
  for (const line of screenful(
    t,
    problems.map(problem => problemLine(t, problem)),
  ))
    err(line);
  err(t('cli.problems', { count: problems.length }));
}

/** Checks files against each other. Exit code 1 when there is any problem. */
export function validateCommand(terminal: Terminal, paths: readonly string[]): number {
  const files = readAll(terminal.t, paths);
  const { problems } = validateFiles(files);
  if (problems.length > 0) tellProblems(terminal, problems);
  else terminal.out(terminal.t('cli.valid', { count: files.length }));
  return problems.length === 0 ? 0 : 1;
}
