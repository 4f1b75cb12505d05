import type { Nothing } from '../game.ts';
import type { Side } from '../world.ts';

export type ArmiesShapes = {
  /** Each side in turn says which list of its army it brings. */
  lists: { by: Side; data: Nothing; choices: { chooseList: { list: string } }; result: Nothing };
  /** The sides propose a year until the other agrees; 0: nothing is proposed. Another list may be brought instead. */
  year: {
    by: Side;
    data: { proposed: number };
    choices: { proposeYear: { year: number }; agreeYear: Nothing; chooseList: { list: string } };
    result: Nothing;
  };
};
