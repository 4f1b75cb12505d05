import type { z } from 'zod';
import { clip, shown, unknown } from './nearest.ts';
import type { Params, Path, ProblemCode, Report } from './problems.ts';
import { fieldsOf, schemaAt } from './schemaWalk.ts';

/** What remains of a document once every broken field is taken out: any field may be missing. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]?: Draft<T[K]> | undefined }
    : T;

export interface Shaped<T> {
  readonly draft: Draft<T>;
  readonly whole: T | undefined;
  /** Whether the field, or anything inside it, was taken out: what depends on it is then left unsaid. */
  isBroken(path: Path): boolean;
}

type Issue = z.core.$ZodIssue;

/** A check inside a schema says with these params which problem it found. */
interface CheckParams extends Params {
  readonly problem: ProblemCode;
}

export function shaped<T>(schema: z.ZodType<T>, raw: unknown, report: Report): Shaped<T> {
  const result = schema.safeParse(raw);
  if (result.success) return { draft: raw as Draft<T>, whole: result.data, isBroken: () => false };
  const draft = structuredClone(raw);
  const broken = new Set<string>();
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') reportUnknownFields(issue, schema, report);
    else reportIssue(issue, raw, report);
    for (const path of brokenPaths(issue)) {
      takeOut(draft, path);
      for (const depth of path.keys()) broken.add(path.slice(0, depth + 1).join('.'));
    }
  }
  const isBroken = (path: Path): boolean => broken.has(path.join('.'));
  return { draft: (isRecord(draft) ? draft : {}) as Draft<T>, whole: undefined, isBroken };
}

const pathOf = (issue: Issue): Path => issue.path.filter(step => typeof step !== 'symbol');

function brokenPaths(issue: Issue): readonly Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(key => [...pathOf(issue), key]);
  return isHarmless(issue) ? [] : [pathOf(issue)];
}

/** A list that names something twice can still be read. */
const isHarmless = (issue: Issue): boolean => issue.code === 'custom' && issue.params?.problem === 'duplicate-item';

function reportIssue(issue: Issue, raw: unknown, report: Report): void {
  const path = pathOf(issue);
  const found = valueAt(raw, path);
  const key = path.at(-1);
  if (found === undefined && key !== undefined) report(path, 'missing-field', { name: key });
  else if (issue.code === 'invalid_key') reportKey(issue, path, report);
  else report(path, ...problemOf(issue, found));
}

function reportUnknownFields(
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  schema: z.ZodType,
  report: Report,
): void {
  const path = pathOf(issue);
  const known = fieldsOf(schemaAt(schema, path));
  for (const key of issue.keys) report([...path, key], ...unknown('unknown-field', key, known));
}

function reportKey(issue: Extract<Issue, { code: 'invalid_key' }>, path: Path, report: Report): void {
  const inner = issue.issues[0];
  const found = String(path.at(-1) ?? '');
  if (inner === undefined) report(path, 'bad-key', { found: clip(found) });
  else report(path, ...problemOf(inner, found));
}

function problemOf(issue: Issue, found: unknown): [ProblemCode, Params] {
  const params = { found: shown(found) };
  switch (issue.code) {
    case 'custom': {
      const { problem, ...own } = issue.params as CheckParams;
      return [problem, { ...params, ...own }];
    }
    case 'invalid_value':
      return unknown('unknown-name', params.found, issue.values.map(String));
    case 'invalid_type':
      return [expectedCode(issue.expected), params];
    case 'too_small':
      return ['list-too-short', { count: Number(issue.minimum) }];
    case 'too_big':
      if (issue.origin === 'string') return ['text-length', { ...params, maximum: Number(issue.maximum) }];
      return ['list-too-long', { count: Number(issue.maximum) }];
    default:
      return ['bad-key', params];
  }
}

function expectedCode(expected: string): ProblemCode {
  switch (expected) {
    case 'string':
      return 'expected-text';
    case 'number':
    case 'int':
      return 'expected-number';
    case 'boolean':
      return 'expected-boolean';
    case 'array':
    case 'tuple':
      return 'expected-list';
    default:
      return 'expected-map';
  }
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

function valueAt(raw: unknown, path: Path): unknown {
  let value = raw;
  for (const step of path) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Leaves a hole in a list, so that the others keep their places. */
function takeOut(draft: unknown, path: Path): void {
  const holder = valueAt(draft, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined || !isRecord(holder)) return;
  if (Array.isArray(holder)) holder[Number(key)] = undefined;
  else delete holder[key];
}
