export * from './bot.ts';
export * from './registry.ts';
