import type { Params } from './problems.ts';

const MOST_KNOWN = 12;

/** The known name closest in spelling, if it is close enough to be a slip. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(found.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    if (Math.abs(name.length - found.length) >= bestDistance) continue;
    const distance = editDistance(found.toLowerCase(), name.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return best;
}

export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replace, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Params of an unknown name: what was found, what is known, and the slip it may be. */
export function unknown(found: string, known: readonly string[]): Params {
  const suggestion = nearest(found, known);
  const shown = known.length > MOST_KNOWN ? [...known.slice(0, MOST_KNOWN), '…'] : known;
  const params = { found: clip(found), known: shown.join(', ') };
  if (known.length === 0) return { ...params, context: 'none' };
  return suggestion === undefined ? params : { ...params, suggestion, context: 'near' };
}

export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
