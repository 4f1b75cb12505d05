import { position } from '@wigwag/content/position';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { Event } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { Table, told } from '../testing/table.ts';
import { GAMES, type GameCode, RAIN_RESULTS, type RainResult } from '../vocabulary.ts';

const rule = ruleTests<ClauseId>();

/** Two armies out of each other's way, many turns. Rolls of 2 to 5 bring the four kinds of rain where the game has them. */
const apart = (game: string, lines = '') => `
  game ${game}
  turns 12
  ${game === 'AIO' || game === 'BAC' ? 'ties union union union union union union' : ''}
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  U Newton 0101
  C Hill 0702
  ${lines}
`;

const EVENTS = 'events 2:current 3:current+1 4:current+2 5:current+3';
const table = (lines = EVENTS, game = 'OTR'): Table => new Table(apart(game, lines));
const roll = { do: 'roll' };
const finish = { do: 'finish' };

const NOTHING = 7;
const TOTALS: Readonly<Record<RainResult, number>> = { current: 2, 'current+1': 3, 'current+2': 4, 'current+3': 5 };

const dice = (total: number): [number, number] => [Math.max(1, total - 6), Math.min(6, total - 1)];

/** Plays on until the dice for random events of the given turn are to be rolled. */
function untilTurn(t: Table, turn: number): Event[] {
  const events: Event[] = [];
  while (t.game.board.turn < turn || t.top?.kind !== 'randomEvents') {
    if (t.top?.kind === 'randomEvents') events.push(...t.do(roll, dice(NOTHING)));
    else if (t.top?.kind === 'initiative') events.push(...t.do(roll, [6, 1]));
    else events.push(...t.do(t.top?.kind === 'offer' ? { do: 'pass' } : finish));
  }
  return events;
}

const rain = (t: Table, result: RainResult): readonly Event[] => t.do(roll, dice(TOTALS[result]));
const weather = (t: Table) => t.game.board.weather;

/** The weather after one result on turn 1, in a game. */
function after(game: GameCode, result: RainResult) {
  const t = table(`events ${TOTALS[result]}:${result}`, game);
  rain(t, result);
  return weather(t);
}

describe('the Random Events Phase', () => {
  rule('3.0/random-events-only-if-called', 'it is held if the scenario has a table, and not else', () => {
    expect(table().asked).toBe('randomEvents table');
    expect(table().game.board.phase).toBe('random-events');
    expect(table('').asked).toBe('transfer union');
    expect(table('events 7:none').asked, 'a table that brings nothing').toBe('randomEvents table');
  });

  rule('3.0/random-events-two-dice', 'two dice are rolled and their total is looked up in the table', () => {
    const t = table();
    expect(() => table().do(roll, [1])).toThrow();
    expect(t.do(roll, [1, 2])).toContainEqual({ type: 'randomEvent', total: 3, result: 'current+1' });
    expect(t.asked).toBe('transfer union');
    expect(table().do(roll, [3, 4])).toContainEqual({ type: 'randomEvent', total: 7, result: 'none' });
  });

  rule('12.0/random-events-unmodified', 'every total brings what the table says, rain or not, in every turn', () => {
    for (let total = 2; total <= 12; total++) {
      const t = table('events 4:current+2 11:current');
      const result = total === 4 ? 'current+2' : total === 11 ? 'current' : 'none';
      expect(t.do(roll, dice(total))).toContainEqual({ type: 'randomEvent', total, result });
      expect(weather(t).rain).toBe(total === 4 ? 3 : total === 11 ? 1 : 0);
    }
    const later = table();
    untilTurn(later, 2);
    expect(told(rain(later, 'current'))).toContain('rained 12.0/result-current');
  });

  rule('3.0/advanced-phases-inserted', 'phases of the scenario come after random events, both sides confirm', () => {
    const phases = 'phase Attachment Phase | Faza przydziału\nphase Supply Phase';
    const t = table(`${EVENTS}\n${phases}`);
    const seen = [t.asked];
    const events = [...t.do(roll, dice(NOTHING))];
    while (t.asked !== 'transfer union') {
      seen.push(t.asked);
      expect(t.game.board.phase).toBe('scenario-phase');
      events.push(...t.do(finish));
    }
    const each = ['scenarioPhase union', 'scenarioPhase confederate'];
    expect(seen).toEqual(['randomEvents table', ...each, ...each]);
    expect(told(events).filter(type => type.includes('hase'))).toEqual([
      'scenarioPhaseBegan',
      'scenarioPhaseBegan',
      'phaseBegan',
    ]);
    expect(t.game.world.scenario.phases[0]).toEqual({ en: 'Attachment Phase', pl: 'Faza przydziału' });
    expect(table(phases).asked, 'without random events they open the turn').toBe('scenarioPhase union');
  });

  test('the whole order of a turn with everything', () => {
    const t = table(`${EVENTS}\nphase Supply Phase`);
    t.do(roll, dice(NOTHING));
    t.do(finish);
    t.do(finish);
    const events = untilTurn(t, 2);
    expect(events.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : []))).toEqual([
      ...['action-cycle', 'recovery', 'turn-indication', 'random-events'],
    ]);
  });
});

