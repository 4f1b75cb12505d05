import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import type { View } from '../view.ts';

type Looked<T extends Vocabulary> = Pick<View<T>, 'log' | 'eyes' | 'isApart' | 'isFollowing' | 'curtain'>;

const isOthers = <T extends Vocabulary>({ by }: Told<T>, eyes: T['side']): boolean =>
  by !== eyes && by !== 'table' && by !== 'referee';

/** The line after the last decision of whoever looks. */
export const afterOwn = <T extends Vocabulary>({ log, eyes }: Looked<T>): number =>
  log.findLastIndex(({ by }) => by === eyes) + 1;

/**
 * The place of the first line that another side has added, and that there is something to see of, since so many were shown
 * here; undefined: there is none, or it was done before everybody's eyes.
 */
export function firstUnseen<T extends Vocabulary>(
  view: Looked<T>,
  shown: number | undefined,
  paceOf: (told: Told<T>) => number,
): number | undefined {
  const { log, eyes, isApart, isFollowing, curtain } = view;
  if (!isApart || isFollowing || curtain !== undefined) return undefined;
  const from = Math.max(1, shown ?? afterOwn(view));
  const first = log.findIndex((told, index) => index >= from && isOthers(told, eyes) && paceOf(told) > 0);
  return first < 0 ? undefined : first;
}

/** So many lines are shown at first: all that nothing is seen of on the board, but nothing of what is held back. */
export const firstShown = (from: number, heldAfter: number | undefined): number => Math.min(from, heldAfter ?? from);

/** Did anything happen since the last decision of whoever looks? Dice that fell meanwhile are something, also if no other side did anything. */
export function hasHappened<T extends Vocabulary>(view: Looked<T>, paceOf: (told: Told<T>) => number): boolean {
  const { log, eyes, isApart, isFollowing, curtain } = view;
  if (firstUnseen(view, undefined, paceOf) !== undefined) return true;
  if (!isApart || isFollowing || curtain !== undefined) return false;
  const from = afterOwn(view);
  return from > 0 && log.slice(from).some(({ by, rolled }) => by !== eyes && rolled.length > 0);
}

/** Milliseconds at most: nobody waits long for what can be read in the log. */
const LONGEST = 4000;

/** By how much the lines from there on have to be played faster. */
export function haste<T extends Vocabulary>(
  log: readonly Told<T>[],
  from: number,
  paceOf: (told: Told<T>) => number,
): number {
  const whole = log.slice(from).reduce((sum, told) => sum + paceOf(told), 0);
  return Math.max(1, whole / LONGEST);
}
