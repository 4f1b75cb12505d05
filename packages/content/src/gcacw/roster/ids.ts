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

/** The id itself, else with the first of the words that makes it new, else with a number. */
export function freeId(id: string, words: readonly string[], taken: ReadonlySet<string>): string {
  const told = [id, ...words.filter(word => word !== '').map(word => `${id}-${word}`)].find(each => !taken.has(each));
  if (told !== undefined) return told;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
