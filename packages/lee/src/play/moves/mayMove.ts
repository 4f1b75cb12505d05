import type { Frame, Game } from '../../game.ts';
import type { MovementClause } from '../../movement/judgement.ts';
import { ROUNDS_OF_COMBAT, whyNoNormalMove } from '../../movement/mayMove.ts';
import { stateOf } from '../marks.ts';
import { rosterOf } from '../roster.ts';

/** 7.1: why a unit may not make a normal move now, wherever it would go. */
export function whyMayNotMove(game: Game, f: Frame<'moves'>, unit: string): MovementClause | undefined {
  const placed = game.board.play.units[f.by][unit];
  const isCorpsActive = rosterOf(game, f.by).get(unit)?.corps === f.corps;
  const activation = { isCorpsActive, areAttacksDone: f.fought, roundsOfCombatDone: f.fought ? ROUNDS_OF_COMBAT : 0 };
  return whyNoNormalMove(stateOf(placed?.marks ?? []), activation);
}
