import type { Ability, Character, Corps, Division, General, Level, Unit, UnitType } from '../data/army.ts';

/** A name that is the same in both languages. */
export const both = (name: string) => ({ en: name, pl: name });

export const general = (
  id: string,
  level: Level,
  character?: Character,
  abilities: readonly Ability[] = [],
): General => ({
  id,
  name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
  level,
  abilities,
  ...(character === undefined ? {} : { character }),
});

export const unit = (id: string, type: string, upgrades: Unit['upgrades'] = []): Unit => ({
  id,
  name: both(id),
  type,
  upgrades,
});

export const division = (id: string, ...units: readonly Unit[]): Division => ({
  id,
  name: both(`Division ${id}`),
  units,
});

/** Two divisions of two units, and perhaps a battery. */
export const infantryCorps = (id: string, hasGuns = true): Corps => ({
  id,
  name: both(`Corps ${id}`),
  arm: 'infantry',
  isCorps: true,
  divisions: [`${id}-1`, `${id}-2`].map(each =>
    division(each, unit(`${each}-a`, 'infantry'), unit(`${each}-b`, 'infantry')),
  ),
  artillery: hasGuns ? [unit(`${id}-guns`, 'battery')] : [],
});

/** Divisions of one unit; one that is no corps stands for a division alone. */
export const cavalryCorps = (
  id: string,
  divisions: number,
  isCorps = true,
  upgrades: Unit['upgrades'] = [],
): Corps => ({
  id,
  name: both(`Cavalry ${id}`),
  arm: 'cavalry',
  isCorps,
  divisions: Array.from({ length: divisions }, (_, at) =>
    division(`${id}-${at + 1}`, unit(`${id}-${at + 1}-a`, 'horse', upgrades)),
  ),
  artillery: [],
});

const base = { width: 2.4, depth: 1.2 };

export const UNIT_TYPES: readonly UnitType[] = [
  { id: 'infantry', name: { en: 'Infantry', pl: 'Piechota' }, arm: 'infantry', movement: 9, base },
  { id: 'horse', name: { en: 'Cavalry', pl: 'Kawaleria' }, arm: 'cavalry', movement: 12, base },
  { id: 'battery', name: { en: 'Battery', pl: 'Bateria' }, arm: 'artillery', movement: 6, base },
  { id: 'siege', name: { en: 'Siege guns', pl: 'Działa oblężnicze' }, arm: 'artillery', movement: 0, base },
  { id: 'alabama', name: both('Alabama Brigade'), arm: 'infantry', movement: 9, base, from: 1863 },
];