describe('which games have rain', () => {
  const loads = (game: string, event: string): boolean => {
    try {
      position(apart(game, `events 7:${event}`));
      return true;
    } catch {
      return false;
    }
  };

  rule('12.0/rain-scope-basic', 'the tables of SIV, OTR and GTC bring rain in the Basic Game', () => {
    for (const game of ['SIV', 'OTR', 'GTC']) expect(loads(game, 'current'), game).toBe(true);
    for (const game of ['SJW', 'AGA', 'HCR', 'RTG', 'SLB', 'BAC']) expect(loads(game, 'current'), game).toBe(false);
    for (const game of GAMES) expect(loads(game, 'none'), game).toBe(true);
    const t = table('events 2:current', 'GTC');
    rain(t, 'current');
    expect(t.game.derived.ground.conditions.rain).toBe(true);
  });

  test('the games that 12.0 does not name have it where a scenario calls for it (ruling A23)', () => {
    for (const game of ['AIO', 'HSN', 'RWH', 'BTC']) expect(loads(game, 'current'), game).toBe(true);
  });

  test('SIV knows no Current+3', () => {
    expect(RAIN_RESULTS.map(result => loads('SIV', result))).toEqual([true, true, true, false]);
    expect(RAIN_RESULTS.map(result => loads('OTR', result))).toEqual([true, true, true, true]);
  });
});

describe('how long it rains', () => {
  /** It rains on turn 2 and so many turns in all, and then no more. */
  const rainsFor = (result: RainResult, turns: number) => (): void => {
    const t = table();
    untilTurn(t, 2);
    rain(t, result);
    expect(weather(t).rain).toBe(2 + turns - 1);
    const wet = [2, 3, 4, 5, 6].map(turn => {
      if (turn > 2) untilTurn(t, turn);
      return t.game.derived.ground.conditions.rain;
    });
    expect(wet).toEqual([2, 3, 4, 5, 6].map(turn => turn < 2 + turns));
  };

  rule('12.0/result-current', 'Rain (Current): this turn only', rainsFor('current', 1));
  rule('12.0/result-current-1', 'Rain (Current+1): this turn and the next', rainsFor('current+1', 2));
  rule('12.0/result-current-2', 'Rain (Current+2): this turn and the next two', rainsFor('current+2', 3));
  rule('12.0/result-current-3', 'Rain (Current+3): this turn and the next three', rainsFor('current+3', 4));

  rule('12.0/overlap', 'periods of rain are united, not added end to end', () => {
    const wet = (second: RainResult): number => {
      const t = table();
      untilTurn(t, 6);
      rain(t, 'current+2');
      expect(weather(t).rain).toBe(8);
      untilTurn(t, 7);
      rain(t, second);
      return weather(t).rain;
    };
    // W10
    expect([wet('current'), wet('current+1'), wet('current+2'), wet('current+3')]).toEqual([8, 8, 9, 10]);
  });
});

