import { greedy } from './baselines/greedy.ts';
import { newcomer } from './baselines/newcomer.ts';
import { passive } from './baselines/passive.ts';
import { random } from './baselines/random.ts';
import { restless } from './baselines/restless.ts';
import { rusher } from './baselines/rusher.ts';
import type { BotMaker } from './bot.ts';
import { commanderOf } from './commander/commander.ts';

/** Who can be asked for by name. The baselines are pinned: what they play does not change. */
export const BOTS = {
  random,
  restless,
  passive,
  rusher,
  greedy,
  newcomer,
  recruit: commanderOf('recruit'),
  regular: commanderOf('regular'),
  veteran: commanderOf('veteran'),
  general: commanderOf('general'),
} as const satisfies Readonly<Record<string, BotMaker>>;

export type BotName = keyof typeof BOTS;

/** Small and large, a raid, a river, battles: where strength is measured unless something else is asked for. */
export const MEASURED = [
  'stuarts-raid',
  'cedar-mountain',
  'first-bull-run',
  'crossing-the-tallowee',
  'second-manassas',
] as const;

export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
