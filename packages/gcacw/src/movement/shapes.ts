import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';

export type MovementShapes = {
  /** Steps 3 to 5 of a march. `left` is in halves of a point; `joining`: a leader who will go along, or nobody. */
  march: {
    by: Side;
    data: { unit: number; left: number; moved: boolean; forced: boolean; weary: boolean; joining: number };
    choices: { force: Nothing; join: { leader: number }; step: { to: number }; stop: Nothing };
    /** Leaders whom the march has brought to another hex. */
    result: { carried: readonly number[] };
  };
};
