import { isTime } from '../keptGame.ts';
import { type AboutGame, COLLECTION_FORMAT, type GameLine, hashOfAll, hashOfGame, type Packed } from './format.ts';

/** Why a game in a file cannot be taken over. */
export type Damage =
  /** What is said about it cannot be read. */
  | 'unreadable'
  /** Lines are missing: the file was cut off, or another game begins too soon. */
  | 'incomplete'
  /** It was changed after it was saved. */
  | 'changed'
  | 'too-large';

/** What a file of games holds, in its order. */
export type Found =
  /** `line`: where it begins, counted from 1. */
  | { readonly kind: 'game'; readonly packed: Packed; readonly bytes: number; readonly line: number }
  | { readonly kind: 'damaged'; readonly damage: Damage; readonly line: number; readonly name?: string }
  /** The first line is not that of a file of games. */
  | { readonly kind: 'other'; readonly format?: string }
  /** The last line is missing, or it vouches for other games. */
  | { readonly kind: 'torn' };

const GAME = '{"game":';
const END = '{"end":';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value.length <= most;

const MOST_ID = 64;
const MOST_NAME = 200;
const MOST_SIDE = 64;
const MOST_ADDRESS = 500;

/** Only what a page asks for: nothing that leads elsewhere. */
const isAddress = (value: unknown): boolean => isText(value, MOST_ADDRESS) && /^\?[\w=&.,%+-]*$/.test(String(value));

const FIELDS: { readonly [K in keyof Required<AboutGame>]: (value: unknown) => boolean } = {
  id: value => isText(value, MOST_ID) && /^[\w-]+$/.test(String(value)),
  address: isAddress,
  begun: isTime,
  changed: isTime,
  isOver: value => typeof value === 'boolean',
  decider: value => value === undefined || isText(value, MOST_SIDE),
  name: value => value === undefined || isText(value, MOST_NAME),
  archived: value => value === undefined || isTime(value),
};

const isAbout = (value: unknown): value is AboutGame =>
  isObject(value) &&
  Object.keys(value).every(key => Object.hasOwn(FIELDS, key)) &&
  Object.entries(FIELDS).every(([key, isRight]) => isRight(value[key]));

const isGameLine = (value: unknown): value is GameLine =>
  isObject(value) &&
  isAbout(value.game) &&
  Number.isSafeInteger(value.lines) &&
  Number(value.lines) > 0 &&
  typeof value.hash === 'string';

/** Lines with one of them put back. */
class Reading {
  at = 0;
  private readonly lines: AsyncIterator<string>;
  private back: string | undefined;

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async next(): Promise<string | undefined> {
    const { back } = this;
    this.back = undefined;
    this.at += 1;
    if (back !== undefined) return back;
    const { done, value } = await this.lines.next();
    return done === true ? undefined : value;
  }

  putBack(line: string | undefined): void {
    this.back = line;
    this.at -= 1;
  }
}

/** The lines of a game up to what is announced, or up to the next thing that begins. */
async function linesAfter(reading: Reading, count: number, most: number) {
  const lines: string[] = [];
  let bytes = 0;
  for (let read = 0; read < count; read++) {
    const line = await reading.next();
    if (line === undefined || line.startsWith(GAME) || line.startsWith(END)) {
      reading.putBack(line);
      break;
    }
    bytes += line.length + 1;
    if (bytes <= most) lines.push(`${line}\n`);
  }
  return { lines, bytes };
}

/** What lies between a game that cannot be read and the next one. */
async function skip(reading: Reading): Promise<void> {
  let line = await reading.next();
  while (line !== undefined && !line.startsWith(GAME) && !line.startsWith(END)) line = await reading.next();
  reading.putBack(line);
}

async function gameAfter(reading: Reading, first: string, most: number): Promise<Found> {
  const line = reading.at;
  const about = parsed(first);
  const named = isObject(about) && isObject(about.game) && isText(about.game.name, MOST_NAME) ? about.game : undefined;
  const name = named === undefined ? {} : { name: String(named.name) };
  const damaged = (damage: Damage): Found => ({ kind: 'damaged', damage, line, ...name });
  if (!isGameLine(about)) {
    await skip(reading);
    return damaged('unreadable');
  }
  const { lines, bytes } = await linesAfter(reading, about.lines, most);
  if (bytes > most) return damaged('too-large');
  if (lines.length < about.lines) return damaged('incomplete');
  const packed: Packed = { about: about.game, lines };
  return hashOfGame(packed) === about.hash ? { kind: 'game', packed, bytes, line } : damaged('changed');
}

/** Reads a file of games. What is damaged is reported, and the games after it are read all the same. */
export async function* unpacking(lines: AsyncIterable<string>, mostBytesOfGame: number): AsyncGenerator<Found> {
  const reading = new Reading(lines);
  const first = parsed((await reading.next()) ?? '');
  const format = isObject(first) && typeof first.format === 'string' ? first.format : undefined;
  if (format !== COLLECTION_FORMAT) {
    yield { kind: 'other', ...(format !== undefined && { format }) };
    return;
  }
  const hashes: string[] = [];
  let last: unknown;
  for (let line = await reading.next(); line !== undefined; line = await reading.next()) {
    if (line.startsWith(END)) last = parsed(line);
    else if (line.trim() !== '') {
      const found = await gameAfter(reading, line, mostBytesOfGame);
      if (found.kind === 'game') hashes.push(hashOfGame(found.packed));
      yield found;
    }
  }
  const end = isObject(last) && isObject(last.end) ? last.end : undefined;
  if (end?.hash !== hashOfAll(hashes)) yield { kind: 'torn' };
}
