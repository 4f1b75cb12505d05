import { NOBODY, NOWHERE } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { hexOf } from '../pieces/pieces.ts';
import type { Writers } from '../writers.ts';

export type LeaderEvent =
  | { readonly type: 'leaderAttached'; readonly leader: number; readonly unit: number; readonly because: ClauseId }
  | { readonly type: 'leaderRemoved'; readonly leader: number; readonly because: ClauseId };

export const leaderWriters: Writers<LeaderEvent> = {
  leaderAttached: (game, { leader, unit }) => {
    game.board.leaders[leader] = { with: unit, hex: hexOf(game, unit) };
  },
  leaderRemoved: ({ board }, { leader }) => {
    board.leaders[leader] = { with: NOBODY, hex: NOWHERE };
  },
};
