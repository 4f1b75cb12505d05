import { type GameRecord, readRecord, writeRecord } from '@wigwag/kernel';

/** Where a game in the page is kept between visits. A browser that keeps nothing is no reason to stop. */
export class Shelf {
  private readonly key: string;

  constructor(key: string) {
    this.key = `wigwag.${key}`;
  }

  read(): GameRecord | undefined {
    try {
      const text = localStorage.getItem(this.key);
      if (text === null) return undefined;
      const read = readRecord(text);
      return 'record' in read ? read.record : undefined;
    } catch {
      return undefined;
    }
  }

  write(record: GameRecord): void {
    try {
      localStorage.setItem(this.key, writeRecord(record));
    } catch {
      // A full or forbidden storage: the game goes on, unsaved.
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

/** Has somebody left a game of the scenario here? */
export const isLeft = (scenario: string): boolean => (new Shelf(scenario).read()?.decisions.length ?? 0) > 0;

/** For a game of a few minutes, which begins anew at the next visit. */
export const FORGETFUL: Pick<Shelf, 'read' | 'write' | 'clear'> = {
  read: () => undefined,
  write: () => undefined,
  clear: () => undefined,
};
