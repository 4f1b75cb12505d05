import { gcacwBook } from '@wigwag/rulebook/gcacw';
import { keyFor } from '@wigwag/words';
import type { TitleBook } from '../../../shell/book/titleBook.ts';

/** Refusals of the referee have ids of our own. */
const isOfTheRules = (rule: string): boolean => !rule.startsWith('wigwag/');

/** The rulebook without a game. */
export const BOOK: TitleBook = {
  load: gcacwBook,
  has: isOfTheRules,
  named: (t, kind, code) => t(keyFor('gcacw', kind, code)),
};
