import { ABILITIES, ARMS, CHARACTERS, LEVELS, LINEAR, ORDINARY } from '@wigwag/lee';
import * as z from 'zod';
import { flag, id, listOf, measure, name, personName, source, whole, year, years } from '../fields.ts';
import { zoneOrNone } from '../zone.ts';

const MOST_TERRAIN = 20;
const DEAREST = 100_000;

const abilities = listOf(z.enum(ABILITIES)).optional();

const general = z.strictObject({
  id,
  name: personName,
  level: z.enum(LEVELS),
  character: z.enum(CHARACTERS).optional(),
  abilities,
  movement: measure(-12, 12).optional(),
});

const card = z.strictObject({ id, title: name, count: whole(1, 20), abilities });

const cavalryTactic = z.strictObject({ id, name, opens: measure(0, 48).optional() });

const BANS = [...LINEAR, 'impassable', 'sunken-road', 'embankment'] as const;

const counts = Object.fromEntries(ORDINARY.map(kind => [kind, whole(0, MOST_TERRAIN)])) as Record<
  (typeof ORDINARY)[number],
  ReturnType<typeof whole>
>;

const terrain = z.strictObject({ counts: z.strictObject(counts), bans: listOf(z.enum(BANS)).optional() });

const unitType = z.strictObject({
  id,
  name,
  arm: z.enum(ARMS),
  movement: measure(0, 24),
  base: z.strictObject({ width: measure(0.25, 12), depth: measure(0.25, 12) }),
  zone: zoneOrNone.optional(),
  from: year.optional(),
});

const upgrade = z.strictObject({ name, from: year.optional() });

const unit = z.strictObject({ id, name, type: id, upgrades: z.array(upgrade).max(8).optional() });

const division = z.strictObject({ id, name, units: z.array(unit).min(1).max(20) });

const corps = z.strictObject({
  id,
  name,
  arm: z.enum(['infantry', 'cavalry']),
  isCorps: flag.optional(),
  divisions: z.array(division).min(1).max(8),
  artillery: z.array(unit).max(12).optional(),
});

const list = z.strictObject({
  id,
  name,
  year,
  value: whole(1, DEAREST),
  corps: z.array(corps).min(1).max(8),
  reserve: z.array(unit).max(12).optional(),
  works: whole(0, 20).optional(),
});

/** An army as it is in a file and in a game's setup. */
export const armySchema = z.strictObject({
  id,
  name,
  source,
  years,
  abilities,
  generals: z.array(general).min(1).max(200),
  cards: z.array(card).min(1).max(100),
  terrain: terrain.optional(),
  cavalryTactics: z.array(cavalryTactic).max(20),
  unitTypes: z.array(unitType).min(1).max(60),
  lists: z.array(list).min(1).max(20),
});

export type ArmyFields = z.infer<typeof armySchema>;
export type ListFields = ArmyFields['lists'][number];
export type CorpsFields = ListFields['corps'][number];
export type UnitFields = CorpsFields['divisions'][number]['units'][number];
