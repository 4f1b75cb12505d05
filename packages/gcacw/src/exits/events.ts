import type { Hex } from '@wigwag/hex';
import { NOBODY, NOWHERE } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { place } from '../occupancy.ts';
import type { Writers } from '../writers.ts';

export type ExitEvent = {
  readonly type: 'unitExited';
  readonly unit: number;
  readonly hex: Hex;
  readonly because: ClauseId;
};

export const exitWriters: Writers<ExitEvent> = {
  unitExited: (game, { unit }) => {
    const { board } = game;
    place(game, unit, NOWHERE);
    board.exited = [...board.exited, unit];
    board.leaders = board.leaders.map(leader => (leader.with === unit ? { with: NOBODY, hex: NOWHERE } : leader));
  },
};
