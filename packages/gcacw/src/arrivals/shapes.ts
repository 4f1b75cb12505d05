import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';

export type ArrivalShapes = {
  /** A reinforcement that may enter in more than one hex. */
  arrival: { by: Side; data: { unit: number }; choices: { enter: { to: number } }; result: Nothing };
};
