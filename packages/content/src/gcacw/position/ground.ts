import { CROSSINGS, PLACES, SIDES, WATERS, WAYS } from '@wigwag/gcacw';
import { NotationError } from './notationError.ts';

type Fields = Record<string, unknown>;

/** Hexes and hexsides as a map file has them, and the line that first spoke of each. */
export class Ground {
  readonly hexes: Record<string, Fields> = {};
  readonly hexsides: Record<string, Fields> = {};
  readonly lines = new Map<string, number>();

  hex(name: string, line: number): Fields {
    this.lines.set(`hexes.${name}`, this.lines.get(`hexes.${name}`) ?? line);
    this.hexes[name] ??= {};
    return this.hexes[name];
  }

  hexside(a: string, b: string, line: number): Fields {
    const name = a < b ? `${a}-${b}` : `${b}-${a}`;
    this.lines.set(`hexsides.${name}`, this.lines.get(`hexsides.${name}`) ?? line);
    this.hexsides[name] ??= {};
    return this.hexsides[name];
  }
}

const includes = (known: readonly string[], word: string): boolean => known.includes(word);

export const isGroundWord = (word: string): boolean =>
  [WAYS, WATERS, CROSSINGS, PLACES].some(known => includes(known, word)) ||
  ['ridge', 'station', 'landing', 'redoubt', 'unfinished', 'indestructible', 'fordRemains'].includes(word);

/** One line: what it is, then where: 0101-0201-0301 is a chain, 0101 0201 | 0102 0202 are the two banks. */
export function readGround(ground: Ground, word: string, where: readonly string[], line: number): void {
  if (includes(WAYS, word)) forSteps(where, line, (a, b) => addWay(ground.hexside(a, b, line), word));
  else if (includes(WATERS, word))
    forBanks(where, line, (a, b) => Object.assign(ground.hexside(a, b, line), { water: word }));
  else if (includes(CROSSINGS, word))
    forSteps(where, line, (a, b) => Object.assign(ground.hexside(a, b, line), { crossing: word }));
  else if (word === 'ridge') forBanks(where, line, (a, b) => Object.assign(ground.hexside(a, b, line), { ridge: a }));
  else if (['unfinished', 'indestructible', 'fordRemains'].includes(word))
    forSteps(where, line, (a, b) => Object.assign(ground.hexside(a, b, line), { [word]: true }));
  else readFeature(ground, word, where, line);
}

function readFeature(ground: Ground, word: string, [hex, ...rest]: readonly string[], line: number): void {
  if (hex === undefined) throw new NotationError(line, 'no-hex', word);
  const fields = ground.hex(hex, line);
  if (word === 'redoubt') Object.assign(fields, { redoubt: redoubtFrom(rest) });
  else if (word === 'station' || word === 'landing') Object.assign(fields, { [word]: true });
  else Object.assign(fields, { place: word });
  if (word !== 'redoubt' && rest.length > 0) Object.assign(fields, { name: rest.join(' ') });
}

/** `confederate from1862 until1863`; no side: both. */
function redoubtFrom(words: readonly string[]): Fields {
  const years = words.flatMap(word => [...word.matchAll(/^(from|until)(\d{4})$/g)]);
  const sides = words.filter(word => !years.some(([year]) => year === word));
  const span = Object.fromEntries(years.map(([, name, year]) => [name, Number(year)]));
  return { for: sides.length === 0 ? [...SIDES] : sides, ...span };
}

function addWay(hexside: Fields, way: string): void {
  const ways = Array.isArray(hexside.ways) ? hexside.ways : [];
  hexside.ways = ways.includes(way) ? ways : [...ways, way];
}

function forSteps(chains: readonly string[], line: number, each: (a: string, b: string) => void): void {
  for (const chain of chains) {
    const hexes = chain.split('-');
    if (hexes.length < 2) throw new NotationError(line, 'no-chain', chain);
    hexes.forEach((hex, index) => {
      const before = hexes[index - 1];
      if (before !== undefined) each(before, hex);
    });
  }
}

/** Every adjacent pair with one hex on each bank. */
function forBanks(where: readonly string[], line: number, each: (a: string, b: string) => void): void {
  const bar = where.indexOf('|');
  const [left, right] = [where.slice(0, bar), where.slice(bar + 1)];
  if (bar < 0 || left.length === 0 || right.length === 0) throw new NotationError(line, 'no-banks', where.join(' '));
  const pairs = left.flatMap(a => right.filter(b => areAdjacent(a, b)).map(b => [a, b] as const));
  if (pairs.length === 0) throw new NotationError(line, 'banks-apart', where.join(' '));
  for (const [a, b] of pairs) each(a, b);
}

function areAdjacent(a: string, b: string): boolean {
  const [columnA, heightA] = halfRows(a);
  const [columnB, heightB] = halfRows(b);
  const across = Math.abs(columnA - columnB);
  return across <= 1 && Math.abs(heightA - heightB) === 2 - across;
}

/** Column, and height in half hexes: even columns lie half a hex lower. */
function halfRows(name: string): readonly [number, number] {
  const column = Number(name.slice(0, 2));
  return [column, 2 * Number(name.slice(2)) + (column % 2 === 0 ? 1 : 0)];
}
