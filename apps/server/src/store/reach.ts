import { openDatabase, type Sql } from './database.ts';

/** The database does not answer: what whoever runs the server is told. */
export class DatabaseAway extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'nobody knows the name of its machine',
  EAI_AGAIN: 'nobody knows the name of its machine',
};

export function whyAway(error: unknown): string {
  // Where a name has several addresses there is an error for each.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message = String(first) } = first as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason === undefined ? message : `${reason} (${message})`;
}

/** Asks once, before anything is done with it. */
export async function reach(sql: Sql): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    throw new DatabaseAway(
      `The database in DATABASE_URL does not answer: ${whyAway(error)}. Start it, or correct the address`,
    );
  }
}

/** The same for an address. */
export async function reachAt(url: string): Promise<void> {
  const sql = openDatabase(url, 1);
  try {
    await reach(sql);
  } finally {
    await sql.end();
  }
}
