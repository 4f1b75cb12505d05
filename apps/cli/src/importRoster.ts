import { join } from 'node:path';
import { type ImportedRoster, importRoster, type Remark } from '@wigwag/content';
import { keyFor, type Translate } from '@wigwag/words';
import { isThere, makeFolder, readText, writeAll } from './files.ts';
import { Complaint, screenful, type Terminal } from './terminal.ts';
import { problemLine } from './validate.ts';

function remarkLine(t: Translate, { file, line, column, field, code, params }: Remark): string {
  const where = field === '' ? '' : `${field}: `;
  return `${file}:${line}:${column} ${where}${t(keyFor('roster', code), params)}`;
}

/** All files or none: what is there already is kept unless the owner says otherwise. */
function write(t: Translate, folder: string, files: ImportedRoster['files'], force: boolean): string[] {
  const paths = files.map(({ name }) => join(folder, name));
  const kept = force ? undefined : paths.find(isThere);
  if (kept !== undefined) throw new Complaint(t('cli.import.exists', { file: kept }));
  makeFolder(t, folder);
  writeAll(
    t,
    files.map(({ name, text }) => ({ path: join(folder, name), data: text })),
  );
  return paths;
}

/** A roster of another game becomes a folder with its order of battle and a draft of each scenario. */
export function importRosterCommand(
  { t, out, err }: Terminal,
  file: string,
  { folder, force }: { readonly folder: string | undefined; readonly force: boolean },
): number {
  const { ok, problems } = importRoster(readText(t, file), file);
  if (ok === undefined) {
    for (const line of screenful(
      t,
      problems.map(problem => problemLine(t, problem)),
    ))
      err(line);
    err(t('cli.import.not-a-roster'));
    return 1;
  }
  const target = folder ?? ok.id;
  const written = write(t, target, ok.files, force);
  out(t('cli.import.remarks', { count: ok.remarks.length }));
  for (const remark of ok.remarks) out(remarkLine(t, remark));
  for (const path of written) out(path);
  const { leaders, units } = ok;
  out(t('cli.import.done', { leaders, units, scenarios: ok.files.length - 1, folder: target }));
  return 0;
}
