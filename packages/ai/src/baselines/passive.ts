import type { AnyChoice } from '@wigwag/gcacw';
import type { BotMaker } from '../bot.ts';

/** Ways to let a decision go by. */
const IDLE: readonly AnyChoice['do'][] = ['pass', 'finish', 'stop', 'hold', 'halt', 'stand', 'remain', 'proceed'];

/** Lets a decision go by; undefined: it may not. */
export const idleAmong = (choices: readonly AnyChoice[]): AnyChoice | undefined =>
  choices.find(choice => IDLE.includes(choice.do));

/** Does nothing where it may, and where it must what is listed first. */
export const passive: BotMaker = () => ({
  choose: ({ choices }) => idleAmong(choices) ?? (choices[0] as AnyChoice),
});
