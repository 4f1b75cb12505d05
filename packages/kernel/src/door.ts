import type { Ruleset } from './ruleset.ts';
import type { AnyChoice, Kind, Vocabulary } from './vocabulary.ts';

/** What is wrong with a choice that came from outside. */
export interface Complaint {
  readonly field: string;
  readonly expected: string;
}

type Field = 'boolean' | 'integer' | 'integers' | readonly string[];

const isInteger = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value);

function accepts(field: Field, value: unknown): boolean {
  if (field === 'boolean') return typeof value === 'boolean';
  if (field === 'integer') return isInteger(value);
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
  const verbs = ruleset.frames[kind].verbs as Record<string, { fields: Record<string, Field> }>;
  const verb = typeof value === 'object' && value !== null && 'do' in value ? value.do : undefined;
  const names = Object.keys(verbs);
  if (typeof verb !== 'string' || !names.includes(verb)) {
    return { complaint: { field: 'do', expected: names.join('|') } };
  }
  const complaint = complaintAbout(verbs[verb]?.fields ?? {}, value as Record<string, unknown>);
  return complaint === undefined ? { choice: value as AnyChoice<T> } : { complaint };
}

function complaintAbout(fields: Record<string, Field>, value: Record<string, unknown>): Complaint | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (!accepts(field, value[name])) return { field: name, expected: nameOf(field) };
  }
  const stray = Object.keys(value).find(name => name !== 'do' && !Object.hasOwn(fields, name));
  return stray === undefined ? undefined : { field: stray, expected: '-' };
}
