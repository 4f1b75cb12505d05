import type { Hex } from '@wigwag/hex';
import { NOBODY, NOWHERE } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { place, placeWithLeaders } from '../occupancy.ts';
import { unitState } from '../pieces/pieces.ts';
import { unwritten, type Writers } from '../writers.ts';

export type MovementEvent =
  /** Of the points `plus` came without dice. */
  | {
      readonly type: 'allowanceRolled';
      readonly unit: number;
      readonly leader: number;
      readonly points: number;
      readonly plus: number;
    }
  | { readonly type: 'fatigued'; readonly unit: number; readonly fatigue: number; readonly because: ClauseId }
  | {
      readonly type: 'extendedMarch';
      readonly unit: number;
      readonly die: number;
      readonly modifier: number;
      readonly result: 'NE' | 'D' | '1' | '2' | '3';
    }
  | {
      readonly type: 'forceMarched';
      readonly unit: number;
      readonly roll: number;
      readonly bonus: number;
      readonly loss: number;
    }
  | { readonly type: 'disorganized'; readonly unit: number; readonly because: ClauseId }
  | {
      readonly type: 'manpowerLost';
      readonly unit: number;
      readonly lost: number;
      readonly manpower: number;
      readonly because: ClauseId;
    }
  | { readonly type: 'unitEliminated'; readonly unit: number; readonly hex: Hex; readonly because: ClauseId }
  | { readonly type: 'unitMoved'; readonly unit: number; readonly from: Hex; readonly to: Hex; readonly left: number }
  | { readonly type: 'marchEnded'; readonly unit: number; readonly because: ClauseId };

export const movementWriters: Writers<MovementEvent> = {
  allowanceRolled: unwritten,
  fatigued: (game, { unit, fatigue }) => {
    unitState(game, unit).fatigue = fatigue;
  },
  extendedMarch: unwritten,
  forceMarched: unwritten,
  disorganized: (game, { unit }) => {
    unitState(game, unit).disorganized = true;
  },
  manpowerLost: (game, { unit, manpower }) => {
    unitState(game, unit).manpower = manpower;
  },
  unitEliminated: (game, { unit }) => {
    place(game, unit, NOWHERE);
    for (const leader of game.board.leaders) if (leader.with === unit) leader.with = NOBODY;
  },
  unitMoved: placeWithLeaders,
  marchEnded: unwritten,
};
