/** The widths of the sans serif's letters, in parts of their size. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["iljI|.,’' ", 0.28],
  ['frt()/', 0.38],
  ['mwMW', 0.9],
  ['ABCDGHKNOPQRUVXY&', 0.7],
];
const USUAL = 0.6;

const widths = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map(letter => [letter, width] as const)));

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? USUAL), 0) * size;

/** Letters narrower than this part of their width cannot be read at the first look. */
const NARROWEST = 0.56;

/** As people shorten names: after a consonant. */
const endsWell = (text: string): boolean => /[^aeiouyąęó\s.-]$/i.test(text);

/** As much of the text as can be read in its room: whole, or shortened with a full stop. */
function shortened(text: string, size: number, room: number): string {
  const fits = (each: string): boolean => widthOf(each, size) * NARROWEST <= room;
  if (fits(text)) return text;
  const beginnings = Array.from(text, (_, end) => text.slice(0, end)).filter(endsWell);
  return `${beginnings.findLast(beginning => fits(`${beginning}.`)) ?? text.slice(0, 1)}.`;
}

interface Lettering {
  readonly children: string;
  readonly textLength?: number;
  readonly lengthAdjust?: 'spacingAndGlyphs';
}

/** A text in its room: drawn narrower where it would run out of it, shortened where it could not be read then. */
export function fitted(text: string, size: number, room: number): Lettering {
  const children = shortened(text, size, room);
  if (widthOf(children, size) <= room) return { children };
  return { children, textLength: room, lengthAdjust: 'spacingAndGlyphs' };
}
