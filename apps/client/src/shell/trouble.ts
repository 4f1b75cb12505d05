import type { Translate } from '@wigwag/words';

const CODES = [
  'unreachable',
  'no-such-scenario',
  'no-such-lesson',
  'no-such-seed',
  'no-such-option',
  'option-of-other-year',
  'no-such-lane',
  'unsound',
] as const;

/** Why something could not be had: a code of `client.trouble`, the name of what was wanted, and what there is. */
export class Trouble extends Error {
  readonly code: (typeof CODES)[number];
  readonly wanted: string;
  readonly known: readonly string[];

  constructor(code: Trouble['code'], wanted: string, known: readonly string[] = []) {
    super(`${code} ${wanted}`);
    this.code = code;
    this.wanted = wanted;
    this.known = known;
  }
}

/** Whatever went wrong. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Trouble ? error : new Trouble('unsound', String(error));

/** Why something could not be had, and what to do. */
export const describeTrouble = (t: Translate, { code, wanted, known }: Trouble): string =>
  t(`client.trouble.${code}`, { wanted, known: known.join(', ') });
