import type { Hex } from '@wigwag/hex';
import type { ClauseId } from '../clauses.generated.ts';
import { placeWithLeaders } from '../occupancy.ts';
import type { RainResult } from '../vocabulary.ts';
import { unwritten, type Writers } from '../writers.ts';
import { heedWeather } from './heed.ts';

export type WeatherEvent =
  | { readonly type: 'randomEvent'; readonly total: number; readonly result: RainResult | 'none' }
  /** The last turn of rain. */
  | { readonly type: 'rained'; readonly until: number; readonly because: ClauseId }
  /** The box of a Rivers Unfordable marker; 0: off the track. */
  | {
      readonly type: 'riversUnfordable';
      readonly rivers: 'minor' | 'major';
      readonly box: number;
      readonly because: ClauseId;
    }
  | { readonly type: 'unitDisplaced'; readonly unit: number; readonly from: Hex; readonly to: Hex };

export const weatherWriters: Writers<WeatherEvent> = {
  randomEvent: unwritten,
  rained: (game, { until }) => {
    game.board.weather = { ...game.board.weather, rain: until };
    heedWeather(game);
  },
  riversUnfordable: (game, { rivers, box }) => {
    game.board.weather = { ...game.board.weather, [rivers]: box };
    heedWeather(game);
  },
  unitDisplaced: placeWithLeaders,
};
