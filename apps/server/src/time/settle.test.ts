import { ALWAYS, DAY, HOUR, newClock, PACES } from '@wigwag/clocks';
import { describe, expect, test } from 'vitest';
import { alarmAt, type GameTime, settled } from './settle.ts';

const NOW = Date.parse('2026-11-18T12:00Z');
const seat = (side: string, lag = 0) => ({ side, clock: newClock(PACES.week), calendar: ALWAYS, lag });
const game: GameTime = { pace: PACES.week, pauses: [], seats: [seat('union'), seat('confederate')] };
const turn = (active: string | undefined, at: number, status = 'running') => ({ status, active, at: NOW + at });
const lefts = (turns: ReturnType<typeof turn>[], now: number) =>
  settled(game, turns, NOW + now).seats.map(each => each.clock.left);

describe('the time of a game', () => {
  test('is the decider’s, from one turn to the next', () => {
    expect(lefts([turn('union', 0)], 3 * DAY)).toEqual([4 * DAY, 7 * DAY]);
    expect(lefts([turn('union', 0), turn('confederate', 3 * DAY)], 4 * DAY)).toEqual([5 * DAY, 6 * DAY]);
    expect(lefts([turn('union,confederate', 0)], DAY)).toEqual([6 * DAY, 6 * DAY]);
  });

  test('is nobody’s before the game begins and after it ends', () => {
    expect(lefts([turn(undefined, 0, 'inviting')], DAY)).toEqual([7 * DAY, 7 * DAY]);
    expect(lefts([turn('union', 0), turn('union', DAY, 'over')], 9 * DAY)).toEqual([6 * DAY, 7 * DAY]);
  });

  test('rings each alarm once', () => {
    const first = settled(game, [turn('union', 0)], NOW + 6 * DAY);
    expect(first.rung).toEqual([{ side: 'union', alarm: 'reminder' }]);
    const again = settled({ ...game, seats: first.seats }, [], NOW + 6 * DAY + HOUR);
    expect(again.rung).toEqual([]);
    const zero = settled({ ...game, seats: again.seats }, [], NOW + 7 * DAY);
    expect(zero.rung).toEqual([{ side: 'union', alarm: 'zero' }]);
    const [union] = zero.seats;
    expect(union && alarmAt({ ...game, seats: zero.seats }, union)).toBe(NOW + 8 * DAY);
    expect(settled({ ...game, seats: zero.seats }, [turn('confederate', 7 * DAY + HOUR)], NOW + 9 * DAY).rung).toEqual(
      [],
    );
  });
});
