import { type PastAsked, type Report, reporting } from '@wigwag/gcacw';
import type { Sitting } from '../room.ts';

/** Milliseconds of work after which the page may draw and answer. */
const SLICE = 16;

const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

interface Patience {
  tell(asked: PastAsked): void;
  readonly signal: AbortSignal;
}

/** Reads the game as it is seen from here, piece by piece. Undefined: it was stopped, or the game has gone on meanwhile. */
export async function reckon(
  sitting: Pick<Sitting, 'view' | 'past'>,
  { tell, signal }: Patience,
): Promise<Report | undefined> {
  const { log, game, eyes } = sitting.view();
  const isSame = (): boolean => {
    const now = sitting.view();
    return now.log === log && now.eyes === eyes && now.curtain === undefined;
  };
  const work = reporting(log, game);
  let until = performance.now() + SLICE;
  let step = work.next();
  while (step.done !== true) {
    const { value } = step;
    const past = await sitting.past(value.lines);
    if (performance.now() >= until) {
      tell(value);
      await rest();
      until = performance.now() + SLICE;
    }
    if (signal.aborted || !isSame()) return undefined;
    step = work.next(past);
  }
  return step.value;
}
