import type { Computer } from '@wigwag/protocol';
import { keyFor, type Translate } from '@wigwag/words';

interface Seated {
  readonly name?: string | undefined;
  readonly computer?: Computer | undefined;
}

/** Who sits there, as the reader calls him; `empty`: what is said of a chair that nobody has. */
export function seatSaid(t: Translate, seat: Seated | undefined, empty = t('online.nobody')): string {
  if (seat?.computer === undefined) return seat?.name ?? empty;
  return t('online.computer', { level: t(keyFor('gcacw.commander.level', seat.computer.level)) });
}
