import { type Gcacw, gcacw, reportOf, SIDES, type Side } from '@wigwag/gcacw';
import { type Audience, gameSeen } from '@wigwag/host';
import { ready, topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { random } from '../support/random.ts';
import { twinOf } from './exchange.ts';
import { newGame } from './grounds.ts';
import { Pair } from './pair.ts';
import { isQuiet, opened, playOn } from './playing.ts';
import { apart, type Twin } from './twin.ts';
import { planFor } from './variety.ts';

type Past = Parameters<typeof reportOf>[2];

/** All that the report says, as a text; the world is the same by definition. */
function reportText({ authority }: Twin, audience: Audience<Gcacw>, past?: Past): string {
  const { log, game } = authority.seat(audience).scene();
  const seen: Past = lines => {
    const view = authority.past(audience, lines);
    return view && gameSeen(gcacw, game.world, view);
  };
  const { world: _, ...report } = reportOf(log, game, past ?? seen);
  return JSON.stringify(report, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
}

/** One that is told of the position itself: to see that a report which knew too much would be found. */
const leakyText = (twin: Twin, audience: Audience<Gcacw>): string =>
  reportText(twin, audience, () => ready(gcacw, apart(twin.at.standpoint).game));

const ENOUGH = 40;

interface Count {
  compared: number;
  withLosses: number;
  withCombats: number;
  leaks: number;
}

/** A pair of twins as far as it goes, its reports compared on the way. */
function comparePair(pair: Pair, watcher: Side, count: Count): void {
  for (let steps = 0; steps < 24 && pair.step() === 'on'; steps++) {
    if (steps % 4 !== 3) continue;
    for (const audience of [watcher, 'public'] as const) {
      const text = reportText(pair.one, audience);
      expect(text === reportText(pair.other, audience), `the report for ${audience} tells twins apart`).toBe(true);
      count.compared += 1;
      if (/"lost":[1-9]/.test(text)) count.withLosses += 1;
      if (/"row":/.test(text)) count.withCombats += 1;
      if (leakyText(pair.one, audience) !== leakyText(pair.other, audience)) count.leaks += 1;
    }
  }
}

describe('the report of games that differ only in what is under the enemy’s markers', () => {
  test('is the same to the side and to the public', () => {
    const count: Count = { compared: 0, withLosses: 0, withCombats: 0, leaks: 0 };
    for (let seed = 1; count.compared < ENOUGH && seed < 200; seed++) {
      const below = random(seed);
      const hosted = newGame(below, planFor(seed, []));
      const game = playOn(hosted.opening.game, below, 4 + below(30));
      const watcher = SIDES[seed % SIDES.length] as Side;
      if (topFrame(game) === undefined || !isQuiet(game, watcher)) continue;
      const other = twinOf(game, watcher, below);
      if (other === undefined) continue;
      const tally = { comparisons: 0, pasts: 0, decisions: 0, tells: {} };
      comparePair(
        new Pair([opened(hosted, game), opened(hosted, other)], watcher, seed * 31, below, tally),
        watcher,
        count,
      );
    }
    expect(count.compared).toBeGreaterThanOrEqual(ENOUGH);
    expect(count.withLosses, 'something was lost').toBeGreaterThan(0);
    expect(count.withCombats, 'somebody fought').toBeGreaterThan(0);
    expect(count.leaks, 'a report that knew more would be found').toBeGreaterThan(0);
  });
});
