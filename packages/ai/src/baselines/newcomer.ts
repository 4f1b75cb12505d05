import type { BotMaker } from '../bot.ts';
import { goer } from './goer.ts';

/** A person in the first games: attacks at +2 or better, goes for the nearest points, rests at fatigue 3. */
export const newcomer: BotMaker = () => goer({ leastModifier: 2, mostFatigue: 2, hunts: false });
