import type { BotMaker } from '../bot.ts';
import { goer } from './goer.ts';

/** Goes for the nearest points as long as anybody can walk, and attacks whatever it can. */
export const rusher: BotMaker = () => goer({ leastModifier: Number.NEGATIVE_INFINITY, mostFatigue: 4, hunts: true });
