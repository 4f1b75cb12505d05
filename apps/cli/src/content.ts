import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Validation, validateFiles } from '@wigwag/content';
import type { ScenarioData } from '@wigwag/gcacw';

const CONTENT = 'packages/content/gcacw';

/** The content that comes with the program lies above this file, wherever it was bundled to. */
function contentFolder(): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, CONTENT))) return join(at, CONTENT);
  }
  return undefined;
}

let read: Validation | undefined;

/** Everything that comes with the program; reading it takes a second or two, so it is read once. */
export function bundledContent(): Validation {
  if (read !== undefined) return read;
  const folder = contentFolder();
  const names = folder === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter(file => file.endsWith('.yaml'))
    .map(file => ({ path: file, text: readFileSync(join(folder ?? '', file), 'utf8') }));
  read = validateFiles(files);
  return read;
}

export const bundledScenario = (id: string): ScenarioData | undefined => bundledContent().scenarios.get(id);
