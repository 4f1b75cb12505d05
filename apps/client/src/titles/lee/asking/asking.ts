import type { Lee } from '@wigwag/lee';
import type { Question } from '../../../shell/asking.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Judged } from './judging.ts';

/** What lies in the middle of the page. */
export type Board = 'lists' | 'generals' | 'cards' | 'field' | 'tactics' | 'map';

/** A pending decision as this table shows it. */
export interface Asking extends Question<Lee, Draft> {
  readonly board: Board;
  /** What would come of the thing in hand. */
  readonly judged: Judged | undefined;
}
