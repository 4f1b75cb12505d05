import { bundledArmy, bundledBook } from '@wigwag/content/bundled';
import type { Army, Book } from '@wigwag/lee';

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the sample armies of Lee are not compiled');
  return value;
}

/** The armies and the book of Lee that come with the program. */
export const sampleArmies = (): { readonly union: Army; readonly confederacy: Army; readonly book: Book } => ({
  union: found(bundledArmy('union')),
  confederacy: found(bundledArmy('confederacy')),
  book: found(bundledBook('defaults')),
});
