import type { Told } from '@wigwag/host';
import type { Ready, Vocabulary } from '@wigwag/kernel';
import type { Sitting } from '../view.ts';

/** Whoever goes to and fro finds so many moments again. */
const REMEMBERED = 48;

const remembered = new Map<Told<Vocabulary>, Ready<Vocabulary>>();

/** The game as it was when the log had so many lines. A line that was taken back and told again is another line. */
export async function lookBack<T extends Vocabulary>(
  sitting: Pick<Sitting<T>, 'past'>,
  log: readonly Told<T>[],
  lines: number,
): Promise<Ready<T> | undefined> {
  const last = log[lines - 1] as Told<Vocabulary> | undefined;
  if (last === undefined) return undefined;
  const known = remembered.get(last);
  const game = known ?? ((await sitting.past(lines)) as Ready<Vocabulary> | undefined);
  remembered.delete(last);
  if (game !== undefined) remembered.set(last, game);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return game as Ready<T> | undefined;
}
