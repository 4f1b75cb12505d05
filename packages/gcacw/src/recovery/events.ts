import type { ClauseId } from '../clauses.generated.ts';
import { unitState } from '../pieces/pieces.ts';
import type { Writers } from '../writers.ts';

export type RecoveryEvent =
  | { readonly type: 'organized'; readonly unit: number; readonly because: ClauseId }
  | { readonly type: 'exhausted'; readonly unit: number; readonly exhausted: boolean; readonly because: ClauseId }
  | { readonly type: 'rested'; readonly unit: number; readonly fatigue: number; readonly because: ClauseId };

export const recoveryWriters: Writers<RecoveryEvent> = {
  organized: (game, { unit }) => {
    unitState(game, unit).disorganized = false;
    game.board.rallied = [...game.board.rallied, unit];
  },
  exhausted: (game, { unit, exhausted }) => {
    unitState(game, unit).exhausted = exhausted;
  },
  rested: (game, { unit, fatigue }) => {
    unitState(game, unit).fatigue = fatigue;
  },
};
