import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the content lies in the folder of the program, and where it lies once it is compiled. */
export const CONTENT = 'packages/content/gcacw';
export const COMPILED = 'dist/content';

/** The folder of the program: it is above this file, wherever this file was bundled to. */
export function programFolder(): string {
  const here = fileURLToPath(import.meta.url);
  for (let at = dirname(here); at !== dirname(at); at = dirname(at)) if (existsSync(join(at, CONTENT))) return at;
  throw new Error(`content-not-above: ${CONTENT}, ${here}`);
}

/** The files of the content by their paths from the folder of the program. */
export const contentPaths = (root: string): string[] =>
  readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .map(file => `${CONTENT}/${file.replaceAll('\\', '/')}`)
    .sort();

export const isContent = (path: string): boolean => path.startsWith(`${CONTENT}/`);
