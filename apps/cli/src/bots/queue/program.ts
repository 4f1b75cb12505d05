import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledEdition } from '@wigwag/content/bundled';

/** Of this program, its content and the machine it runs on: games are put together only if one program has played them all. */
export const programHash = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(bundledEdition())
    .update(process.versions.v8)
    .digest('hex');
