import { parseArgs } from 'node:util';

/** A whole number from the command line, or a sentence that says what was expected. */
function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value < 2 ** 31) return value;
  throw new UsageError(`--${name} takes a whole number, not "${text}"`);
}

export class UsageError extends Error {}

/** Options of a proof tool: numbers with their defaults, words, flags, and --json; `rest` where it takes names too. */
export function readArguments<N extends Record<string, number>, W extends string, F extends string = never>(
  numbers: N,
  words: readonly W[] = [],
  flags: readonly F[] = [],
  takesNames = false,
) {
  const names = [...Object.keys(numbers), ...words];
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]));
  const switches = Object.fromEntries(['json', ...flags].map(name => [name, { type: 'boolean' as const }]));
  const { values, positionals: rest } = parseArgs({
    options: { ...options, ...switches },
    strict: true,
    allowPositionals: takesNames,
  });
  const read = values as Record<string, string | boolean | undefined>;
  const given = (name: string): string | undefined => (typeof read[name] === 'string' ? read[name] : undefined);
  const parsed = Object.fromEntries(
    Object.entries(numbers).map(([name, byDefault]) => [name, wholeNumber(name, given(name) ?? String(byDefault))]),
  ) as Record<keyof N, number>;
  const texts = Object.fromEntries(words.map(name => [name, given(name)])) as Record<W, string | undefined>;
  const set = Object.fromEntries(['json', ...flags].map(name => [name, read[name] === true]));
  return { ...parsed, ...texts, ...(set as Record<F | 'json', boolean>), rest };
}

/** Runs a tool; what a person typed wrong becomes one line and exit code 2. */
export async function runTool(tool: () => Promise<void> | void): Promise<void> {
  try {
    await tool();
  } catch (error) {
    const usage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!usage) throw error;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
