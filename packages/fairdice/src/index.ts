export * from './checkDice.ts';
export * from './commitment.ts';
export * from './fairDice.ts';
