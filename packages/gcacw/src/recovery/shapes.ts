import type { Nothing } from '../game.ts';
import type { Reveal } from '../intelligence/shapes.ts';
import type { Side } from '../vocabulary.ts';

export type RecoveryShapes = {
  /** Recovery Step 1 of one side. */
  recovery: {
    by: Side;
    data: {
      /** Units that have worked. */
      done: readonly number[];
      /** Of these the units that have tried to build a bridge. */
      builders?: readonly number[];
      /** A repair has been tried. */
      repaired: boolean;
    };
    choices: {
      entrench: { unit: number };
      build: { unit: number; hexside: number };
      repair: { unit: number; hexside: number };
      finish: Nothing;
    } & Reveal;
    result: Nothing;
  };
};
