import { folded } from './search.ts';

/** A run of text, and whether it is what was looked for. */
export interface Run {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text in runs: words whose folded form was meant stand out. */
export function runsOf(text: string, terms: readonly string[]): readonly Run[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  const wanted = new Set(terms);
  const runs: Run[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    if (part === '') continue;
    const isHit = wanted.has(folded(part));
    const last = runs.at(-1);
    if (last !== undefined && last.isHit === isHit) runs[runs.length - 1] = { text: last.text + part, isHit };
    else runs.push({ text: part, isHit });
  }
  return runs;
}

/** How many letters a hit shows. */
const ROOM = 96;
const BEFORE = 24;

/** The part of a text around the first word that was meant. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= ROOM) return text;
  let at = 0;
  for (const run of runsOf(text, terms)) {
    if (run.isHit) break;
    at += run.text.length;
  }
  const isAway = at < text.length && at > ROOM - BEFORE;
  const start = isAway ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const end = start + ROOM >= text.length ? text.length : text.lastIndexOf(' ', start + ROOM);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
