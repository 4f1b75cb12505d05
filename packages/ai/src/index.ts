export * from './bot.ts';
export { Commander, type Settings } from './commander/commander.ts';
export * from './commander/explanation.ts';
export { LEVELS, type Level } from './commander/levels.ts';
export { STYLES, type Style } from './commander/weights.ts';
export * from './registry.ts';
