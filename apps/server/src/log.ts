/** What is never written down, whoever hands it in. */
const SECRET = /cookie|password|secret|token|authorization|root|share|database_?url/i;

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** One line of JSON for each thing that happened. */
export interface Log {
  info(what: string, fields?: Fields): void;
  warn(what: string, fields?: Fields): void;
  error(what: string, fields?: Fields): void;
}

function told(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return '(hidden)';
  // What an error carries besides may hold what somebody sent.
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  return value;
}

/** `write` gets each line; anything below `least` is left out. */
export function newLog(
  write: (line: string) => void,
  least: LogLevel = 'info',
  now: () => Date = () => new Date(),
): Log {
  const from = LOG_LEVELS.indexOf(least);
  const at =
    (level: LogLevel) =>
    (what: string, fields: Fields = {}): void => {
      if (LOG_LEVELS.indexOf(level) < from) return;
      const known = Object.entries(fields).map(([name, value]) => [name, told(name, value)] as const);
      write(JSON.stringify({ at: now().toISOString(), level, what, ...Object.fromEntries(known) }));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
