import { type ClockFace, faceOf } from '@wigwag/clocks';
import type { GameTimes } from '@wigwag/protocol';
import type { Sql } from '../store/database.ts';
import { aroundTable, lookAtTime } from '../store/time.ts';
import { timesOf } from '../time/settle.ts';

/** Clocks, pauses and who is there, as everybody at a table may see them. Nothing is written: whoever keeps the time does that. */
export async function gameTimes(sql: Sql, game: string): Promise<GameTimes> {
  const around = await aroundTable(sql, game);
  const { isPaused, offeredBy, presence } = around;
  const looked = await lookAtTime(sql, game, around);
  const faces = looked?.time.seats.map((seat): [string, ClockFace] => {
    const { time, now } = looked;
    return [seat.side, faceOf(seat.clock, time.pace, timesOf(time, seat), now)];
  });
  return {
    ...(looked && { pace: looked.time.pace }),
    clocks: Object.fromEntries(faces ?? []),
    presence,
    isPaused,
    ...(offeredBy !== null && { pauseOfferedBy: offeredBy }),
    now: around.now,
  };
}

/** What nobody is told. */
export const NO_TIMES = (): GameTimes => ({ clocks: {}, presence: {}, isPaused: false, now: Date.now() });
