import { placeOfFault } from '@wigwag/content/json';
import { type ReadSaved, readSaved } from '@wigwag/host';
import { readText } from './readGame.ts';

/** Letters: so much is read in a moment. */
const SMALL = 250_000;

/** Reads a game that is kept; a large one in another thread. */
export async function readKept(text: string): Promise<ReadSaved> {
  const read = text.length > SMALL ? await readText(text).done : undefined;
  if (read !== undefined && 'saved' in read) return read;
  if (read?.fault.kind === 'record') return read.fault;
  return readSaved(text, placeOfFault);
}
