/** Canonical YAML: fields in the order of the schema, an entry a line, no comments. */
export type Value = string | number | boolean | readonly Value[] | Fields;
export interface Fields {
  readonly [name: string]: Value | undefined;
}

const PLAIN = /^[\p{L}\p{N}(][\p{L}\p{N} .'’&()/+-]*$/u;
/** What an editor would not show; U+FFFD stands for bytes that are no text. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffd]/g;
const TYPED = /^(true|false|null|-?\d+(\.\d+)?)$/;

function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = PLAIN.test(value) && !TYPED.test(value) && !value.endsWith(' ');
  return plain ? value : quoted(value);
}

const quoted = (text: string): string => JSON.stringify(text).replace(UNPRINTABLE, escaped);

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function flow(value: Value): string {
  if (typeof value !== 'object') return scalar(value);
  if (isList(value)) return `[${value.map(flow).join(', ')}]`;
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : [`${name}: ${flow(field)}`],
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A section with an entry a line; nothing at all where there are no entries. */
export function section(name: string, entries: readonly (readonly [string, Value])[]): readonly string[] {
  return entries.length === 0 ? [] : [`${name}:`, ...entries.map(([key, value]) => `  ${scalar(key)}: ${flow(value)}`)];
}

export function list(name: string, items: readonly Value[]): readonly string[] {
  return [`${name}:`, ...items.map(item => `  - ${flow(item)}`)];
}

export const fields = (entries: Fields): readonly string[] =>
  Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${flow(value)}`]));

export const document = (...parts: readonly (readonly string[])[]): string => `${parts.flat().join('\n')}\n`;

/** Written only where it says more than its absence. */
export const ifSet = <T extends Value>(value: T): T | undefined => (value === false || value === 0 ? undefined : value);

const isList = (value: readonly Value[] | Fields): value is readonly Value[] => Array.isArray(value);
