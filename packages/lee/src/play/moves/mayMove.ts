import type { Frame, Game } from '../../game.ts';
import type { MovementClause } from '../../movement/judgement.ts';
import { ROUNDS_OF_COMBAT, whyNoNormalMove } from '../../movement/mayMove.ts';
import { rangeOf } from '../../movement/range.ts';
import { stateOf } from '../marks.ts';
import { rosterOf, unitsOfCorps } from '../roster.ts';
import { moverOf } from '../table/mover.ts';
import { settingsOf } from '../table/settings.ts';

/** 7.1: why a unit may not make a normal move now, wherever it would go. */
export function whyMayNotMove(game: Game, f: Frame<'moves'>, unit: string): MovementClause | undefined {
  const placed = game.board.play.units[f.by][unit];
  const isCorpsActive = rosterOf(game, f.by).get(unit)?.corps === f.corps;
  const activation = { isCorpsActive, areAttacksDone: f.fought, roundsOfCombatDone: f.fought ? ROUNDS_OF_COMBAT : 0 };
  return whyNoNormalMove(stateOf(placed?.marks ?? []), activation);
}

/** Units of the active corps that could still make a normal move once its combat is over. */
export function unitsToGo(game: Game, f: Frame<'moves'>): string[] {
  const { turn, units } = game.board.play;
  const fought = { ...f, fought: true };
  return unitsOfCorps(game, f.by, f.corps)
    .map(({ id }) => id)
    .filter(id => {
      const mover = units[f.by][id] === undefined ? undefined : moverOf(game, f.by, id);
      if (mover === undefined || units[f.by][id]?.movedOn === turn) return false;
      return (
        rangeOf(mover, 'normal', settingsOf(game.world)).plain > 0 && whyMayNotMove(game, fought, id) === undefined
      );
    });
}
