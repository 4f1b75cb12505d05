import { type GameRecord, writeRecord } from '@wigwag/kernel';

const turnIn = ({ snapshot }: GameRecord): number | undefined => {
  const { turn } = snapshot.board as { readonly turn?: unknown };
  return typeof turn === 'number' ? turn : undefined;
};

export const fileNameOf = (scenario: string, turn: number | undefined): string =>
  `${scenario}${turn === undefined ? '' : `-turn-${turn}`}.wigwag.json`;

/** Milliseconds. */
const FETCHED_AFTER = 60_000;

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch what they save only after the click.
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_AFTER);
}

/** A game as a file that every Wigwag opens and `wigwag replay` reads. */
export const saveGame = (scenario: string, record: GameRecord): void =>
  download(fileNameOf(scenario, turnIn(record)), writeRecord(record));

/** What a shelf keeps, letter by letter, readable or not. */
export const saveText = (scenario: string, text: string, record: GameRecord | undefined): void =>
  download(fileNameOf(scenario, record && turnIn(record)), text);
