import { ABILITIES, LAYOUTS, TERRAIN_TYPES, type TerrainType } from '@wigwag/lee';
import * as z from 'zod';
import { flag, id, listOf, measure, personName, source, sourced, whole, years } from '../fields.ts';
import { zone } from '../zone.ts';
import { READINGS } from './readings.ts';

const LARGEST_TABLE = 240;

const point = z.strictObject({ x: measure(0, LARGEST_TABLE), y: measure(0, LARGEST_TABLE) });

const layout = z.strictObject({
  preset: z.enum(LAYOUTS),
  depthA: measure(0, 48),
  depthB: measure(0, 48),
  points: z.array(point).max(9),
});

const width = measure(0.1, 12);

const widths = z.strictObject({ river: width, stream: width, road: width, railway: width, bridge: width });

const choice = <const T extends readonly [string, ...string[]]>(...values: T) => sourced(z.enum(values));

const terrain = z.strictObject({
  'R-28': choice(...READINGS['R-28']),
  'R-33': choice(...READINGS['R-33']),
  sizeRule: choice('error', 'off'),
  slack: sourced(measure(0, 12)),
  rightAngle: sourced(measure(0, 45)),
  roundField: sourced(measure(0, 1)),
});

const effect = z.strictObject({ slows: flag, blocks: flag, impassable: flag, source });

const effects = Object.fromEntries(TERRAIN_TYPES.map(type => [type, effect])) as Record<TerrainType, typeof effect>;

const rulings = z.strictObject({
  'R-01': choice(...READINGS['R-01']),
  'R-03': choice(...READINGS['R-03']),
  'R-05': choice(...READINGS['R-05']),
  'R-08': choice(...READINGS['R-08']),
  'R-51': choice(...READINGS['R-51']),
  'R-53': choice(...READINGS['R-53']),
});

const forced = <T extends z.ZodType>(value: T) =>
  z.strictObject({ 'push-back': value, 'break-off': value, 'failed-order': value, card: value, pursuit: value });

const movement = z.strictObject({
  minimumRange: sourced(measure(0, 24)),
  capFactor: sourced(measure(1, 10)),
  penalty: sourced(measure(0, 24)),
  march: sourced(measure(0, 24)),
  zone: sourced(zone),
  standoff: sourced(measure(0, 24)),
  alongRoad: sourced(measure(0, 45)),
  railActsAsRoad: sourced(flag),
  supportPaysPenalty: sourced(flag),
  forcedMayEnterZone: forced(sourced(flag)),
  forcedDirection: forced(choice('back', 'towards', 'stated')),
});

const play = z.strictObject({
  deployWithin: sourced(measure(0, 48)),
  deploysFirst: choice('a', 'b'),
  activation: choice('alternate', 'initiativeFirst'),
  commandDice: sourced(whole(0, 20)),
  commandSuccessOn: sourced(whole(2, 6)),
});

/** 13.5/generic-brigadiers: of nobody's army. */
const brigadier = z.strictObject({
  id,
  name: personName,
  level: z.literal('brigade'),
  abilities: listOf(z.enum(ABILITIES)),
});

/** A book as it is in a file and in a game's setup. */
export const bookSchema = z.strictObject({
  years: sourced(years),
  layout: sourced(layout),
  widths: sourced(widths),
  initiative: sourced(z.strictObject({ baseDice: whole(1, 20), successOn: whole(2, 6) })),
  morale: sourced(z.strictObject({ levels: whole(2, 12), start: whole(0, 11) })),
  patrols: sourced(z.strictObject({ size: measure(0.25, 6), decoys: whole(0, 12) })),
  worksLength: sourced(measure(0.5, 24)),
  offensiveAggressive: sourced(whole(0, 6)),
  neutralCard: choice('added', 'pickedAgain'),
  brigadiers: sourced(z.array(brigadier).max(60)),
  terrain,
  effects: z.strictObject(effects),
  movement: z.strictObject({ rulings, data: movement }),
  play,
});

export type BookFields = z.infer<typeof bookSchema>;
