import { refusal, topFrame, visitOutcomes } from '@wigwag/kernel';
import type { AnyChoice, Game, Gcacw } from '../game.ts';
import { mustRoll } from '../movement/march/beginMarch.ts';
import { unitOnMap, unitState } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import { WAYS } from './prospects.ts';

/** What the dice of a choice may do to a unit, exactly: shares of all the ways they fall. */
export interface Hazards {
  /** The Fatigue Level that it comes to. */
  readonly fatigue: number;
  /** It makes an extended march. */
  readonly extended: boolean;
  /** The least and the most points that a force march adds; undefined: there is none. */
  readonly bonus: readonly [least: number, most: number] | undefined;
  /** An organized unit comes out of it disorganized, and is not lost. */
  readonly disorganized: number;
  /** It loses Manpower, and is not lost. */
  readonly losses: number;
  /** It is lost. */
  readonly eliminated: number;
}

/** Undefined: it may not be chosen now. */
export function hazardsOf(g: Game, choice: AnyChoice, unit: number): Hazards | undefined {
  const by = topFrame(g)?.by;
  if (by === undefined || refusal(gcacw, g, by, choice) !== undefined) return undefined;
  const was = unitState(g, unit);
  const found = { fatigue: was.fatigue, extended: false, disorganized: 0, losses: 0, eliminated: 0 };
  const bonuses: number[] = [];
  visitOutcomes<Gcacw>(gcacw, g, choice, ({ game, events, ways, of }) => {
    const share = (WAYS * ways) / of;
    for (const event of events) {
      if (event.type === 'forceMarched' && event.unit === unit) bonuses.push(event.bonus);
      if (event.type === 'extendedMarch' && event.unit === unit) found.extended = true;
      if (event.type === 'fatigued' && event.unit === unit) found.fatigue = event.fatigue;
    }
    if (unitOnMap(game, unit) === undefined) found.eliminated += share;
    else {
      const is = unitState(game, unit);
      if (is.manpower < was.manpower) found.losses += share;
      if (is.disorganized && !was.disorganized) found.disorganized += share;
    }
  });
  const bonus = bonuses.length === 0 ? undefined : ([Math.min(...bonuses), Math.max(...bonuses)] as const);
  const { disorganized, losses, eliminated } = found;
  return {
    ...found,
    bonus,
    ...{ disorganized: disorganized / WAYS, losses: losses / WAYS, eliminated: eliminated / WAYS },
  };
}

/** Of a march about to begin: an extended one, or one at Fatigue Level 4; undefined: it is neither, and its dice do no harm. */
export const marchHazards = (g: Game, choice: AnyChoice, unit: number): Hazards | undefined =>
  mustRoll(g, unit) || unitState(g, unit).fatigue > 3 ? hazardsOf(g, choice, unit) : undefined;
