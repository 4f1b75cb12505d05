import type { Nothing } from '../game.ts';
import type { Step } from './steps.ts';

export type SequenceShapes = {
  /** Below everything: goes from step to step and asks nothing itself. */
  sequence: { by: 'table'; data: { step: Step }; choices: Nothing; result: Nothing };
};
