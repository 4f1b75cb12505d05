import { type ReadSaved, readSaved } from '@wigwag/host';
import { readQuietly } from '../shell/keeping/readQuietly.ts';
import { readText } from './readGame.ts';

/** Letters: so much is read in a moment. */
const SMALL = 250_000;

/** Reads a game that is kept; a large one in another thread. */
export async function readKept(text: string): Promise<ReadSaved> {
  const read = text.length > SMALL ? await readText(text).done : undefined;
  if (read !== undefined && 'saved' in read) return read;
  if (read?.fault.kind === 'record') return read.fault;
  const small = readQuietly(text);
  if ('saved' in small) return small;
  // Whoever is told of a fault is told where it is; what finds the place is fetched only then.
  const { placeOfFault } = await import('@wigwag/content/json');
  return readSaved(text, placeOfFault);
}
