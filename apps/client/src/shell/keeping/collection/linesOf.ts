import { COLLECTION_FORMAT } from './format.ts';

const FIRST = `{"format":"${COLLECTION_FORMAT.split(' ')[0]} `;

/** Does it begin as a file of games does, of this version or another? */
export const isFileOfGames = async (file: Blob): Promise<boolean> =>
  (await file
    .slice(0, FIRST.length)
    .text()
    .catch(() => '')) === FIRST;

/** A text is read piece by piece, so that a large file is never held as a whole. A line longer than `most` ends it. */
export async function* linesOf(file: Blob, most: number): AsyncGenerator<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const pieces = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = pieces.pop() ?? '';
      yield* pieces;
      if (rest.length > most) return;
    }
    rest += decoder.decode();
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel();
  }
}
