/** The line to the database was lost, or none was to be had: nobody knows whether what was asked was done. */
export class LineLost extends Error {
  readonly code = 'CONNECTION_LOST';
}

/** What the driver says in words alone. */
const SAID =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout e|Query read timeout|Cannot use a pool after)/;

/** The same error, with a code where the driver gave none. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || !SAID.test(error.message)) return error;
  return new LineLost(error.message, { cause: error });
}

/** Is it the line that failed, and not what was asked? Then nobody knows whether it was done. */
export function isUnreachable(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return false;
  // 57P0x: the database is ending or starting. 53: it has run out of something. 08: the line.
  return /^(?:CONNECTION_|ECONN|EPIPE|EHOSTUNREACH|ETIMEDOUT|57P0|53|08)/.test(code);
}
