import type { Phase } from '../board.ts';
import type { Nothing } from '../game.ts';
import type { Conceal, Reveal } from '../intelligence/shapes.ts';
import type { Side } from '../vocabulary.ts';

export type SequenceShapes = {
  /** Lies at the bottom all game long and leads through the phases of the turn. It asks nothing itself. */
  turn: { by: 'table'; data: { next: Phase }; choices: Nothing; result: Nothing };
  /** A phase that the scenario adds: played by its own text, then confirmed by both sides. */
  scenarioPhase: {
    by: Side;
    data: { place: number };
    choices: { finish: Nothing };
    result: { place: number; by: Side };
  };
  transfer: {
    by: Side;
    data: { done: readonly number[] };
    choices: { transfer: { leader: number; unit: number }; finish: Nothing } & Reveal;
    result: Nothing;
  };
  /** An Action Phase: the Initiative Segment, then the Activation Segment. */
  initiative: {
    by: 'table';
    data: { step: 'roll' | 'offer' };
    choices: { roll: Nothing };
    result: { cycleEnded: boolean; recovery: boolean };
  };
  offer: {
    by: Side;
    data: { handed: boolean };
    choices: { take: Nothing; pass: Nothing } & Conceal & Reveal;
    result: { taken: boolean };
  };
};
