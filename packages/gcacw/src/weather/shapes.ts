import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';

export type WeatherShapes = {
  /** The Random Events Phase: the roll, then whatever the rain drives out of the swamps, each unit once. */
  randomEvents: {
    by: 'table';
    data: { step: 'roll' | 'rain' | 'over'; driven: readonly number[] };
    choices: { roll: Nothing };
    result: Nothing;
  };
  /** A unit that has to leave a provisional swamp at once. */
  displacement: { by: Side; data: { unit: number }; choices: { displace: { to: number } }; result: Nothing };
};
