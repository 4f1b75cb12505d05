import type { BotMaker } from '../bot.ts';

/** Any choice is as likely as any other: nearly passive, for a pass ends an action and is listed with few others. */
export const random: BotMaker = below => ({
  choose: ({ choices }) => choices[below(choices.length)] as (typeof choices)[number],
});
