import type { Hex } from '@wigwag/hex';
import type { ClauseId } from '../clauses.generated.ts';
import { place } from '../occupancy.ts';
import type { Writers } from '../writers.ts';

export type ArrivalEvent = {
  readonly type: 'unitArrived';
  readonly unit: number;
  readonly to: Hex;
  readonly because: ClauseId;
};

export const arrivalWriters: Writers<ArrivalEvent> = {
  unitArrived: (game, { unit, to }) => {
    place(game, unit, to);
    game.board.awaited = game.board.awaited.filter(each => each !== unit);
  },
};
