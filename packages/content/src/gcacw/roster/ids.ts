const LONGEST_ID = 60;

/** 'A.P. Hill' is 'a-p-hill'; what has no letter gets one, for ids need it. */
export function idOf(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');
  if (plain === '') return otherwise;
  return /[a-z]/.test(plain) ? plain : `${otherwise}-${plain}`;
}

/** Ids, each given once. */
export class Ids {
  readonly #given = new Set<string>();
  /** The last number that was added to an id: the next search goes on from there. */
  readonly #numbers = new Map<string, number>();

  /** The id itself, else with the first of the words that makes it new, else with a number. */
  give(id: string, words: readonly string[] = []): string {
    const told = [id, ...words.filter(word => word !== '').map(word => `${id}-${word}`)];
    const free = told.find(each => !this.#given.has(each)) ?? this.#numbered(id);
    this.#given.add(free);
    return free;
  }

  #numbered(id: string): string {
    let number = (this.#numbers.get(id) ?? 1) + 1;
    while (this.#given.has(`${id}-${number}`)) number += 1;
    this.#numbers.set(id, number);
    return `${id}-${number}`;
  }
}
