import { type Action, actionsOf, type Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';

const known = new WeakMap<readonly Told<Gcacw>[], readonly Action[]>();

/** The actions of a log that is only looked at, read once: the log, the card, the dice and the replay all ask for them. */
export function actionsIn(log: readonly Told<Gcacw>[]): readonly Action[] {
  const found = known.get(log) ?? actionsOf(log);
  known.set(log, found);
  return found;
}
