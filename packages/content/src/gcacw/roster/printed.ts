import type { Arm, LeaderSize, UnitSize } from '@wigwag/gcacw';

/** What rosters write, in small letters without dots and hyphens. */
export const TYPES: Readonly<Record<string, Arm | 'leader'>> = {
  ldr: 'leader',
  leader: 'leader',
  inf: 'infantry',
  infantry: 'infantry',
  cav: 'cavalry',
  cavalry: 'cavalry',
  art: 'artillery',
  arty: 'artillery',
  artillery: 'artillery',
};

/** As rosters mostly write them. */
export const USUAL_TYPES = ['Ldr', 'Inf', 'Cav', 'Art'] as const;

export const LEADER_SIZES_PRINTED: Readonly<Record<string, LeaderSize>> = {
  army: 'army',
  district: 'district',
  dist: 'district',
  corps: 'corps',
  div: 'division',
  division: 'division',
};

export const UNIT_SIZES_PRINTED: Readonly<Record<string, UnitSize>> = {
  div: 'division',
  division: 'division',
  demidiv: 'demi-division',
  demidivision: 'demi-division',
  brig: 'brigade',
  bde: 'brigade',
  brigade: 'brigade',
  regt: 'regiment',
  rgt: 'regiment',
  reg: 'regiment',
  regiment: 'regiment',
  sqdn: 'squadron',
  sqd: 'squadron',
  squadron: 'squadron',
};

/** Looks a printed word up, whatever its case and punctuation. */
export function lookUpPrinted<T>(table: Readonly<Record<string, T>>, printed: string): T | undefined {
  const key = printed.toLowerCase().replace(/[\s.-]/g, '');
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** On one line, without what nobody sees. */
export const textOf = (printed: string | number | null | undefined): string =>
  String(printed ?? '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** Cut between characters, never inside of one. */
export function cut(text: string, longest: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > longest) break;
    kept += character;
  }
  return kept.trim();
}

/** A dash stands for nothing. */
export const isNothing = (text: string): boolean => /^[-–—]*$/.test(text);

export interface Manpower {
  readonly value: number;
  /** Signs after the number, which a footnote explains. */
  readonly mark: string;
}

/** '7', '7*', 'none': undefined. */
export function manpowerOf(text: string): Manpower | undefined {
  const [, digits, mark = ''] = /^(\d{1,3})\s*([^\d\s.,/-]*)$/.exec(text) ?? [];
  return digits === undefined ? undefined : { value: Number(digits), mark };
}

/** 'N2518', 'N2518 (Thoroughfare Gap)', '2518'; anything else is for a person to read. */
export const hexIn = (text: string): string | undefined => /^([A-Z]{0,2}\d{4})(?:\s*\([^()]*\))?$/.exec(text)?.[1];
