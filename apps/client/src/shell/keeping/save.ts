import { type GameRecord, writeRecord } from '@wigwag/kernel';
import { signedHere } from './signing.ts';

/** Milliseconds. */
const FETCHED_AFTER = 60_000;

const download = (name: string, text: string): void =>
  saveBlob(`${name}.wigwag.json`, new Blob([text], { type: 'application/json' }));

export function saveBlob(file: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  // Some browsers fetch what they save only after the click.
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_AFTER);
}

/** A game as a file that every Wigwag opens and `wigwag replay` reads. */
export const saveGame = async (name: string, record: GameRecord): Promise<void> =>
  download(name, writeRecord(await signedHere(record)));

/** What a shelf keeps, letter by letter, readable or not. */
export const saveText = (name: string, text: string): void => download(name, text);
