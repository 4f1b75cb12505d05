/** Milliseconds since 1970 began in Greenwich. No clock is read in this package: every instant is handed in. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** From an instant up to another, which is no part of it. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** In order, without overlap; spans that touch become one. */
export function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) joined.push(span);
    else if (span.to > last.to) joined[joined.length - 1] = { from: last.from, to: span.to };
  }
  return joined;
}

/** What lies inside the bounds; an empty span is none. */
export function clipped(spans: readonly Span[], bounds: Span): Span[] {
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) }))
    .filter(({ from, to }) => from < to);
}

/** What the bounds have besides these spans, which are merged and inside. */
export function gapsBetween(spans: readonly Span[], bounds: Span): Span[] {
  const gaps: Span[] = [];
  let from = bounds.from;
  for (const span of spans) {
    if (from < span.from) gaps.push({ from, to: span.from });
    from = span.to;
  }
  if (from < bounds.to) gaps.push({ from, to: bounds.to });
  return gaps;
}
