import type { AnyChoice } from '@wigwag/gcacw';
import type { BotMaker } from '../bot.ts';

/** Letting go, and covering or showing what is one's own: all that is not acting. */
const IDLE: readonly AnyChoice['do'][] = ['pass', 'finish', 'stop', 'conceal', 'reveal', 'sham', 'marchDummy'];

/** Random, but it never passes and never ends a march while it can act. */
export const restless: BotMaker = below => ({
  choose({ choices }) {
    const acts = choices.filter(choice => !IDLE.includes(choice.do));
    const listed = acts.length > 0 ? acts : choices.filter(choice => choice.do !== 'conceal' && choice.do !== 'reveal');
    return listed[below(listed.length)] as AnyChoice;
  },
});
