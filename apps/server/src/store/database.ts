import { type Ask, openDatabase as open, type Sql } from '@wigwag/postgres';

export { isUnreachable, type Sql, type Transaction } from '@wigwag/postgres';

/** Inside a transaction or not. */
export type Asking = Ask;

/** How many connections a node keeps for its queries; one more listens. */
const CONNECTIONS = 10;

export const openDatabase = (url: string, connections = CONNECTIONS): Sql => open(url, { connections });
