import {
  FIRST_YEAR,
  GAMES,
  LAST_YEAR,
  MAX_MANPOWER,
  type OptionName,
  RAIN_RESULTS,
  SIDES,
  THEMES,
  TIE_RESULTS,
  WORKS,
} from '@wigwag/gcacw';
import * as z from 'zod';
import { date, flag, hexName, id, listOf, sentence, title, titlesUpTo, whole } from '../files/fields.ts';
import { SCENARIO_FORMAT } from '../files/formats.ts';
import { MOST_TURNS, victorySections } from './victory/schema.ts';

const MOST_FATIGUE = 4;
const MOST_BRIDGES = 99;
const MOST_PHASES = 9;

const state = {
  manpower: whole(1, MAX_MANPOWER).optional(),
  fatigue: whole(0, MOST_FATIGUE).optional(),
  disorganized: flag.optional(),
  exhausted: flag.optional(),
  demoralized: whole(0, 2).optional(),
  notBefore: whole(1, MOST_TURNS).optional(),
  within: z.tuple([hexName, hexName]).optional(),
};

/** Units have hex and manpower, leaders a unit they are with: which is which the order of battle says. */
const setup = z.strictObject({
  hex: hexName.optional(),
  with: id.optional(),
  ...state,
  works: z.enum(WORKS).optional(),
});

const reinforcement = z.strictObject({
  turn: whole(1, MOST_TURNS),
  hexes: listOf(hexName, 1).optional(),
  with: id.optional(),
  ...state,
});

const options = z.strictObject({
  fatigue4March: flag.optional(),
  fatigue4MakesLeaderEligible: flag.optional(),
  entrenchActions1863: flag.optional(),
  trailsOpenSwamps: flag.optional(),
  trailOverCrossing: flag.optional(),
  friendlyHexRoundsAtThree: flag.optional(),
  delayBeforeForceMarch: flag.optional(),
  combatChartPrintedF: flag.optional(),
  attackAcrossUnfordable: flag.optional(),
  limitedIntelligence: flag.optional(),
} satisfies Record<OptionName, z.ZodType>);

/** Turns: the last of the rain, and the boxes of the two Rivers Unfordable markers. */
const weather = z.strictObject({
  rain: whole(1, MOST_TURNS).optional(),
  minor: whole(1, MOST_TURNS).optional(),
  major: whole(1, MOST_TURNS).optional(),
});

/** By the total of two dice. */
const event = z.enum(['none', ...RAIN_RESULTS]).optional();
const randomEvents = z.strictObject({
  ...{ 2: event, 3: event, 4: event, 5: event, 6: event, 7: event },
  ...{ 8: event, 9: event, 10: event, 11: event, 12: event },
});

const phases = titlesUpTo(MOST_PHASES, title);

/** How a crossing differs from the printed map at the start. */
const crossing = z.strictObject({ destroyed: flag.optional(), pontoon: z.enum(SIDES).optional() });

export const scenarioSchema = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  id,
  title,
  reason: z.strictObject({ en: sentence, pl: sentence }).optional(),
  theme: z.enum(THEMES).optional(),
  teaching: flag.optional(),
  game: z.enum(GAMES),
  year: whole(FIRST_YEAR, LAST_YEAR),
  map: id,
  armies: listOf(id, 1),
  turns: z.array(date).min(1).max(MOST_TURNS),
  window: z.tuple([hexName, hexName]).optional(),
  setup: z.record(id, setup),
  reinforcements: z.record(id, reinforcement).optional(),
  weather: weather.optional(),
  crossings: z.record(z.string(), crossing).optional(),
  minorBridges: z.strictObject({ union: whole(0, MOST_BRIDGES), confederate: whole(0, MOST_BRIDGES) }).optional(),
  randomEvents: randomEvents.optional(),
  phases: phases.optional(),
  unionCounties: listOf(hexName, 1).optional(),
  ties: z.array(z.enum(TIE_RESULTS)).length(6).optional(),
  ...victorySections,
  options: options.optional(),
});

export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type CrossingFields = z.infer<typeof crossing>;
export type SetupFields = z.infer<typeof setup>;
export type ReinforcementFields = z.infer<typeof reinforcement>;
