/**
 * Dice and draws are an argument of a decision: the host's generator, players who type them in,
 * a record or the enumerator. Nothing in the position knows the future.
 */
export type Request<R extends string = string> =
  | { readonly kind: 'roll'; readonly n: number; readonly why: R }
  | { readonly kind: 'sum'; readonly n: number; readonly why: R }
  | { readonly kind: 'draw'; readonly n: number; readonly of: number; readonly why: R };

/** Faces of a roll; faces of a sum, or the sum alone; places in the pool of a draw. */
export type Answer = readonly number[];

export interface Rolled<R extends string = string> {
  readonly request: Request<R>;
  readonly answer: Answer;
  /** Players rolled it at their table and typed it in: nobody can derive it. */
  readonly typed?: true;
}

/** What of an answer the rule looks at: answers that agree in it need to be tried only once. */
export type Counted = 'all' | 'difference' | 'parity';

/** Undefined: the source has run dry. */
export type DiceSource = (request: Request) => Answer | undefined;

export const FACES = 6;

const within = (n: number, low: number, high: number): boolean => Number.isInteger(n) && n >= low && n <= high;

export function fits(request: Request, answer: Answer): boolean {
  if (request.kind === 'draw') {
    return (
      answer.length === request.n &&
      answer.every(place => within(place, 0, request.of - 1)) &&
      new Set(answer).size === request.n
    );
  }
  if (request.kind === 'sum' && request.n > 1 && answer.length === 1) {
    return within(answer[0] ?? 0, request.n, FACES * request.n);
  }
  return answer.length === request.n && answer.every(face => within(face, 1, FACES));
}

/** Answers written down beforehand: tests, records, players' own dice. Dry when they are used up. */
export function scripted(answers: readonly Answer[]): DiceSource {
  let next = 0;
  return () => answers[next++];
}

/** An endless source from a generator of whole numbers below `n`. */
export function rolling(below: (n: number) => number): DiceSource {
  return request => {
    if (request.kind !== 'draw') {
      const faces: number[] = [];
      while (faces.length < request.n) faces.push(1 + below(FACES));
      return faces;
    }
    const pool = Array.from({ length: request.of }, (_, place) => place);
    return Array.from({ length: request.n }, () => pool.splice(below(pool.length), 1)[0] ?? 0);
  };
}
