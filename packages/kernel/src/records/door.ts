import { topFrame } from '../play/legality.ts';
import { LIMITS } from '../rules/limits.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Edit, Game, Kind, Vocabulary } from '../rules/vocabulary.ts';

/** What is wrong with a choice that came from outside. */
export interface Complaint {
  readonly field: string;
  readonly expected: string;
}

type Field = 'boolean' | 'integer' | 'integers' | 'text' | readonly string[];
type Verbs = Readonly<Record<string, { readonly fields: Readonly<Record<string, Field>> }>>;

const isInteger = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value);

/** One line: no control characters, no half of a pair. */
const LINE = new RegExp(`^[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{0,${LIMITS.textOfAChoice}}$`, 'u');

function accepts(field: Field, value: unknown): boolean {
  if (field === 'boolean') return typeof value === 'boolean';
  if (field === 'integer') return isInteger(value);
  if (field === 'text') return typeof value === 'string' && LINE.test(value);
  if (field === 'integers') return Array.isArray(value) && value.every(isInteger);
  return typeof value === 'string' && field.includes(value);
}

const nameOf = (field: Field): string => (typeof field === 'string' ? field : field.join('|'));

/**
 * Reads a choice that arrives as unknown (a message, a record) by the fields its verb declares.
 * Whether it is legal is the guards' business; whether it is a choice at all is settled here.
 */
export function readChoice<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  kind: Kind<T>,
  value: unknown,
): { readonly choice: AnyChoice<T> } | { readonly complaint: Complaint } {
  return readBy<AnyChoice<T>>(ruleset.frames[kind].verbs as Verbs, value);
}

/** The same for a change by the referee; a ruleset without one knows no such verb. */
export function readEdit<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  value: unknown,
): { readonly choice: Edit<T> } | { readonly complaint: Complaint } {
  return readBy<Edit<T>>((ruleset.referee ?? {}) as Verbs, value);
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

function readBy<C>(verbs: Verbs, value: unknown): { readonly choice: C } | { readonly complaint: Complaint } {
  const verb = typeof value === 'object' && value !== null && 'do' in value ? value.do : undefined;
  const names = Object.keys(verbs);
  if (typeof verb !== 'string' || !names.includes(verb)) {
    return { complaint: { field: 'do', expected: names.join('|') } };
  }
  const complaint = complaintAbout(verbs[verb]?.fields ?? {}, value as Record<string, unknown>);
  return complaint === undefined ? { choice: value as C } : { complaint };
}

function complaintAbout(fields: Record<string, Field>, value: Record<string, unknown>): Complaint | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (!accepts(field, value[name])) return { field: name, expected: nameOf(field) };
  }
  const stray = Object.keys(value).find(name => name !== 'do' && !Object.hasOwn(fields, name));
  return stray === undefined ? undefined : { field: stray, expected: '-' };
}
