import type { BotMaker } from '../bot.ts';
import { botOf, Commander } from '../commander/commander.ts';
import { SKILLS, type Skill } from '../commander/levels.ts';
import { BOTS } from '../registry.ts';

/** Units that he sends with a leader at most. */
const LED = 2;

/** In centi-points: enough for games from one moment to differ. */
const NOISE = 15;

/** He force marches as readily as the best do. */
const FOLLOWER: Skill = { ...SKILLS.regular, leaders: LED, force: SKILLS.general.force, noise: NOISE, overlooks: 0 };

/** Who goes on with a game or an action that is looked at: quick, good enough, and no plan that would differ with each try. */
export const follower: BotMaker = below =>
  botOf(new Commander({ level: 'regular', style: 'balanced', below, skill: FOLLOWER }));

/** Who can be named to play games on. */
export const PLAYERS = { ...BOTS, follower } as const satisfies Readonly<Record<string, BotMaker>>;

export type PlayerName = keyof typeof PLAYERS;
