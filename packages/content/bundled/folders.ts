import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the content lies in the folder of the program, a folder a ruleset, and where it lies once it is compiled. */
const PACKAGE = 'packages/content';
const RULESETS = ['gcacw', 'lee'] as const;
export const CONTENT = `${PACKAGE}/gcacw`;
export const COMPILED = 'dist/content';

/** The folder of the program: it is above this file, wherever this file was bundled to. */
export function programFolder(): string {
  const here = fileURLToPath(import.meta.url);
  for (let at = dirname(here); at !== dirname(at); at = dirname(at)) if (existsSync(join(at, CONTENT))) return at;
  throw new Error(`content-not-above: ${CONTENT}, ${here}`);
}

/** The files of the content by their paths from the folder of the program. */
export const contentPaths = (root: string): string[] => RULESETS.flatMap(ruleset => pathsBelow(root, ruleset)).sort();

function pathsBelow(root: string, ruleset: (typeof RULESETS)[number]): string[] {
  const folder = `${PACKAGE}/${ruleset}`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`);
}

export const isContent = (path: string): boolean => RULESETS.some(ruleset => path.startsWith(`${PACKAGE}/${ruleset}/`));

/** A file's path below the folder of the campaigns, or of the package. */
export const nameOf = (path: string): string =>
  path.slice((path.startsWith(`${CONTENT}/`) ? CONTENT : PACKAGE).length + 1);
