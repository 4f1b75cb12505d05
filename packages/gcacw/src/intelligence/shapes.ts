import type { Nothing } from '../game.ts';
import type { Side } from '../vocabulary.ts';

/** LI/dummy-move-type: what a dummy is made to look like. A cavalry division's leader rolls otherwise than a corps's. */
export const DUMMY_TYPES = [
  'infantry',
  'cavalry',
  'infantry-leader',
  'cavalry-leader',
  'cavalry-division-leader',
] as const;
export type DummyType = (typeof DUMMY_TYPES)[number];

export const hasLeader = (as: DummyType): boolean => as !== 'infantry' && as !== 'cavalry';

/** One sham roll, as for a unit; with a leader one more for the roll that his unit may have to make when it sets out. */
export const SHAMS = { alone: 1, led: 2 } as const;

/** LI/remove-any-time */
export type Reveal = { reveal: { force: number } };

/** What the side that has the initiative may do with its markers. */
export type Conceal = {
  /** Units of a hex go under marker `force` there; 0: under a new one. No units: a dummy. */
  conceal: { hex: number; force: number; units: readonly number[] };
};

export type IntelligenceShapes = {
  dummyMarch: {
    by: Side;
    /** `left` in halves of a point; `shams`: so many sham rolls may still be made before it moves. */
    data: { force: number; as: DummyType; left: number; moved: boolean; shams: number };
    choices: { step: { to: number }; stop: Nothing; sham: Nothing } & Conceal & Reveal;
    result: Nothing;
  };
  /**
   * After an activation that began in a hex with several markers: dummies may follow. `waiting`: markers of that hex.
   * `led`: a leader was active; where his hidden units began must not show, so the owner is asked in any case.
   */
  riding: {
    by: Side;
    data: { waiting: readonly number[]; allowance: number; as: DummyType; led: boolean };
    choices: { ride: { force: number; sham: boolean }; finish: Nothing } & Conceal & Reveal;
    result: Nothing;
  };
};
