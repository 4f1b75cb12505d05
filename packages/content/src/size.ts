import type { Notebook, Spot } from './source.ts';

/** What is read in about a second; the largest map of the program has a quarter of the characters and two fifths of the marks. */
const MOST = { characters: 1_000_000, marks: 100_000 } as const;

/** Every entry of a file has one of these, or begins a line. */
const MARK = /[\n,:[{?-]/g;

function placeAt(text: string, offset: number): Spot {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** Where there is one mark too many. */
function offsetPastMarks(text: string): number | undefined {
  let left: number = MOST.marks;
  for (const { index } of text.matchAll(MARK)) {
    left -= 1;
    if (left < 0) return index;
  }
  return undefined;
}

/** A file that is too large is refused before any work is done on it: that work may grow faster than the file. */
export function checkSize(text: string, notes: Notebook): void {
  if (text.length > MOST.characters) {
    notes.at(placeAt(text, MOST.characters), [], 'file-too-long', { maximum: MOST.characters });
    return;
  }
  const offset = offsetPastMarks(text);
  if (offset !== undefined) notes.at(placeAt(text, offset), [], 'too-many-entries', { maximum: MOST.marks });
}
