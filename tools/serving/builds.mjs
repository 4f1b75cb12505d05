/**
 * Builds of the client, each in a folder of its own under dist/builds; dist/builds.json names those that are complete, the newest first.
 * A build that is being served is never changed: whoever asks during the next one gets whole files.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { put } from '../fresh.mjs';

/** The one before stays: an open page may still fetch its parts. */
const KEPT = 2;
const ABANDONED_MS = 60 * 60 * 1000;

const folderOf = dist => join(dist, 'builds');
const listOf = dist => join(dist, 'builds.json');

function complete(dist) {
  try {
    const names = JSON.parse(readFileSync(listOf(dist), 'utf8'));
    return Array.isArray(names) ? names.filter(name => /^\w+-\w+$/.test(name)) : [];
  } catch {
    return [];
  }
}

/** The folders to serve from, the newest first; none before the first build. */
export const buildsIn = dist => complete(dist).map(name => join(folderOf(dist), name));

export function newBuild(dist) {
  mkdirSync(folderOf(dist), { recursive: true });
  return mkdtempSync(join(folderOf(dist), 'client-'));
}

const isAbandoned = path => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > ABANDONED_MS;

/** From now on this is the build that is served. What is older than the one before goes, and what an interrupted build left. */
export function publish(dist, build) {
  const before = complete(dist);
  const names = [build.slice(folderOf(dist).length + 1), ...before].slice(0, KEPT);
  put(listOf(dist), JSON.stringify(names));
  for (const name of readdirSync(folderOf(dist)).filter(each => !names.includes(each))) {
    const path = join(folderOf(dist), name);
    if (before.includes(name) || isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  }
}
