/** Corps have Roman numbers. None is above XXXIX: L is Longstreet's, and no fifty. */
const NUMBER = /^X{0,3}(IX|IV|V?I{0,3})$/;
const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** IX: 9. A digit before a larger one is taken off. */
function numberIn(roman: string): number {
  const digits = [...roman].map(letter => DIGITS[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

type Compare = (a: string, b: string) => number;

function comparePart(a: string, b: string, compare: Compare): number {
  const numbered = [NUMBER.test(a), NUMBER.test(b)];
  if (numbered.every(Boolean)) return numberIn(a) - numberIn(b);
  return numbered.some(Boolean) ? Number(numbered[1]) - Number(numbered[0]) : compare(a, b);
}

/** From the larger formation to the smaller: 1-V, division 1 of V, as V, 1. */
const partsOf = (designation: string): string[] => designation.split('-').reverse();

/** Numbered commands by their numbers, then the others by name; a corps before its divisions. */
export function compareDesignations(one: string, other: string, compare: Compare): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const found = a.map((part, at) => (b[at] === undefined ? 1 : comparePart(part, b[at], compare)));
  return found.find(order => order !== 0) ?? a.length - b.length;
}

/** The corps that a designation belongs to: its own, if a corps goes by the whole of it (II-AP), else what a division is part of. */
export const corpsIn = (designation: string, corps: ReadonlySet<string>): string =>
  corps.has(designation) ? designation : (partsOf(designation)[0] ?? designation);
