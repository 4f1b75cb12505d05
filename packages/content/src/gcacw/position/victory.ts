import { NotationError } from './notationError.ts';

type Fields = Record<string, unknown>;

/** Where no degrees are given, more points win. */
const MORE_POINTS: readonly Fields[] = ['union', 'confederate'].map(winner => ({ winner, by: 1, degree: 'marginal' }));

/** Victory conditions, exits and special turns as the files have them. */
export class Conditions {
  readonly exits: Record<string, Fields> = {};
  readonly turnRules: Fields[] = [];
  readonly victory: Record<string, Fields> = {};
  readonly suddenDeath: Record<string, Fields> = {};
  readonly degrees: Fields[] = [];

  /** Only the sections that something was written for. */
  sections(): Fields {
    const plain = Object.keys(this.victory).length > 0 && this.degrees.length === 0 ? { degrees: MORE_POINTS } : {};
    const filled = Object.entries(this).filter(([, section]) => Object.keys(section).length > 0);
    return { ...Object.fromEntries(filled), ...plain };
  }
}

const LISTS = ['arms', 'sizes', 'crossings', 'skip', 'units'];

const valueIn = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text);

/** Hexes, hexsides, name=value, flags. */
function fieldsOf(words: readonly string[]): Fields {
  const fields: Fields = {};
  const add = (name: string, item: string): void => {
    fields[name] = [...((fields[name] as string[] | undefined) ?? []), item];
  };
  for (const word of words) {
    const [name = '', value] = word.split('=');
    if (/^\d{4}$/.test(word)) add('hexes', word);
    else if (/^\d{4}-\d{4}$/.test(word)) add('hexsides', word);
    else if (value === undefined) fields[name] = true;
    else fields[name] = LISTS.includes(name) ? value.split(',') : valueIn(value);
  }
  return fields;
}

function put(section: Record<string, Fields>, prefix: string, fields: Fields): void {
  const { id = `${prefix}-${Object.keys(section).length + 1}`, ...rest } = fields;
  section[String(id)] = rest;
}

const READERS: Readonly<Record<string, (to: Conditions, words: readonly string[]) => void>> = {
  exit: (to, [side, ...words]) => put(to.exits, 'exit', { for: side, ...fieldsOf(words) }),
  turn: (to, [turn, ...words]) => void to.turnRules.push({ turn: Number(turn), ...fieldsOf(words) }),
  victory: (to, [side, kind, points, ...words]) =>
    put(to.victory, String(kind), { for: side, kind, points: Number(points), ...fieldsOf(words) }),
  sudden: (to, [side, ...words]) => put(to.suddenDeath, 'sudden', { for: side, ...fieldsOf(words) }),
  degree: (to, [winner, by, degree]) => void to.degrees.push({ winner, by: Number(by), degree }),
};

export const isConditionWord = (word: string): boolean => Object.hasOwn(READERS, word);

export function readCondition(conditions: Conditions, word: string, rest: readonly string[], line: number): void {
  const read = READERS[word];
  if (read === undefined || rest.length === 0) throw new NotationError(line, 'unknown-line', word);
  read(conditions, rest);
}
