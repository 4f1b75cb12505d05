/** Two words of 32 bits: equal positions have equal words, and different ones almost never. */
export interface Words {
  low: number;
  high: number;
}

const known = new Map<string, number>();

/** A text as a word; each is read once. */
function textWord(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  let word = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  known.set(text, word);
  return word;
}

/** Every bit of the one number tells in every bit of the other. */
export function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

const NONE = 0x6b43a9b5;

/** Plain data as a word. Fields count whatever their order, and one that is undefined is not there. */
function wordOf(value: unknown): number {
  if (typeof value === 'number') return value | 0;
  if (typeof value === 'string') return textWord(value);
  if (typeof value === 'boolean') return value ? 0x2545f491 : 0x9e3779b1;
  if (Array.isArray(value)) {
    let word = value.length;
    for (const each of value) word = mixed(Math.imul(word, 31) + wordOf(each));
    return word;
  }
  if (typeof value !== 'object' || value === null) return NONE;
  const words = { low: 0, high: 0 };
  addFields(words, value, 0);
  return words.low;
}

/** One thing more, at its place. */
export function add(to: Words, place: number, word: number): void {
  const at = mixed(place + 0x9e3779b9);
  to.low = (to.low + mixed(at ^ word)) | 0;
  to.high = (to.high + mixed(Math.imul(at, 0x27d4eb2f) + Math.imul(word, 0x165667b1))) | 0;
}

/** The same thing less. */
export function take(from: Words, place: number, word: number): void {
  const less = { low: 0, high: 0 };
  add(less, place, word);
  from.low = (from.low - less.low) | 0;
  from.high = (from.high - less.high) | 0;
}

/** The fields of an object, which stands at a place of its own. */
export function addFields(to: Words, object: object, place: number): void {
  for (const name in object) {
    const value = (object as Record<string, unknown>)[name];
    if (value !== undefined) add(to, mixed(place) ^ textWord(name), wordOf(value));
  }
}

export const addValue = (to: Words, name: string, value: unknown): void => add(to, textWord(name), wordOf(value));
