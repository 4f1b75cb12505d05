/** A text with ordinary spaces, so that tests may quote it as it is typed. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
