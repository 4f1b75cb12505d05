import { ARMIES, ARMS, COMMANDERS, LEADER_ARMS, LEADER_SIZES, SIDES, UNIT_SIZES } from '@wigwag/gcacw';
import * as z from 'zod';
import { command, id, tactical, text, title, whole } from '../files/fields.ts';
import { ORDER_OF_BATTLE_FORMAT } from '../files/formats.ts';

const HIGHEST_VALUE = 9;

const leader = z.strictObject({
  side: z.enum(SIDES),
  name: text,
  size: z.enum(LEADER_SIZES),
  arm: z.enum(LEADER_ARMS),
  command: command.optional(),
  tactical: tactical.optional(),
  commandValue: whole(0, HIGHEST_VALUE),
  commander: z.enum(COMMANDERS).optional(),
});

const unit = z.strictObject({
  side: z.enum(SIDES),
  name: text,
  size: z.enum(UNIT_SIZES),
  arm: z.enum(ARMS),
  command: command.optional(),
  tactical,
  artillery: whole(0, HIGHEST_VALUE),
  army: z.enum(ARMIES).optional(),
});

export const orderOfBattleSchema = z.strictObject({
  format: z.literal(ORDER_OF_BATTLE_FORMAT),
  id,
  title,
  leaders: z.record(id, leader).optional(),
  units: z.record(id, unit),
});

export type OrderOfBattleFile = z.infer<typeof orderOfBattleSchema>;
export type LeaderFields = z.infer<typeof leader>;
export type UnitFields = z.infer<typeof unit>;
