import { FIRST_YEAR, GAMES, LAST_YEAR, MAX_MANPOWER, type OptionName, SIDES, TIE_RESULTS, WORKS } from '@wigwag/gcacw';
import { z } from 'zod';
import { SCENARIO_FORMAT } from '../formats.ts';
import { date, flag, hexName, id, listOf, title, whole } from './fields.ts';

const MOST_TURNS = 99;
const MOST_FATIGUE = 4;

const state = {
  manpower: whole(1, MAX_MANPOWER).optional(),
  fatigue: whole(0, MOST_FATIGUE).optional(),
  disorganized: flag.optional(),
  exhausted: flag.optional(),
  demoralized: whole(0, 2).optional(),
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

/** How a crossing differs from the printed map at the start. */
const crossing = z.strictObject({ destroyed: flag.optional(), pontoon: z.enum(SIDES).optional() });

export const scenarioSchema = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  id,
  title,
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
  ties: z.array(z.enum(TIE_RESULTS)).length(6).optional(),
  options: options.optional(),
});

export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type SetupFields = z.infer<typeof setup>;
export type ReinforcementFields = z.infer<typeof reinforcement>;
