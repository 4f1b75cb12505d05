import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { serialize } from 'node:v8';
import {
  ARMY_FORMAT,
  BOOK_FORMAT,
  BRIEFING_FORMAT,
  type Format,
  LESSON_FORMAT,
  MAP_FORMAT,
  ORDER_OF_BATTLE_FORMAT,
  SCENARIO_FORMAT,
} from '../src/gcacw/files/formats.ts';
import { lessonEntries, scenarioEntries } from '../src/gcacw/files/lists.ts';
import { type Read, readFiles, type Validation, validate } from '../src/gcacw/files/validateFiles.ts';
import { COMPILED, contentPaths } from './folders.ts';
import { hashOf, MANIFEST, MANIFEST_FORMAT, type Manifest, V8 } from './manifest.ts';

const FOLDERS: Readonly<Record<Format, string>> = {
  [MAP_FORMAT]: 'maps',
  [ORDER_OF_BATTLE_FORMAT]: 'armies',
  [SCENARIO_FORMAT]: 'scenarios',
  [BRIEFING_FORMAT]: 'briefings',
  [LESSON_FORMAT]: 'lessons',
  [ARMY_FORMAT]: 'lee/armies',
  [BOOK_FORMAT]: 'lee/books',
};

interface CompiledFile {
  readonly name: string;
  readonly data: string | Uint8Array;
  /** Where there is one: the lists are made from all files. */
  readonly source?: string;
}

/**
 * Checks all content and writes it as JSON: a file a map, army, scenario, briefing and lesson, by their ids, and the lists
 * of the scenarios and lessons. A map is kept as it is built, too: it takes ten times as long to build it as to read that.
 * `compiler` is the file of the program that does all this: another one compiles again.
 */
export function compileContent(root: string, compiler: string): Manifest {
  const sources = contentPaths(root).map(path => ({ path, bytes: readFileSync(join(root, path)) }));
  const reads = readFiles(sources.map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') })));
  const validation = validate(reads);
  const files = [...compiledFiles(reads, validation), ...listsOf(validation)];
  const made = files.map(({ name, data }) => [`${COMPILED}/${name}`, hashOf(data)]);
  const hashes = sources.map(({ path, bytes }) => [path, hashOf(bytes)]);
  const manifest: Manifest = {
    format: MANIFEST_FORMAT,
    v8: V8,
    inputs: Object.fromEntries([[relative(root, compiler), hashOf(readFileSync(compiler))], ...hashes]),
    outputs: Object.fromEntries(made),
    sources: Object.fromEntries(files.flatMap(({ name, source }) => (source === undefined ? [] : [[name, source]]))),
    problems: validation.problems,
  };
  write(join(root, COMPILED), files, manifest);
  return manifest;
}

/** Files with problems are left out: the manifest names them. */
function compiledFiles(reads: readonly Read[], { problems, library }: Validation): CompiledFile[] {
  const broken = new Set(problems.map(({ file }) => file));
  return reads.flatMap(({ path: source, reading, format, id }) => {
    if (broken.has(source) || format === undefined || id === undefined) return [];
    const name = `${FOLDERS[format]}/${id}`;
    const map = format === MAP_FORMAT ? library.maps.get(id) : undefined;
    const built = map === undefined ? [] : [{ name: `${name}.v8`, data: serialize(map), source }];
    return [{ name: `${name}.json`, data: JSON.stringify(reading.source?.raw), source }, ...built];
  });
}

const listsOf = (validation: Validation): CompiledFile[] => [
  { name: 'index.json', data: JSON.stringify(scenarioEntries(validation)) },
  { name: 'lessons.json', data: JSON.stringify(lessonEntries(validation)) },
];

/** The manifest comes last: until then, what is there counts as what it was before, or as stale. */
function write(folder: string, files: readonly CompiledFile[], manifest: Manifest): void {
  for (const { name, data } of files) put(join(folder, name), data);
  put(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
  const kept = new Set([MANIFEST, ...files.map(({ name }) => name)]);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    if (/\.(?:json|v8)$/.test(name) && !kept.has(name)) rmSync(join(folder, name));
  }
}

/** Whole or not at all, for whoever reads it meanwhile. */
function put(path: string, data: string | Uint8Array): void {
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, data);
  renameSync(part, path);
}
