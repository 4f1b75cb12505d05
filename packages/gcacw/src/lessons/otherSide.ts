import type { AnyChoice } from '../game.ts';

/** Ways to let a decision go by. */
const IDLE: readonly AnyChoice['do'][] = ['pass', 'finish', 'hold', 'stand', 'remain'];

/**
 * What the side does that nobody plays in a lesson: nothing, where it may. Where it must (retreat, divide losses, place a
 * leader) it takes what is listed first, so that whatever the learner does the lesson goes on.
 */
export const idleChoice = (choices: readonly AnyChoice[]): AnyChoice | undefined =>
  choices.find(choice => IDLE.includes(choice.do)) ?? choices[0];
