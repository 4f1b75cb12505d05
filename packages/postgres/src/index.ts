export type { Ask, Question, Row } from './ask.ts';
export { type DatabaseSettings, type Line, openDatabase, type Sql, type Transaction } from './database.ts';
export { isUnreachable } from './lost.ts';
