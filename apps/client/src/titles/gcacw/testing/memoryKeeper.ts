import { placeOfFault } from '@wigwag/content/json';
import { headerLine, LogLines, type ReadSaved, readSaved } from '@wigwag/host';
import type { Keeper } from '../../../shell/keeping/shelf.ts';

/** A keeper that keeps what is given to it, as long as the test runs. */
export interface MemoryKeeper extends Keeper {
  /** Undefined: nothing was kept. */
  saved(): Extract<ReadSaved, { saved: unknown }>['saved'] | undefined;
}

export function memoryKeeper(): MemoryKeeper {
  let text = '';
  let lines: LogLines | undefined;
  return {
    saved: () => {
      if (text === '') return undefined;
      const read = readSaved(text, placeOfFault);
      if ('problem' in read) throw new Error(JSON.stringify(read.problem));
      return read.saved;
    },
    append: (header, entry) => {
      if (lines === undefined) {
        text = headerLine(header());
        lines = new LogLines(header());
      }
      text += lines.line(entry);
      return true;
    },
    write: (header, entries) => {
      const written = new LogLines(header);
      text = headerLine(header) + entries.map(entry => written.line(entry)).join('');
      lines = written;
      return true;
    },
    clear: () => {
      text = '';
      lines = undefined;
    },
  };
}
