import { ARMS, DEMORALIZATIONS, LEADER_ARMS, LEADER_SIZES, UNIT_SIZES, WORKS } from '@wigwag/gcacw';
import { NotationError } from './notationError.ts';

type Fields = Record<string, unknown>;

/** Units, leaders, set-up and reinforcements as the files have them, and the line of each piece. */
export class Pieces {
  readonly units: Record<string, Fields> = {};
  readonly leaders: Record<string, Fields> = {};
  readonly setup: Record<string, Fields> = {};
  readonly reinforcements: Record<string, Fields> = {};
  readonly lines = new Map<string, number>();

  add(kind: 'units' | 'leaders', id: string, fields: Fields, line: number): void {
    if (this.lines.has(id)) throw new NotationError(line, 'name-twice', id);
    this.lines.set(id, line);
    this[kind][id] = fields;
  }
}

const SHORT: Readonly<Record<string, string>> = {
  inf: 'infantry',
  cav: 'cavalry',
  art: 'artillery',
  sqdn: 'squadron',
  regt: 'regiment',
  brig: 'brigade',
  demi: 'demi-division',
  div: 'division',
};

const DEFAULT_COMMAND = 'A';

export const sideOfLetter = (word: string): 'union' | 'confederate' | undefined =>
  word === 'U' ? 'union' : word === 'C' ? 'confederate' : undefined;

/** `U Newton 0201 inf div 7 t2 a1 f1 exhausted; leader Reynolds corps c6 t3` */
export function readPieces(pieces: Pieces, side: string, text: string, line: number): void {
  const [first = '', ...leaders] = text.split(';').map(part => part.trim());
  const [name, where, ...words] = first.split(/\s+/);
  if (!name || !where || !/^\d{4}(\/\d{4})*$/.test(where)) throw new NotationError(line, 'no-hex', first);
  const id = idOf(name);
  const { unit, state } = unitFrom(words, line);
  const { turn, ...rest } = state;
  pieces.add('units', id, { side, name, ...unit }, line);
  if (turn === undefined) pieces.setup[id] = { hex: where, ...rest };
  else pieces.reinforcements[id] = { turn, hexes: where.split('/'), ...rest };
  for (const leader of leaders) readLeader(pieces, leader, { id, side, turn, unit, line });
}

function unitFrom(words: readonly string[], line: number): { unit: Fields; state: Fields } {
  const unit: Fields = { arm: 'infantry', command: DEFAULT_COMMAND, tactical: 0, artillery: 0 };
  const state: Fields = { manpower: 5 };
  for (const short of words) {
    const word = SHORT[short] ?? short;
    const found = unitWord(word) ?? stateWord(word);
    if (found === undefined) throw new NotationError(line, 'unknown-word', short);
    Object.assign(found.of === 'unit' ? unit : state, found.fields);
  }
  if (unit.command === 'none') delete unit.command;
  return { unit: { size: unit.arm === 'infantry' ? 'division' : 'brigade', ...unit }, state };
}

interface Word {
  readonly of: 'unit' | 'state';
  readonly fields: Fields;
}

const isOneOf = (known: readonly string[], word: string): boolean => known.includes(word);

function unitWord(word: string): Word | undefined {
  const of = 'unit';
  if (isOneOf(ARMS, word)) return { of, fields: { arm: word } };
  if (isOneOf(UNIT_SIZES, word)) return { of, fields: { size: word } };
  if (/^t[-\d(]/.test(word)) return { of, fields: { tactical: word.slice(1) } };
  if (/^a\d$/.test(word)) return { of, fields: { artillery: Number(word.slice(1)) } };
  const [name, value] = word.split('=');
  return (name === 'cmd' || name === 'army') && value
    ? { of, fields: { [name === 'cmd' ? 'command' : name]: value } }
    : undefined;
}

function stateWord(word: string): Word | undefined {
  const of = 'state';
  const number = Number(/\d+$/.exec(word)?.[0]);
  if (/^\d+$/.test(word)) return { of, fields: { manpower: number } };
  if (/^fl?\d$/.test(word)) return { of, fields: { fatigue: number } };
  if (word === 'disorganized' || word === 'exhausted') return { of, fields: { [word]: true } };
  if (DEMORALIZATIONS.some(level => word === `demoralized${level}`)) return { of, fields: { demoralized: number } };
  if (isOneOf(WORKS, word)) return { of, fields: { works: word } };
  if (/^notbefore\d+$/.test(word)) return { of, fields: { notBefore: number } };
  const [, a, b] = /^within=(\d{4})-(\d{4})$/.exec(word) ?? [];
  if (a !== undefined && b !== undefined) return { of, fields: { within: [a, b] } };
  return /^turn\d+$/.test(word) ? { of, fields: { turn: number } } : undefined;
}

interface With {
  readonly id: string;
  readonly side: string;
  readonly turn: unknown;
  readonly unit: Fields;
  readonly line: number;
}

function readLeader(pieces: Pieces, text: string, { id: unitId, side, turn, unit, line }: With): void {
  const [word, name, ...words] = text.split(/\s+/);
  if (word !== 'leader' || name === undefined) throw new NotationError(line, 'no-leader', text);
  const { command = unit.command ?? DEFAULT_COMMAND, ...fields } = leaderFrom(words, line);
  const follows = fields.size === 'corps' || fields.size === 'division';
  const arm = fields.arm ?? (follows && unit.arm === 'cavalry' ? 'cavalry' : 'infantry');
  const tactical = fields.size === 'army' ? {} : { tactical: 0 };
  const id = idOf(name);
  const designation = command === 'none' ? {} : { command };
  pieces.add('leaders', id, { side, name, ...tactical, commandValue: 5, ...fields, ...designation, arm }, line);
  if (turn === undefined) pieces.setup[id] = { with: unitId };
  else pieces.reinforcements[id] = { turn, with: unitId };
}

function leaderFrom(words: readonly string[], line: number): Fields {
  const fields: Fields = { size: 'corps' };
  for (const short of words) {
    const word = SHORT[short] ?? short;
    if (isOneOf(LEADER_SIZES, word)) fields.size = word;
    else if (isOneOf(LEADER_ARMS, word)) fields.arm = word;
    else if (/^t[-\d(]/.test(word)) fields.tactical = word.slice(1);
    else if (/^c\d$/.test(word)) fields.commandValue = Number(word.slice(1));
    else if (/^cmd=./.test(word)) fields.command = word.slice(4);
    else if (/^commander=./.test(word)) fields.commander = word.slice(10);
    else throw new NotationError(line, 'unknown-word', short);
  }
  return fields;
}

/** A.P.Hill is ap-hill's way of writing: letters and digits, hyphens between. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
