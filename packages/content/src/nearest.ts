import type { Params, ProblemCode } from './problems.ts';

const MOST_KNOWN = 16;
/** No name of a file is longer; of two long texts nobody sees how they differ. */
const LONGEST_NAME = 100;

/** A file may have thousands of unknown names, and as many known ones: nobody reads that many suggestions. */
const MOST_COMPARED = 300_000;
let leftToCompare = Number.POSITIVE_INFINITY;

/** Whatever is done inside compares so many names and no more; the unknown ones after that get no suggestion. */
export function sparingly<R>(work: () => R): R {
  const before = leftToCompare;
  leftToCompare = Math.min(before, MOST_COMPARED);
  try {
    return work();
  } finally {
    leftToCompare = before;
  }
}

/** The known name closest in spelling, if it is close enough to be a slip. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  if (found.length > LONGEST_NAME || leftToCompare < known.length) return undefined;
  leftToCompare -= known.length;
  const limit = Math.ceil(found.length / 3);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    if (Math.abs(name.length - found.length) >= bestDistance) continue;
    const distance = editDistance(found.toLowerCase(), name.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return best;
}

/** Exact below the limit; from there on it is only known that it is not below. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replace, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    if (Math.min(...current) >= limit) return limit;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

type NameProblem = 'unknown-name' | 'unknown-field' | 'unknown-format' | 'unknown-piece';
const NOTHING_KNOWN = {
  'unknown-map': 'no-map',
  'unknown-armies': 'no-armies',
  'unknown-unit': 'no-unit',
  'unknown-scenario': 'no-scenario',
} as const;
type ReferenceProblem = keyof typeof NOTHING_KNOWN;

/** An unknown name: what was found, what is known, and the slip it may be. */
export function unknown(
  code: NameProblem | ReferenceProblem,
  found: string,
  known: readonly string[],
): [ProblemCode, Params] {
  const suggestion = nearest(found, known);
  const params = { found: clip(found), known: listed(known) };
  return suggestion === undefined ? [code, params] : [`${code}-near`, { ...params, suggestion }];
}

/** The same of things that need not exist at all. */
export function unknownReference(
  code: ReferenceProblem,
  found: string,
  known: readonly string[],
): [ProblemCode, Params] {
  return known.length === 0 ? [NOTHING_KNOWN[code], { found: clip(found) }] : unknown(code, found, known);
}

/** Names one after the other, as many as a person reads. */
export const listed = (names: readonly string[]): string =>
  (names.length > MOST_KNOWN ? [...names.slice(0, MOST_KNOWN), '…'] : names).join(', ');

export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A value of a file as its writer would know it again. */
export const shown = (value: unknown): string =>
  clip(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
