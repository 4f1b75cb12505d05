import type { AnyChoice, Game } from '../game.ts';
import { SIDES } from '../world.ts';
import { BARRIER } from './barriers/fences.ts';
import { BRIDGE } from './bridges/placing.ts';
import { CONVERT, EXCHANGE, EXTRA, SHIFT } from './changes/judging.ts';
import { type Check, type Judged, judged } from './judging/check.ts';
import { RAILWAY, RIVER, ROAD, STREAM } from './linear/lines.ts';
import { AREA, HALVES } from './ordinary/elements.ts';
import { LEAVE_OUT } from './ordinary/ordinary.ts';
import {
  FREE_AREA,
  FREE_BARRIER,
  FREE_BRIDGE,
  FREE_RAILWAY,
  FREE_RIVER,
  FREE_ROAD,
  FREE_STREAM,
  FREE_WORKS,
  TAKE_OFF,
} from './whole/free.ts';
import { WORKS } from './works/sections.ts';

/** What each verb of each frame is asked: the guards are made of the same lists. */
const CHECKS: Readonly<Record<string, Readonly<Record<string, readonly Check<never>[]>>>> = {
  linear: { layRiver: RIVER, layStream: STREAM, layRoad: ROAD, layRailway: RAILWAY },
  bridges: { placeBridge: BRIDGE },
  ordinary: { layArea: AREA, layHalves: HALVES, leaveOut: LEAVE_OUT },
  barriers: { layBarrier: BARRIER },
  changes: { exchange: EXCHANGE, shift: SHIFT, convert: CONVERT, layExtra: EXTRA },
  works: { layWorks: WORKS },
  whole: {
    layRiver: FREE_RIVER,
    layStream: FREE_STREAM,
    layRoad: FREE_ROAD,
    layRailway: FREE_RAILWAY,
    placeBridge: FREE_BRIDGE,
    layArea: FREE_AREA,
    layBarrier: FREE_BARRIER,
    layWorks: FREE_WORKS,
    takeOff: TAKE_OFF,
  },
};

/**
 * Every check of a placement in the order of its guards, each with its numbers and with what is to be lit on the table.
 * Empty where the pending frame has no such verb or asks nothing of it.
 */
export function judgePlacement(game: Game, choice: AnyChoice): Judged[] {
  const frame = game.stack.at(-1);
  const by = SIDES.find(side => side === frame?.by);
  const checks = frame === undefined ? undefined : CHECKS[frame.kind]?.[choice.do];
  return checks === undefined || by === undefined ? [] : judged(checks, { game, by }, choice as never);
}
