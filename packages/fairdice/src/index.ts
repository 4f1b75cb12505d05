export * from './commitment.ts';
export * from './fairDice.ts';
