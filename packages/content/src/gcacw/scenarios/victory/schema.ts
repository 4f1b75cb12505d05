import { ARMS, CAUSES, CROSSINGS, DEGREES, SIDES, SKIPPED_PHASES, UNIT_SIZES, VICTORY_KINDS } from '@wigwag/gcacw';
import * as z from 'zod';
import { flag, hexName, id, listOf, title, whole } from '../../files/fields.ts';

const MOST_POINTS = 999;
const MOST_COST = 20;
const MOST_ACTIONS = 99;
export const MOST_TURNS = 99;

const side = z.enum(SIDES);
const arms = listOf(z.enum(ARMS), 1).optional();
const sizes = listOf(z.enum(UNIT_SIZES), 1).optional();

/** Which of the fields a rule has goes by its kind: RULE_FIELDS. */
const rule = z.strictObject({
  for: side,
  kind: z.enum(VICTORY_KINDS),
  points: whole(-MOST_POINTS, MOST_POINTS),
  per: whole(1, MOST_POINTS).optional(),
  hexes: listOf(hexName, 1).optional(),
  hexsides: listOf(z.string(), 1).optional(),
  arms,
  sizes,
  crossings: listOf(z.enum(CROSSINGS), 1).optional(),
  cause: z.enum(CAUSES).optional(),
  all: flag.optional(),
  once: flag.optional(),
  destroyed: flag.optional(),
  from: side.optional(),
  title: title.optional(),
});

const suddenDeath = z.strictObject({
  for: side,
  points: whole(-MOST_POINTS, MOST_POINTS).optional(),
  by: whole(-MOST_POINTS, MOST_POINTS).optional(),
  hexes: listOf(hexName, 1).optional(),
  atOnce: flag.optional(),
  degree: z.enum(DEGREES).optional(),
});

const degree = z.strictObject({
  winner: side,
  by: whole(-MOST_POINTS, MOST_POINTS),
  degree: z.enum(DEGREES),
});

const exit = z.strictObject({
  for: side,
  hexes: listOf(hexName, 1),
  cost: whole(0, MOST_COST).optional(),
  arms,
  units: listOf(id, 1).optional(),
});

const turnRule = z.strictObject({
  turn: whole(1, MOST_TURNS),
  skip: listOf(z.enum(SKIPPED_PHASES), 1).optional(),
  first: side.optional(),
  initiative: side.optional(),
  actions: whole(1, MOST_ACTIONS).optional(),
});

/** Sections of a scenario that say how it is won, and what is special in it. */
export const victorySections = {
  exits: z.record(id, exit).optional(),
  turnRules: z.array(turnRule).min(1).optional(),
  victory: z.record(id, rule).optional(),
  suddenDeath: z.record(id, suddenDeath).optional(),
  degrees: z.array(degree).min(1).optional(),
};

export type RuleFields = z.infer<typeof rule>;
export type SuddenDeathFields = z.infer<typeof suddenDeath>;
export type ExitFields = z.infer<typeof exit>;
