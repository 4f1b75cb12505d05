export { CLAUSES, type ClauseId } from './clauses.generated.ts';
export { engine, newGame, openGame, openSetup, pickets, setUp, WORLD } from './ruleset.ts';
export * from './vocabulary.ts';