describe('the markers of the rivers', () => {
  /** Boxes ahead of the current turn, from Current to Current+3; 0: no marker. */
  const boxes = (rivers: 'minor' | 'major', games: readonly GameCode[], numbers: readonly number[]) => (): void => {
    for (const game of games) {
      const found = numbers.map((_, n) => after(game, RAIN_RESULTS[n] as RainResult)[rivers]);
      expect(found, game).toEqual(numbers.map(number => (number === 0 ? 0 : 1 + number)));
    }
  };
  const OTHERS: readonly GameCode[] = ['GTC', 'HSN', 'RWH', 'BTC'];

  rule('12.0/minor-number-otr-aio', 'OTR and AIO: 1, 2, 4, 6', boxes('minor', ['OTR', 'AIO'], [1, 2, 4, 6]));
  rule('12.0/major-number-otr-aio', 'OTR and AIO: 1, 3, 6, 9', boxes('major', ['OTR', 'AIO'], [1, 3, 6, 9]));
  rule('12.0/minor-number-siv', 'SIV: 0, 1, 3', boxes('minor', ['SIV'], [0, 1, 3]));
  rule('12.0/major-number-siv', 'SIV: 1, 3, 5', boxes('major', ['SIV'], [1, 3, 5]));
  rule('12.0/minor-number-others', 'all others: 0, 1, 2, 3', boxes('minor', OTHERS, [0, 1, 2, 3]));
  rule('12.0/major-number-others', 'all others: 1, 2, 3, 4', boxes('major', OTHERS, [1, 2, 3, 4]));

  test('the games whose rain is of the Advanced Game have the numbers of the others ready', () => {
    for (const game of ['SJW', 'AGA', 'HCR', 'RTG', 'SLB', 'BAC'] as const) {
      expect(PROFILES[game].rain.minor.slice(1), game).toEqual([0, 1, 2, 3]);
      expect(PROFILES[game].rain.major.slice(1), game).toEqual([1, 2, 3, 4]);
    }
  });

  rule('12.0/markers-each-rain', 'every rain moves both markers, also in a turn that was rainy already', () => {
    const t = table();
    expect(told(rain(t, 'current+1'))).toEqual(
      expect.arrayContaining(['riversUnfordable 12.0/marker-place', 'riversUnfordable 12.0/marker-place']),
    );
    expect(weather(t)).toEqual({ rain: 2, minor: 3, major: 4 });
    untilTurn(t, 2);
    rain(t, 'current');
    expect(weather(t)).toEqual({ rain: 2, minor: 4, major: 5 });
    const dry = table();
    dry.do(roll, dice(NOTHING));
    expect(weather(dry)).toEqual({ rain: 0, minor: 0, major: 0 });
  });

  rule('12.0/marker-place', 'a marker that is not on the track is put ahead of the current turn', () => {
    const t = table();
    untilTurn(t, 3);
    rain(t, 'current');
    // W10: on turn 4.
    expect(weather(t).major).toBe(4);
  });

  rule('12.0/marker-advance', 'a marker on the track goes on from where it is, not from the current turn', () => {
    const t = table(`${EVENTS}\nunfordable major 9`);
    untilTurn(t, 5);
    expect(told(rain(t, 'current+1'))).toContain('riversUnfordable 12.0/marker-advance');
    expect(weather(t).major).toBe(12);
    expect(weather(t).minor, 'this one was not there').toBe(7);
    const last = table(`${EVENTS}\nunfordable major 5`);
    untilTurn(last, 5);
    rain(last, 'current');
    expect(weather(last).major, 'in its own box it is still on the track').toBe(6);
  });

  rule('12.0/marker-zero', 'by the number 0 no marker is placed and none is moved', () => {
    expect(after('GTC', 'current')).toEqual({ rain: 1, minor: 0, major: 2 });
    const t = table('events 2:current\nunfordable minor 3', 'GTC');
    expect(rain(t, 'current').filter(event => event.type === 'riversUnfordable')).toHaveLength(1);
    expect(weather(t).minor).toBe(3);
    expect(after('OTR', 'current').minor).toBe(2);
  });

  rule('12.0/marker-remove', 'a marker is taken away at the end of the turn of its box', () => {
    const t = table(`${EVENTS}\nunfordable major 2\nunfordable minor 1`);
    const first = untilTurn(t, 2);
    expect(first).toContainEqual({ type: 'riversUnfordable', rivers: 'minor', box: 0, because: '12.0/marker-remove' });
    expect(weather(t)).toMatchObject({ minor: 0, major: 2 });
    expect(t.game.derived.ground.conditions).toMatchObject({ minor: false, major: true });
    untilTurn(t, 3);
    expect(weather(t)).toMatchObject({ minor: 0, major: 0 });
    expect(t.game.derived.ground.conditions).toMatchObject({ minor: false, major: false });
    // A later rain begins anew: 3 + 1.
    rain(t, 'current');
    expect(weather(t).major).toBe(4);
  });
});
