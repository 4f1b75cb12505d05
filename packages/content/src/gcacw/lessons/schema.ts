import { ATTACK_TYPES, CLAUSES, type GoalKind, PHASES, SIDES } from '@wigwag/gcacw';
import * as z from 'zod';
import { hexName, id, listOf, onceEach, textBetween, title, whole } from '../files/fields.ts';
import { LESSON_FORMAT } from '../files/formats.ts';
import { MOST_TURNS } from '../scenarios/victory/schema.ts';

const SHORTEST_STEP = 60;
const LONGEST_STEP = 350;
const MOST_STEPS = 20;
const MOST_LESSONS = 99;
const MOST_DICE = 99;
const MOST_FATIGUE = 4;

const text = textBetween(SHORTEST_STEP, LONGEST_STEP);
const ofUnit = z.strictObject({ unit: id }).optional();

/** Just one of them. */
const goal = z
  .strictObject({
    at: z.strictObject({ unit: id, hexes: listOf(hexName, 1) }).optional(),
    initiative: z.strictObject({ side: z.enum(SIDES) }).optional(),
    activated: z.strictObject({ piece: id }).optional(),
    marched: ofUnit,
    fatigue: z.strictObject({ unit: id, least: whole(1, MOST_FATIGUE) }).optional(),
    attacked: z
      .strictObject({ unit: id.optional(), target: hexName.optional(), type: z.enum(ATTACK_TYPES).optional() })
      .optional(),
    leads: z.strictObject({ leader: id, units: listOf(id, 1) }).optional(),
    assaulted: z.strictObject({ leader: id, units: listOf(id, 1) }).optional(),
    fought: z.strictObject({ target: hexName }).optional(),
    bore: z.strictObject({ units: listOf(id, 1) }).optional(),
    entrenched: ofUnit,
    broke: ofUnit,
    retreated: ofUnit,
    advanced: ofUnit,
    recovered: ofUnit,
    reached: z.strictObject({ phase: z.enum(PHASES), turn: whole(1, MOST_TURNS).optional() }).optional(),
    refused: z.strictObject({ clause: z.enum(CLAUSES).optional() }).optional(),
  } satisfies Record<GoalKind, z.ZodType>)
  .check(context => {
    const count = Object.keys(context.value).length;
    if (count === 1) return;
    context.issues.push({ code: 'custom', input: context.value, params: { problem: 'one-goal', count } });
  });

const step = z.strictObject({
  text: z.strictObject({ en: text, pl: text }),
  hex: hexName.optional(),
  piece: id.optional(),
  goal: goal.optional(),
});

export const lessonSchema = z.strictObject({
  format: z.literal(LESSON_FORMAT),
  id,
  title,
  about: title,
  place: whole(1, MOST_LESSONS),
  scenario: id,
  side: z.enum(SIDES),
  dice: z.array(whole(1, 6)).min(1).max(MOST_DICE).optional(),
  steps: onceEach(MOST_STEPS, step, ({ text: { en } }) => en),
});

export type LessonFile = z.infer<typeof lessonSchema>;
export type StepFields = z.infer<typeof step>;
export type GoalFields = z.infer<typeof goal>;
