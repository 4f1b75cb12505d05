import { type ClockFace, faceOf } from '@wigwag/clocks';
import type { GameTimes } from '@wigwag/protocol';
import type { Sql } from '../store/database.ts';
import { pauseIn } from '../store/pauses.ts';
import { lookAtTime, presentIn } from '../store/time.ts';
import { timesOf } from '../time/settle.ts';

/** Clocks, pauses and who is there, as everybody at a table may see them. Nothing is written: whoever keeps the time does that. */
export async function gameTimes(sql: Sql, game: string): Promise<GameTimes> {
  const [looked, { isPaused, offeredBy }, presence] = await Promise.all([
    lookAtTime(sql, game),
    pauseIn(sql, game),
    presentIn(sql, game),
  ]);
  const faces = looked?.time.seats.map((seat): [string, ClockFace] => {
    const { time, now } = looked;
    return [seat.side, faceOf(seat.clock, time.pace, timesOf(time, seat), now)];
  });
  return {
    ...(looked && { pace: looked.time.pace }),
    clocks: Object.fromEntries(faces ?? []),
    presence,
    isPaused,
    ...(offeredBy !== undefined && { pauseOfferedBy: offeredBy }),
    now: looked?.now ?? Date.now(),
  };
}

/** What nobody is told. */
export const NO_TIMES = (): GameTimes => ({ clocks: {}, presence: {}, isPaused: false, now: Date.now() });
