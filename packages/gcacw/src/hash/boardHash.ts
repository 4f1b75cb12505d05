import type { Board, Unit } from '../board.ts';
import { add, addFields, addValue, mixed, take, type Words } from './words.ts';

/** All of a unit but its works, in one number; a hex off the map is -1. */
const packed = ({ hex, manpower, fatigue, disorganized, exhausted, demoralized }: Unit): number =>
  (((((hex + 1) * 64 + manpower) * 8 + fatigue) * 4 + demoralized) * 2 + (disorganized ? 1 : 0)) * 2 +
  (exhausted ? 1 : 0);

const WORKS = new Map<string, number>();

/** The number that stands for a kind of works. */
function worksWord(works: string): number {
  const found = WORKS.get(works) ?? WORKS.size + 1;
  WORKS.set(works, found);
  return found;
}

const unitWord = (unit: Unit): number =>
  mixed(packed(unit)) ^ (unit.works === 'none' ? 0 : Math.imul(worksWord(unit.works), 0x9e3779b1));

const UNITS = 1 << 10;
const LEADERS = 1 << 20;

/** What is replaced and never changed in place: as long as it is the same object, so is its hash. */
const REPLACED = [
  'initiative',
  'stations',
  'weather',
  'crossings',
  'failedBridges',
  'wreckers',
  'rallied',
  'awaited',
  'exited',
  'control',
  'ledger',
  'forces',
  'result',
] as const satisfies readonly (keyof Board)[];

/**
 * The hash of a board. It is begun when first asked for and then kept: units by every event that names one, the rest by
 * whether it is still the same object. It is memory, not part of a position: its fields are hidden from who compares.
 */
export class BoardHash {
  #units: Words | undefined;
  #parts: { value: unknown; readonly words: Words }[] = [];

  get isKept(): boolean {
    return this.#units !== undefined;
  }

  /** Everything may have changed. */
  forget(): void {
    this.#units = undefined;
    this.#parts = [];
  }

  copied(): BoardHash {
    const copy = new BoardHash();
    if (this.#units === undefined) return copy;
    copy.#units = { ...this.#units };
    // Parts that have changed are replaced, never written over.
    copy.#parts = this.#parts.slice();
    return copy;
  }

  leave(unit: number, state: Unit): void {
    if (this.#units !== undefined) take(this.#units, UNITS + unit, unitWord(state));
  }

  enter(unit: number, state: Unit): void {
    if (this.#units !== undefined) add(this.#units, UNITS + unit, unitWord(state));
  }

  /** Adds what the board comes to. */
  addTo(words: Words, board: Board): void {
    this.#units ??= unitsOf(board);
    words.low = (words.low + this.#units.low) | 0;
    words.high = (words.high + this.#units.high) | 0;
    REPLACED.forEach((name, place) => {
      const part = this.part(place, name, board[name]);
      words.low = (words.low + part.low) | 0;
      words.high = (words.high + part.high) | 0;
    });
    addChanging(words, board);
  }

  private part(place: number, name: string, value: unknown): Words {
    const known = this.#parts[place];
    if (known !== undefined && known.value === value) return known.words;
    const words = { low: 0, high: 0 };
    if (value !== undefined) addValue(words, name, value);
    this.#parts[place] = { value, words };
    return words;
  }
}

function unitsOf({ units }: Board): Words {
  const words = { low: 0, high: 0 };
  units.forEach((unit, place) => {
    add(words, UNITS + place, unitWord(unit));
  });
  return words;
}

/** Little enough to be read anew each time. */
function addChanging(words: Words, { turn, phase, actions, leesCorps, refused, leaders }: Board): void {
  addFields(words, { turn, phase, actions, leesCorps, refused }, 0);
  for (let leader = 0; leader < leaders.length; leader++) {
    const state = leaders[leader];
    if (state !== undefined) add(words, LEADERS + leader, Math.imul(state.hex + 1, 4099) + state.with);
  }
}
