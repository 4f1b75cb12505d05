import { placeOfFault } from '@wigwag/content/json';
import { entryLine, headerLine, type ReadSaved, readSaved } from '@wigwag/host';
import type { Keeper } from '../../../shell/keeping/shelf.ts';

/** A keeper that keeps what is given to it, as long as the test runs. */
export interface MemoryKeeper extends Keeper {
  /** Undefined: nothing was kept. */
  saved(): Extract<ReadSaved, { saved: unknown }>['saved'] | undefined;
}

export function memoryKeeper(): MemoryKeeper {
  let text = '';
  return {
    saved: () => {
      if (text === '') return undefined;
      const read = readSaved(text, placeOfFault);
      if ('problem' in read) throw new Error(JSON.stringify(read.problem));
      return read.saved;
    },
    append: (header, entry) => {
      text = (text === '' ? headerLine(header()) : text) + entryLine(entry);
      return true;
    },
    write: (header, entries) => {
      text = headerLine(header) + entries.map(entryLine).join('');
      return true;
    },
    clear: () => {
      text = '';
    },
  };
}
