import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScenarioData } from '@wigwag/gcacw';
import { type ContentFile, type Validation, validateFiles } from './src/index.ts';

/** The content that comes with the program, for those who run where its files are: the command line, tools, tests. */
const CONTENT = 'packages/content/gcacw';

/** It lies above this file, wherever it was bundled to. */
function contentFolder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, CONTENT))) return join(at, CONTENT);
  }
  throw new Error(`content-not-above: ${CONTENT}, ${fileURLToPath(import.meta.url)}`);
}

export function bundledFiles(): ContentFile[] {
  const folder = contentFolder();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .map(file => ({ path: file, text: readFileSync(join(folder, file), 'utf8') }));
}

let read: Validation | undefined;

/** Everything that comes with the program; reading it takes a second or two, so it is read once. */
export function bundledContent(): Validation {
  read ??= validateFiles(bundledFiles());
  return read;
}

export const bundledScenario = (id: string): ScenarioData | undefined => bundledContent().scenarios.get(id);
