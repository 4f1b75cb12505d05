/**
 * Whether what was made is still what would be made: a stamp holds the hashes of all files that went in and came out, by
 * their paths from the project's folder. Bytes decide, not dates: nothing stale is used, whatever a clock says.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Undefined where there is no such file. */
function hashOf(path) {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return undefined;
  }
}

export function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const holds = (root, hashes) => Object.entries(hashes).every(([path, hash]) => hashOf(`${root}/${path}`) === hash);

/** `inputs` are the paths that would go in now, where that is known before anything is made. */
export function isFresh(root, stamp, inputs) {
  if (stamp?.inputs === undefined || stamp.outputs === undefined) return false;
  if (inputs !== undefined && `${Object.keys(stamp.inputs).sort()}` !== `${[...inputs].sort()}`) return false;
  return holds(root, stamp.outputs) && holds(root, stamp.inputs);
}

const hashes = (root, paths) => Object.fromEntries(paths.map(path => [path, hashOf(`${root}/${path}`)]));

export const stampOf = (root, inputs, outputs) => ({ inputs: hashes(root, inputs), outputs: hashes(root, outputs) });

/** Whole or not at all, for whoever reads it meanwhile. */
export function put(path, data) {
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, data);
  renameSync(part, path);
}
