import { placeOfFault } from '@wigwag/content';
import { type GameRecord, type ReadRecord, readRecord, writeRecord } from '@wigwag/kernel';

/** What somebody left on a shelf: the text as it is kept, and the record in it or what is wrong with it. */
export type Left = { readonly text: string } & ReadRecord;

/** Where a game in the page is kept between visits. A browser that keeps nothing is no reason to stop. */
export class Shelf {
  private readonly key: string;

  constructor(key: string) {
    this.key = `wigwag.${key}`;
  }

  /** Undefined: nothing is kept here. */
  read(): Left | undefined {
    const text = this.text();
    return text === null ? undefined : { text, ...readRecord(text, placeOfFault) };
  }

  private text(): string | null {
    try {
      return localStorage.getItem(this.key);
    } catch {
      // A forbidden storage keeps nothing.
      return null;
    }
  }

  /** Was it kept? A full or forbidden storage is no reason to stop: the game goes on, and the player is told. */
  write(record: GameRecord): boolean {
    try {
      localStorage.setItem(this.key, writeRecord(record));
      return true;
    } catch {
      return false;
    }
  }

  clear(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept, nothing is lost.
    }
  }
}

/** Is it a game that somebody would miss? One that cannot be read may be. */
export const isBegun = (left: Left | undefined): left is Left =>
  left !== undefined && ('problem' in left || left.record.decisions.length > 0);

/** Has somebody left a game of the scenario here? */
export const isLeft = (scenario: string): boolean => isBegun(new Shelf(scenario).read());

/** For a game of a few minutes, which begins anew at the next visit. */
export const FORGETFUL: Pick<Shelf, 'write' | 'clear'> = { write: () => true, clear: () => undefined };
