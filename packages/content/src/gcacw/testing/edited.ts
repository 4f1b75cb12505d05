/** A text with pieces exchanged; each must be there. */
export function edited(text: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`not in the text: ${from}`);
    return before.replace(from, () => to);
  }, text);
}
