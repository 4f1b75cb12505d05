export * from './data/command.ts';
export * from './data/inPlay.ts';
export * from './data/limits.ts';
export * from './data/map.ts';
export * from './data/orderOfBattle.ts';
export * from './data/scenario.ts';
export * from './data/title.ts';
export * from './vocabulary.ts';
