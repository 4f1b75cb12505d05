import { shown, sparingly, unknown } from '../../nearest.ts';
import { byLine, type Loaded, type Problem } from '../../problems.ts';
import { Notebook, type Source } from '../../source.ts';
import { readYaml, type YamlReading } from '../../yamlSource.ts';
import { FORMATS, type Format } from './formats.ts';

/** Reads a text that should be of a format; problems of reading and of content come together. */
export function readAs<T>(format: Format, text: string, file: string, load: (source: Source) => Loaded<T>): Loaded<T> {
  return finish(format, readYaml(text, file), load);
}

export function finish<T>(
  format: Format,
  { source, problems }: YamlReading,
  load: (source: Source) => Loaded<T>,
): Loaded<T> {
  if (source === undefined) return { problems };
  const wrong = formatProblem(source, format);
  if (wrong?.code === 'other-format') return { problems: [...problems, wrong].sort(byLine) };
  const loaded = sparingly(() => load(source));
  const found = [
    ...problems,
    ...(wrong ? [wrong] : []),
    ...(loaded.problems ?? []).filter(each => each.field !== 'format'),
  ];
  return found.length === 0 ? loaded : { problems: found.sort(byLine) };
}

/** The format a document says it has. */
export function formatOf({ raw }: Source): Format | undefined {
  const found = typeof raw === 'object' && raw !== null && 'format' in raw ? raw.format : undefined;
  return FORMATS.find(format => format === found);
}

export function formatProblem(source: Source, expected?: Format): Problem | undefined {
  const notes = new Notebook(source.file, source.locate);
  const { raw } = source;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const found = 'format' in raw ? shown(raw.format) : undefined;
  const known = FORMATS.find(format => format === found);
  if (found === undefined) notes.report(['format'], 'no-format', { known: FORMATS.join(', ') });
  else if (known === undefined) notes.report(['format'], ...unknown('unknown-format', found, FORMATS));
  else if (expected !== undefined && known !== expected) notes.report(['format'], 'other-format', { found, expected });
  return notes.problems[0];
}
