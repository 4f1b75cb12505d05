import type { Level } from '../data/army.ts';
import type { Nothing } from '../game.ts';
import type { Side } from '../world.ts';
import type { Stage } from './stages.ts';

export type GeneralsShapes = {
  /** Goes through the stages of one side, then of the other, then asks for redraws. Either player may press the button. */
  drawGenerals: {
    by: 'table';
    data: { side: Side; stage: Stage; at: number };
    choices: { draw: { stage: Stage } };
    result: Nothing;
  };
  redraw: {
    by: Side;
    /** Redraws that are left. */
    data: { left: number };
    choices: { redraw: { level: Level }; noRedraw: Nothing };
    result: Nothing;
  };
  /** A new general was drawn for a level: whose place does he take? */
  replace: {
    by: Side;
    data: { general: string; level: Level };
    choices: { replace: { general: string }; discardGeneral: Nothing };
    result: Nothing;
  };
  assign: {
    by: Side;
    data: Nothing;
    choices: { give: { general: string; formation: string }; assigned: Nothing };
    result: Nothing;
  };
};
