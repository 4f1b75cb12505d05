import { topFrame } from '../play/legality.ts';
import { fieldsOf, formOf } from '../rules/fields.ts';
import { LIMITS } from '../rules/limits.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Declared, Thing } from '../rules/things.ts';
import type { AnyChoice, Edit, Game, Kind, Vocabulary } from '../rules/vocabulary.ts';

/** What is wrong with a choice that came from outside. */
export interface Complaint {
  readonly field: string;
  readonly expected: string;
}

const isInteger = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value);

/** One line: no control characters, no half of a pair. */
const LINE = new RegExp(`^[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{0,${LIMITS.textOfAChoice}}$`, 'u');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is a value from outside such a thing? Only its form is asked about, not whether there is such a one. */
export function isThing<T extends Vocabulary>(declared: Declared<T>, thing: Thing<T>, value: unknown): boolean {
  const form = formOf<T>(declared.things, thing);
  if (form === 'boolean') return typeof value === 'boolean';
  if (form === 'integer') return isInteger(value);
  if (form === 'text') return typeof value === 'string' && LINE.test(value);
  if (form === 'code') return typeof value === 'string';
  if (form === 'edit')
    return 'choice' in readBy<T, Edit<T>>(declared, declared.edits, Object.keys(declared.edits), value);
  if ('oneOf' in form) return typeof value === 'string' && form.oneOf.includes(value);
  if ('fields' in form) return isObject(value) && complaintAbout(declared, form.fields, value) === undefined;
  if (!Array.isArray(value)) return false;
  if ('listOf' in form) return value.every(each => isThing(declared, form.listOf, each));
  return value.length === 2 && form.pairOf.every((inner, at) => isThing(declared, inner, value[at]));
}

/** How a thing has to be written: integer[], column|hasty, {x: integer, y: integer}. */
function writtenAs<T extends Vocabulary>(declared: Declared<T>, thing: Thing<T>): string {
  const form = formOf<T>(declared.things, thing);
  const each = (inner: Thing<T>): string => writtenAs(declared, inner);
  if (typeof form === 'string') return form;
  if ('oneOf' in form) return form.oneOf.join('|');
  if ('listOf' in form) return `${each(form.listOf)}[]`;
  if ('pairOf' in form) return `[${form.pairOf.map(each).join(', ')}]`;
  return `{${Object.entries(form.fields)
    .map(([name, inner]) => `${name}: ${each(inner)}`)
    .join(', ')}}`;
}

/**
 * Reads a choice that arrives as unknown (a message, a record) by the fields that are declared for its verb.
 * Whether it is legal is the guards' business; whether it is a choice at all is settled here.
 */
export function readChoice<T extends Vocabulary>(
  { declared, frames }: Ruleset<T>,
  kind: Kind<T>,
  value: unknown,
): { readonly choice: AnyChoice<T> } | { readonly complaint: Complaint } {
  return readBy(declared, declared.choices, Object.keys(frames[kind].verbs), value);
}

/** The same for a change by the referee; a ruleset without one knows no such verb. */
export function readEdit<T extends Vocabulary>(
  { declared, referee }: Ruleset<T>,
  value: unknown,
): { readonly choice: Edit<T> } | { readonly complaint: Complaint } {
  return readBy(declared, declared.edits, Object.keys(referee ?? {}), value);
}

/** A decision of whomever, as it stands in a record. Undefined: the game is over. */
export function readDecision<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  by: string,
  value: unknown,
): { readonly choice: AnyChoice<T> | Edit<T> } | { readonly complaint: Complaint } | undefined {
  const frame = topFrame(game);
  if (frame === undefined) return undefined;
  return by === 'referee' ? readEdit(ruleset, value) : readChoice(ruleset, frame.kind, value);
}

function readBy<T extends Vocabulary, C>(
  declared: Declared<T>,
  tables: object,
  verbs: readonly string[],
  value: unknown,
): { readonly choice: C } | { readonly complaint: Complaint } {
  const verb = isObject(value) ? value.do : undefined;
  if (!isObject(value) || typeof verb !== 'string' || !verbs.includes(verb)) {
    return { complaint: { field: 'do', expected: verbs.join('|') } };
  }
  const { do: _, ...fields } = value;
  const complaint = complaintAbout(declared, fieldsOf<T>(tables, verb), fields);
  return complaint === undefined ? { choice: value as C } : { complaint };
}

function complaintAbout<T extends Vocabulary>(
  declared: Declared<T>,
  fields: Readonly<Record<string, Thing<T>>>,
  value: Readonly<Record<string, unknown>>,
): Complaint | undefined {
  for (const [name, thing] of Object.entries(fields)) {
    if (!isThing(declared, thing, value[name])) return { field: name, expected: writtenAs(declared, thing) };
  }
  const stray = Object.keys(value).find(name => !Object.hasOwn(fields, name));
  return stray === undefined ? undefined : { field: stray, expected: '-' };
}
