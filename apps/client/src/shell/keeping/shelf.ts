import { placeOfFault } from '@wigwag/content/json';
import { type Entry, headerLine, type LogHeader, LogLines, type ReadSaved, readSaved } from '@wigwag/host';

/** What somebody left on a shelf: the text as it is kept, and the game in it or what is wrong with it. */
export type Left = { readonly text: string } & ReadSaved;

/** Where a game in the page is kept while it is played. */
export interface Keeper {
  /** One entry more; was it kept? The header is asked for when there is none yet. */
  append(header: () => LogHeader, entry: Entry): boolean;
  /** All of a game; was it kept? */
  write(header: LogHeader, entries: readonly Entry[]): boolean;
  clear(): void;
}

/** A place in the browser, for between visits. A browser that keeps nothing is no reason to stop. */
export class Shelf implements Keeper {
  private readonly key: string;
  /** The log as it is kept. */
  private text = '';
  private lines: LogLines | undefined;
  /** What lay on the shelf when it was last looked at from here; undefined: it never was. */
  private known: string | null | undefined;

  constructor(key: string) {
    this.key = `wigwag.${key}`;
  }

  /** Undefined: nothing is kept here. */
  read(): Left | undefined {
    const text = this.kept();
    this.known = text;
    return text === null ? undefined : { text, ...readSaved(text, placeOfFault) };
  }

  append(header: () => LogHeader, entry: Entry): boolean {
    if (this.lines === undefined) {
      this.text = headerLine(header());
      this.lines = new LogLines(header());
    }
    this.text += this.lines.line(entry);
    return !this.isOthers() && this.store();
  }

  write(header: LogHeader, entries: readonly Entry[]): boolean {
    const lines = new LogLines(header);
    this.text = headerLine(header) + entries.map(entry => lines.line(entry)).join('');
    this.lines = lines;
    return this.store();
  }

  clear(): void {
    this.text = '';
    this.lines = undefined;
    this.known = null;
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept, nothing is lost.
    }
  }

  private kept(): string | null {
    try {
      return localStorage.getItem(this.key);
    } catch {
      // A forbidden storage keeps nothing.
      return null;
    }
  }

  /** Has another page, or an older one that was gone back from, put its game here since? It is not written over. */
  private isOthers(): boolean {
    const kept = this.kept();
    return this.known !== undefined && kept !== null && kept !== this.known;
  }

  /** A full or forbidden storage is no reason to stop: the game goes on, and the player is told. */
  private store(): boolean {
    try {
      localStorage.setItem(this.key, this.text);
      this.known = this.text;
      return true;
    } catch {
      return false;
    }
  }
}

/** Is it a game that somebody would miss? One that cannot be read may be. */
export const isBegun = (left: Left | undefined): left is Left =>
  left !== undefined && ('problem' in left || left.saved.decisions.length > 0);

/** Has somebody left a game there? */
export const isLeft = (key: string): boolean => isBegun(new Shelf(key).read());

/** For a game of a few minutes, which begins from the start at the next visit. */
export const FORGETFUL: Keeper = { append: () => true, write: () => true, clear: () => undefined };
