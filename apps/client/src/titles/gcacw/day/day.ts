import type { Action, Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import type { Mattering } from '../battle/mattering.ts';

/** A turn that is over. What is told of it stands in the log, up to and with the line that begins the next one. */
export interface Day {
  readonly turn: number;
  readonly line: number;
}

const turnBegunIn = ({ events }: Told<Gcacw>): number | undefined => {
  const begun = events.findLast(({ type }) => type === 'turnBegan');
  return begun?.type === 'turnBegan' ? begun.turn : undefined;
};

/** The turn that ended when the one of that number began; without a number, the last that ended. */
export function dayIn(log: readonly Told<Gcacw>[], next?: number): Day | undefined {
  const line = log.findLastIndex(told => {
    const begun = turnBegunIn(told);
    return begun !== undefined && begun > 1 && (next === undefined || begun === next);
  });
  const turn = log[line] && turnBegunIn(log[line]);
  return turn === undefined ? undefined : { turn: turn - 1, line };
}

/** The turn whose card an action opens: that which its Recovery Phase ended, or the one before it as it begins. */
export function dayOfAction(log: readonly Told<Gcacw>[], { kind, phase, turn, parts }: Action): Day | undefined {
  if (kind !== 'phase') return undefined;
  if (phase === 'recovery') return dayIn(log, turn + 1);
  const begins = parts.some(({ events }) => events.some(({ type }) => type === 'turnBegan'));
  return begins ? dayIn(log, turn) : undefined;
}

/** What is still to be read of a turn that ended: it stays until it is put away or a roll after it leaves a card. */
export function dayHere(
  log: readonly Told<Gcacw>[],
  read: readonly Told<Gcacw>[],
  later: Pick<Mattering, 'line'> | undefined,
): Day | undefined {
  const day = dayIn(log);
  if (day === undefined || (later !== undefined && later.line > day.line)) return undefined;
  return read.some(told => told === log[day.line]) ? undefined : day;
}
