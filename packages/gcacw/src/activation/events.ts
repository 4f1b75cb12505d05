import type { Hex } from '@wigwag/hex';
import type { Station } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { unwritten, type Writers } from '../writers.ts';

export type ActivationEvent =
  | {
      readonly type: 'actionBegan';
      readonly action: 'march' | 'activate' | 'assault' | 'burn' | 'entrench';
      readonly unit: number;
      readonly leader: number;
      readonly units: readonly number[];
    }
  | {
      readonly type: 'stationBurned';
      readonly unit: number;
      readonly hex: Hex;
      readonly damage: Station['damage'];
      readonly because: ClauseId;
    };

export const activationWriters: Writers<ActivationEvent> = {
  actionBegan: unwritten,
  stationBurned: ({ board }, { hex, damage }) => {
    board.stations = [...board.stations.filter(station => station.hex !== hex), { hex, damage }];
  },
};
