import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { FlowWithoutDice, Game } from '../game.ts';
import type { Profile } from '../profiles/profile.ts';
import { RAIN_RESULTS, type RainResult } from '../vocabulary.ts';

type Rivers = 'minor' | 'major';
const RIVERS: readonly Rivers[] = ['minor', 'major'];

// biome-ignore format: a table
/** How many turns the rain goes on after the current one. */
export const RAIN: Readonly<Record<RainResult, readonly [ClauseId, number]>> = {
  'current':   ['12.0/result-current',   0],
  'current+1': ['12.0/result-current-1', 1],
  'current+2': ['12.0/result-current-2', 2],
  'current+3': ['12.0/result-current-3', 3],
};

/** 12.0/rain-scope-*: may a table of random events bring rain in a Basic scenario of the game? (ruling A23) */
export const mayRain = ({ rain: { scope } }: Profile): boolean =>
  holds('12.0/rain-scope-basic', scope === 'basic') || scope === 'scenario';

/** 12.0/*-number-siv: a result without a rain number is not one of the game's. */
export const isResultOf = ({ rain }: Profile, result: RainResult): boolean =>
  numberOf(rain.major, result) !== undefined;

const numberOf = ([, ...numbers]: Profile['rain'][Rivers], result: RainResult): number | undefined =>
  numbers[RAIN_RESULTS.indexOf(result)];

/** The last turn of rain: periods are united, never added end to end. */
function lastTurn({ board }: Game, turns: number): number {
  const until = board.turn + turns;
  return holds('12.0/overlap', board.weather.rain > until) ? board.weather.rain : until;
}

/** 12.0/marker-place, -advance, -zero */
function moveMarker(flow: FlowWithoutDice, rivers: Rivers, result: RainResult): void {
  const { board, world } = flow.game;
  const numbers = world.profile.rain[rivers];
  const number = holds(numbers[0], true) ? (numberOf(numbers, result) ?? 0) : 0;
  if (holds('12.0/marker-zero', number === 0)) return;
  const from = board.weather[rivers];
  if (holds('12.0/marker-advance', from >= board.turn))
    flow.emit({ type: 'riversUnfordable', rivers, box: from + number, because: '12.0/marker-advance' });
  else if (holds('12.0/marker-place', true))
    flow.emit({ type: 'riversUnfordable', rivers, box: board.turn + number, because: '12.0/marker-place' });
}

/** A Rain event: rain markers, then both markers of the rivers, by the full number even if it was raining (ruling A31). */
export function rain(flow: FlowWithoutDice, result: RainResult): void {
  const [because, turns] = RAIN[result];
  if (holds(because, true)) flow.emit({ type: 'rained', until: lastTurn(flow.game, turns), because });
  if (holds('12.0/markers-each-rain', true)) for (const rivers of RIVERS) moveMarker(flow, rivers, result);
}

/** The end of a turn: a marker does not outlast the turn of its box. */
export function liftMarkers(flow: FlowWithoutDice): void {
  for (const rivers of RIVERS) {
    const { weather, turn } = flow.game.board;
    if (holds('12.0/marker-remove', weather[rivers] > 0 && weather[rivers] <= turn))
      flow.emit({ type: 'riversUnfordable', rivers, box: 0, because: '12.0/marker-remove' });
  }
}
