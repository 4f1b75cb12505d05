import type { Language } from '@wigwag/words';

/** A game in this browser's database, without its lines. */
export interface KeptGame {
  readonly id: string;
  readonly ruleset: string;
  /** What it was opened from. */
  readonly setup: unknown;
  /** What its dice follow from; a game of an older version may have none. */
  readonly seed?: string;
  /** What the title calls it. */
  readonly label: Readonly<Record<Language, string>>;
  /** What the player calls it. */
  readonly name?: string;
  /** The address it was begun from. */
  readonly address: string;
  /** Milliseconds since 1970, as are all times here. */
  readonly begun: number;
  readonly changed: number;
  readonly lines: number;
  /** Those that stand. */
  readonly decisions: number;
  readonly isOver: boolean;
  /** The side that has to decide; undefined: the table, nobody, or it was not written down. */
  readonly decider?: string;
  /** What its title shows of it in a list, and everybody may see; undefined: nothing was written down. */
  readonly glance?: unknown;
  /** Who plays by himself, as its title writes it down; undefined: what the address says. */
  readonly seats?: unknown;
  /** When it was put away; undefined: it was not. */
  readonly archived?: number;
  /** When it was thrown away; undefined: it was not. Its lines are there until it is forgotten. */
  readonly deleted?: number;
  /** Which page may add lines: a name of its own that each page takes when it begins to play. */
  readonly holder: string;
}

/** Beyond it there is no date, and whoever wants to show one fails. */
const LAST_TIME = 8.64e15;
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LAST_TIME;

/** The latest comes first; what is not a time comes last. */
export const byTime = (one: unknown, other: unknown): number => (isTime(other) ? other : -1) - (isTime(one) ? one : -1);

/** What a new game is kept with. */
export type Beginning = Pick<KeptGame, 'ruleset' | 'setup' | 'seed' | 'label' | 'address' | 'name' | 'seats'>;

/** How a game stands after its last line. */
export type Standing = Pick<KeptGame, 'decisions' | 'isOver' | 'decider' | 'glance'>;

/** What the player may change without playing. */
export interface Marks {
  readonly name?: string | undefined;
  readonly label?: KeptGame['label'];
  readonly seats?: unknown;
  readonly archived?: number | undefined;
  readonly deleted?: number | undefined;
}

/** A name that nobody else has; also where the page is not secure. */
export function freshName(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
