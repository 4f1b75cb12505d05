import { placeOfFault } from '@wigwag/content/json';
import { type ReadSaved, readSaved } from '@wigwag/host';
import type { Keeper } from '../../../shell/keeping/keeper.ts';
import { LogWriter } from '../../../shell/keeping/lines.ts';

/** A keeper that keeps what is given to it, as long as the test runs. */
export interface MemoryKeeper extends Keeper {
  /** Undefined: nothing was kept. */
  saved(): Extract<ReadSaved, { saved: unknown }>['saved'] | undefined;
}

export function memoryKeeper(): MemoryKeeper {
  let lines: string[] = [];
  let log = new LogWriter();
  const keeper: MemoryKeeper = {
    saved: () => {
      if (lines.length === 0) return undefined;
      const read = readSaved(lines.join(''), placeOfFault);
      if ('problem' in read) throw new Error(JSON.stringify(read.problem));
      return read.saved;
    },
    keeping: 'kept',
    isPlaying: true,
    get isEmpty() {
      return lines.length === 0;
    },
    append: (entry, game) => {
      lines.push(...log.linesOf(() => game.header(), entry));
    },
    seat: () => undefined,
    subscribe: () => () => undefined,
    playHere: async () => undefined,
    another: memoryKeeper,
    instead: () => {
      lines = [];
      log = new LogWriter();
      return keeper;
    },
  };
  return keeper;
}
