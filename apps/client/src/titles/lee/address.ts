import { METHODS, type Options, type World, YEAR_MAKERS } from '@wigwag/lee';
import { seedIn } from '../../shell/seed.ts';
import { Trouble } from '../../shell/trouble.ts';
import { LARGEST, SMALLEST } from './start/tables.ts';

/** What the address asks for: `?title=lee&table=72x48&blue=union&grey=confederacy&options=ownDice&method=agreement&seed=3`. */
export interface LeeAddress {
  readonly table: World['table'];
  readonly blue: string;
  readonly grey: string;
  readonly options: Partial<Omit<Options, 'year'>>;
  /** As it was written; empty: the address says nothing of it. */
  readonly year: string;
  readonly seed: number | undefined;
  /** The guided first set-up. */
  readonly isLesson: boolean;
  /** Without the start sheet: the battle begins as the address has it. */
  readonly isBegun: boolean;
}

/** Where a battle is set up, and the guided first set-up. */
export const LEE_ADDRESS = '?title=lee';
export const LEE_LESSON = `${LEE_ADDRESS}&lesson-of-lee&begin`;

const FLAGS = ['special', 'passageOfLines', 'cavalryTactics', 'ownDice'] as const;
type FlagName = (typeof FLAGS)[number];

const isFlag = (name: string): name is FlagName => FLAGS.some(flag => flag === name);

const within = (size: number): boolean => size >= SMALLEST && size <= LARGEST;

function tableIn(given: string): World['table'] {
  const [, width, height] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(given) ?? [];
  const table = { width: Number(width), height: Number(height) };
  if (!within(table.width) || !within(table.height)) throw new Trouble('no-such-table', given);
  return table;
}

/** `options=ownDice,-cavalryTactics`: those with a minus are switched off. */
function flagsIn(given: string): Partial<Options> {
  const names = given.split(',').filter(name => name !== '');
  const strange = names.find(name => !isFlag(name.replace(/^-/, '')));
  if (strange !== undefined) throw new Trouble('no-such-option', strange, FLAGS);
  return Object.fromEntries(names.map(name => [name.replace(/^-/, ''), !name.startsWith('-')]));
}

function oneOf<V extends string>(all: readonly V[], given: string | null): V | undefined {
  if (given === null || given === '') return undefined;
  const found = all.find(each => each === given);
  if (found === undefined) throw new Trouble('no-such-option', given, all);
  return found;
}

export function leeAddressOf(asked: URLSearchParams): LeeAddress {
  const method = oneOf(METHODS, asked.get('method'));
  const yearBy = oneOf(YEAR_MAKERS, asked.get('yearBy'));
  return {
    table: tableIn(asked.get('table') ?? '72x48'),
    blue: asked.get('blue') ?? 'union',
    grey: asked.get('grey') ?? 'confederacy',
    options: {
      ...flagsIn(asked.get('options') ?? ''),
      ...(method !== undefined && { method }),
      ...(yearBy !== undefined && { yearBy }),
    },
    year: asked.get('year') ?? '',
    seed: seedIn(asked),
    isLesson: asked.has('lesson-of-lee'),
    isBegun: asked.has('begin'),
  };
}

/** With the year that the address asks for, or the book's first where somebody else than the players decides it. */
export function withYear({ options, year }: LeeAddress, [first, last]: readonly [number, number]): Partial<Options> {
  const given = Number(year);
  const isOfBook = /^\d+$/.test(year) && given >= first && given <= last;
  if (year !== '' && !isOfBook) throw new Trouble('no-such-year', year, [String(first), String(last)]);
  if (options.yearBy === undefined || options.yearBy === 'players') return options;
  return { ...options, year: year === '' ? first : given };
}
