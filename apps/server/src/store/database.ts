import connect from 'postgres';

export type Sql = connect.Sql;

/** How many connections a node keeps for its queries; one more listens. */
const CONNECTIONS = 10;

export function openDatabase(url: string, connections = CONNECTIONS): Sql {
  return connect(url, {
    max: connections,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => undefined,
    connection: { application_name: 'wigwag' },
    // Numbers of ours stay far below what JavaScript counts exactly.
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
}

/** Is it the connection that failed, and not what was asked? Then nobody knows whether it was done. */
export function isUnreachable(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return false;
  // 57P0x: the database is ending or starting. 53: it has run out of something.
  return /^(?:CONNECT|ECONN|EPIPE|ETIMEDOUT|57P0|53|08)/.test(code);
}
