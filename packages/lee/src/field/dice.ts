import { holds, type Modifier, type ModifierRow, modifiersOf } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { Character } from '../data/army.ts';
import type { Book } from '../data/book.ts';
import type { Battlefield } from './battlefields.ts';

/** What one side throws for. Without a commander-in-chief nobody's character helps. */
export interface Throw {
  readonly turn: number;
  readonly field: Battlefield;
  readonly character: Character | undefined;
  readonly forcedMarch: boolean;
}

const FORCED_MARCH = 4;

const pair =
  (field: Battlefield, character: Character, dice: number) =>
  (_book: Book, thrown: Throw): number =>
    thrown.field === field && thrown.character === character ? dice : 0;

/** An aggressive commander on a defensive field and a cautious one on an offensive field add nothing: they have no row. */
const BONUS_DICE: readonly ModifierRow<ClauseId, [Book, Throw]>[] = [
  ['13.8/bonus-defensive-cautious', pair('defensive', 'cautious', 2)],
  ['13.8/bonus-defensive-neutral', pair('defensive', 'neutral', 1)],
  ['13.8/bonus-neutral-cautious', pair('neutral', 'cautious', 1)],
  ['13.8/bonus-neutral-neutral', pair('neutral', 'neutral', 2)],
  ['13.8/bonus-neutral-aggressive', pair('neutral', 'aggressive', 1)],
  ['13.8/bonus-offensive-neutral', pair('offensive', 'neutral', 1)],
  // printed as 1, and perhaps misprinted, so it is data.
  [
    '13.8/bonus-offensive-aggressive',
    (book, thrown) => pair('offensive', 'aggressive', book.offensiveAggressive.value)(book, thrown),
  ],
  ['13.8/forced-march-dice', (_book, { forcedMarch }) => (forcedMarch ? FORCED_MARCH : 0)],
];

/** Dice that are added to those that everybody throws: only in the first initiative roll, which is this one. */
export const bonusRows = (book: Book, thrown: Throw): readonly Modifier<ClauseId>[] =>
  holds('13.8/bonus-first-roll-only', thrown.turn > 1) ? [] : modifiersOf(BONUS_DICE, book, thrown);

export const bonusDice = (book: Book, thrown: Throw): number =>
  bonusRows(book, thrown).reduce((sum, { value }) => sum + value, 0);

/** There is always a die, or nobody could ever win. */
export const diceThrown = (book: Book, thrown: Throw): number =>
  Math.max(1, book.initiative.value.baseDice + bonusDice(book, thrown));

export const successesOf = (book: Book, faces: readonly number[]): number =>
  faces.filter(face => face >= book.initiative.value.successOn).length;
