import type { AnyChoice, Kind } from '@wigwag/gcacw';

/** Phases in which a side may do this or that, and says when it has finished. */
const UNTIL_FINISHED: readonly Kind[] = ['transfer', 'recovery'];

/** Is there nothing left to decide but that it is finished? */
export function isFormality(kind: Kind | undefined, choices: () => readonly AnyChoice[]): boolean {
  if (kind === undefined || !UNTIL_FINISHED.includes(kind)) return false;
  const [only, ...others] = choices();
  return only?.do === 'finish' && others.length === 0;
}
