import { random } from './baselines/random.ts';
import type { BotMaker } from './bot.ts';
import { commanderOf } from './commander/commander.ts';

/** Who can be asked for by name. The baselines are pinned: what they play does not change. */
export const BOTS = {
  random,
  recruit: commanderOf('recruit'),
  regular: commanderOf('regular'),
  veteran: commanderOf('veteran'),
  general: commanderOf('general'),
} as const satisfies Readonly<Record<string, BotMaker>>;

export type BotName = keyof typeof BOTS;

export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
