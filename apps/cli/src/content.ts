import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateFiles } from '@wigwag/content';
import type { ScenarioData } from '@wigwag/gcacw';

const CONTENT = 'packages/content/gcacw';

/** The content that comes with the program lies above this file, wherever it was bundled to. */
function contentFolder(): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, CONTENT))) return join(at, CONTENT);
  }
  return undefined;
}

export function bundledScenario(id: string): ScenarioData | undefined {
  const folder = contentFolder();
  if (folder === undefined) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .map(file => ({ path: file, text: readFileSync(join(folder, file), 'utf8') }));
  return validateFiles(files).scenarios.get(id);
}
