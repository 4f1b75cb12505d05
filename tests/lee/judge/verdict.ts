/**
 * What the judge answers. `close`: the judge's own arithmetic cannot tell; `unsaid`: the specification can be read in two
 * ways and they differ here. `near` is how far the nearest limit was, in the unit of that limit.
 */
export type Verdict =
  | { readonly say: 'legal'; readonly near: number }
  | { readonly say: 'illegal' | 'close' | 'unsaid'; readonly clauses: readonly string[]; readonly near: number };

/** The tolerances of the specification. */
export const EPS = 0.01;
export const EPS_AREA = 0.01;

/**
 * One way of looking at an attempt. `lean` is added to every limit in favour of the player (negative: against him);
 * `kind` says whether what the specification leaves open is read for him.
 */
export class Look {
  readonly faults = new Set<string>();
  near = Number.POSITIVE_INFINITY;

  readonly lean: number;
  readonly kind: boolean;

  constructor(lean: number, kind: boolean) {
    this.lean = lean;
    this.kind = kind;
  }

  fault(...clauses: readonly string[]): void {
    for (const clause of clauses) this.faults.add(clause);
  }

  /** How far a quantity is from a limit: only counted, for the share of cases near one. */
  noteGap(gap: number): void {
    if (Math.abs(gap) < this.near) this.near = Math.abs(gap);
  }

  /** Whether a length is at most the limit, as the specification compares. */
  atMost(length: number, limit: number): boolean {
    this.noteGap(length - limit);
    return length <= limit + EPS + this.lean;
  }

  atLeast(length: number, limit: number): boolean {
    this.noteGap(length - limit);
    return length >= limit - EPS - this.lean;
  }

  /** Whether two areas lie on each other. */
  overlaps(area: number): boolean {
    return area > EPS_AREA + this.lean;
  }
}

/** Looks at it from all sides: a verdict stands if leaning either way does not change it. */
export function verdictOf(judge: (look: Look) => void, error = 1e-5): Verdict {
  const looked = (lean: number, kind: boolean): Look => {
    const look = new Look(lean, kind);
    judge(look);
    return look;
  };
  const hard = looked(-error, false);
  if (hard.faults.size === 0) return { say: 'legal', near: hard.near };
  const soft = looked(error, true);
  const clauses = [...new Set([...hard.faults, ...soft.faults])].sort();
  if (soft.faults.size > 0) return { say: 'illegal', clauses, near: hard.near };
  const say = looked(0, false).faults.size === 0 || looked(0, true).faults.size > 0 ? 'close' : 'unsaid';
  const soleReading = looked(-error, true).faults.size > 0 ? 'close' : say;
  return { say: soleReading, clauses, near: hard.near };
}
