import { type LeaderData, MAX_MANPOWER, type Side, type Tactical, type UnitData } from '@wigwag/gcacw';
import { clip } from '../../nearest.ts';
import type { Path } from '../../problems.ts';
import { command as commandField, LONGEST_TEXT } from '../files/fields.ts';
import {
  cut,
  hexIn,
  isNothing,
  LEADER_SIZES_PRINTED,
  lookUpPrinted,
  manpowerOf,
  TYPES,
  textOf,
  UNIT_SIZES_PRINTED,
  USUAL_TYPES,
} from './printed.ts';
import type { Remarking } from './remarks.ts';
import type { RosterEntry } from './schema.ts';

type Without<T> = Omit<T, 'id'>;

/** A row of a roster, as far as it can be understood. */
export interface RosterPiece {
  readonly path: Path;
  readonly kind: 'leader' | 'unit';
  readonly leader?: Without<LeaderData>;
  readonly unit?: Without<UnitData>;
  readonly manpower: number | undefined;
  readonly hex: string | undefined;
}

/** Rosters do not have them: whoever has the counters fills them in. */
const NOT_KNOWN: Tactical = { attack: 0, defence: 0, parenthesised: false };

/** One row being read. */
interface Row {
  readonly entry: RosterEntry;
  readonly side: Side;
  readonly path: Path;
  readonly footnotes: Readonly<Record<string, unknown>>;
  readonly remark: Remarking;
}

export function readPiece(row: Row): RosterPiece | undefined {
  const { entry, path, remark } = row;
  const name = nameOf(row);
  const type = lookUpPrinted(TYPES, textOf(entry.type));
  if (name !== undefined && type === undefined)
    remark([...path, 'type'], 'type-unknown', { name, found: clip(textOf(entry.type)), known: USUAL_TYPES.join(', ') });
  if (name === undefined || type === undefined) return undefined;
  const read = type === 'leader' ? leaderOf(row, name) : unitOf(row, name, type);
  if (read === undefined) return undefined;
  remarkNotes(row, name);
  return { path, ...read, hex: hexOf(row, name) };
}

function nameOf({ entry, path, remark }: Row): string | undefined {
  const name = textOf(entry.name);
  if (name === '') remark([...path, 'name'], 'name-unusable');
  if (name.length > LONGEST_TEXT)
    remark([...path, 'name'], 'name-shortened', { name: clip(name), maximum: LONGEST_TEXT });
  return name === '' ? undefined : cut(name, LONGEST_TEXT);
}

function sizeOf<T>({ entry, path, remark }: Row, name: string, table: Readonly<Record<string, T>>): T | undefined {
  const size = lookUpPrinted(table, textOf(entry.size));
  if (size !== undefined) return size;
  const known = [...new Set(Object.values(table))].join(', ');
  remark([...path, 'size'], 'size-unknown', { name, found: clip(textOf(entry.size)), known });
  return undefined;
}

function commandOf({ entry, path, remark }: Row, name: string): string | undefined {
  const text = textOf(entry.command).replace(/\s*-\s*/, '-');
  if (isNothing(text)) return undefined;
  if (commandField.safeParse(text).success) return text;
  remark([...path, 'command'], 'command-unusable', { name, found: clip(text) });
  return undefined;
}

/** A roster has only names and ranks to tell by whom the rules mean. */
const COMMANDERS_PRINTED: Readonly<Record<string, Required<Pick<LeaderData, 'commander' | 'size'>>>> = {
  lee: { commander: 'lee', size: 'army' },
  longstreet: { commander: 'longstreet', size: 'corps' },
  jackson: { commander: 'jackson', size: 'corps' },
};

function commanderOf(side: Side, name: string, size: LeaderData['size']): Pick<LeaderData, 'commander'> {
  const found = lookUpPrinted(COMMANDERS_PRINTED, name);
  return side === 'confederate' && found?.size === size ? { commander: found.commander } : {};
}

function leaderOf(row: Row, name: string): Pick<RosterPiece, 'kind' | 'leader' | 'manpower'> | undefined {
  const size = sizeOf(row, name, LEADER_SIZES_PRINTED);
  const command = commandOf(row, name);
  if (size === undefined) return undefined;
  if (command === undefined && (size === 'corps' || size === 'division')) {
    row.remark(row.path, 'leader-without-command', { name });
    return undefined;
  }
  const leader = {
    side: row.side,
    name,
    size,
    arm: 'infantry' as const,
    ...(command !== undefined && { command }),
    ...(size !== 'army' && { tactical: NOT_KNOWN }),
    commandValue: 0,
    ...commanderOf(row.side, name, size),
  };
  return { kind: 'leader', leader, manpower: undefined };
}

/** 2.2/unit-sizes: squadrons are the Union's, demi-divisions the Confederacy's. */
const NEAREST_SIZE = {
  union: { 'demi-division': 'division' },
  confederate: { squadron: 'regiment' },
} as const satisfies Record<Side, Partial<Record<UnitData['size'], UnitData['size']>>>;

function unitOf(
  row: Row,
  name: string,
  arm: UnitData['arm'],
): Pick<RosterPiece, 'kind' | 'unit' | 'manpower'> | undefined {
  const { side, path, remark } = row;
  const printed = sizeOf(row, name, UNIT_SIZES_PRINTED);
  const command = commandOf(row, name);
  if (printed === undefined) return undefined;
  const changes: Partial<Record<UnitData['size'], UnitData['size']>> = NEAREST_SIZE[side];
  const size = changes[printed] ?? printed;
  if (size !== printed) remark([...path, 'size'], 'size-changed', { name, found: printed, written: size });
  const unit = { side, name, size, arm, ...(command !== undefined && { command }), tactical: NOT_KNOWN, artillery: 0 };
  return { kind: 'unit', unit, manpower: strengthOf(row, name) };
}

function strengthOf({ entry, path, footnotes, remark }: Row, name: string): number | undefined {
  const at = [...path, 'manpowerValue'];
  const text = textOf(entry.manpowerValue);
  const read = manpowerOf(text);
  if (read === undefined) remark(at, 'manpower-unclear', { name, found: clip(text) });
  else if (read.value < 1 || read.value > MAX_MANPOWER)
    remark(at, 'manpower-out-of-range', { name, found: read.value, maximum: MAX_MANPOWER });
  else {
    if (read.mark !== '' && !marksOf(entry).includes(read.mark))
      remark(at, 'manpower-marked', { name, mark: read.mark, text: footnoteOf(footnotes, read.mark) });
    return read.value;
  }
  return undefined;
}

function hexOf({ entry, path, remark }: Row, name: string): string | undefined {
  const text = textOf(entry.hexLocation);
  const hex = hexIn(text);
  if (hex === undefined) remark([...path, 'hexLocation'], 'hex-unclear', { name, found: clip(text) });
  return hex;
}

/** Own fields only: a mark may be any text. */
const footnoteOf = (footnotes: Readonly<Record<string, unknown>>, mark: string): string =>
  Object.hasOwn(footnotes, mark) ? clip(String(footnotes[mark])) : '?';

const marksOf = ({ notes }: RosterEntry): string[] =>
  (Array.isArray(notes) ? notes : [notes]).map(textOf).filter(mark => !isNothing(mark));

function remarkNotes({ entry, path, footnotes, remark }: Row, name: string): void {
  for (const mark of marksOf(entry))
    remark([...path, 'notes'], 'note', { name, mark: clip(mark), text: footnoteOf(footnotes, mark) });
}
