/** By title, put in when a program is bundled. */
declare const ENGINES: Readonly<Record<string, string>>;

/**
 * By what this program plays a title: a hash of all code and content that decide how its games go. Where it is the same, the same
 * decisions lead to the same positions; where it is not, nobody knows before he has tried.
 */
export const engineOf = (title: string): string => ENGINES[title] ?? '';
