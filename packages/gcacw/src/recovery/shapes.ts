import type { Nothing } from '../game.ts';
import type { Reveal } from '../intelligence/shapes.ts';
import type { Side } from '../vocabulary.ts';

export type RecoveryShapes = {
  /** Recovery Step 1 of one side. */
  recovery: {
    by: Side;
    data: { done: readonly number[] };
    choices: { entrench: { unit: number }; finish: Nothing } & Reveal;
    result: Nothing;
  };
};
