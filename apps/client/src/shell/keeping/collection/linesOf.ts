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
