import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';

export type LeaderShapes = {
  /** A leader whose unit is gone, and who has a choice of where to go. */
  displaced: { by: Side; data: { leader: number }; choices: { attachTo: { unit: number } }; result: Nothing };
};
