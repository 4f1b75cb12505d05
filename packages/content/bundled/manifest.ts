import { createHash } from 'node:crypto';
import type { Problem } from '../src/index.ts';

export const MANIFEST = 'manifest.json';
export const MANIFEST_FORMAT = 'wigwag-compiled 1';

/** What the content was compiled from and into: hashes by paths from the folder of the program. */
export interface Manifest {
  readonly format: typeof MANIFEST_FORMAT;
  /** The version of the machine's own serialization, in which maps are kept. */
  readonly v8: string;
  /** The content's files, and the program that compiled them. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  /** Of each compiled file, by its name (maps/laurel-bend.json), the path of the file that it was compiled from. */
  readonly sources: Readonly<Record<string, string>>;
  /** What was wrong with files that could therefore not be compiled. */
  readonly problems: readonly Problem[];
}

export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const V8 = process.versions.v8;

/** Undefined for what another version of the program or of the machine has written, or nobody has. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Manifest;
    return manifest.format === MANIFEST_FORMAT && manifest.v8 === V8 ? manifest : undefined;
  } catch {
    return undefined;
  }
}
