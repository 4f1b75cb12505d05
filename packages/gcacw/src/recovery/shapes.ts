import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';

export type RecoveryShapes = {
  /** Recovery Step 1 of one side. */
  recovery: {
    by: Side;
    /** Units that have worked, and whether a repair has been tried. */
    data: { done: readonly number[]; repaired: boolean };
    choices: { entrench: { unit: number }; repair: { unit: number; hexside: number }; finish: Nothing };
    result: Nothing;
  };
};
