import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Lesson, MapData, OrderOfBattle, ScenarioData } from '@wigwag/gcacw';
import type { Army, Book } from '@wigwag/lee';
import { checkedOrderOfBattle } from '../src/gcacw/armies/loadOrderOfBattle.ts';
import { checkedLesson } from '../src/gcacw/lessons/loadLesson.ts';
import { checkedScenario } from '../src/gcacw/scenarios/loadScenario.ts';
import type { ScenarioEntry, Summary } from '../src/index.ts';
import { checkedArmy } from '../src/lee/armies/checkedArmy.ts';
import { checkedBook } from '../src/lee/books/checkedBook.ts';
import { ContentError } from './contentError.ts';
import { COMPILED, contentPaths, isContent } from './folders.ts';
import { hashOf, MANIFEST, type Manifest, parseManifest } from './manifest.ts';

/** What was made of a compiled file, and the hash of the bytes it was made of. */
interface Made<T> {
  readonly value: T;
  readonly hash: string;
}

type Kind = 'maps' | 'armies' | 'scenarios' | 'lessons' | 'lee/armies' | 'lee/books';

/**
 * Content that was compiled before. It is not checked again, because a file is used only while it, and the file that it was
 * compiled from, have the very bytes that were checked then; otherwise there is an error, never an answer.
 */
export class CompiledContent {
  readonly #root: string;
  /** By the hashes of the bytes: maps are large, and scenarios share them. */
  readonly #made = new Map<string, unknown>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The scenarios at a glance, those that lessons begin with first, each from small to large. */
  summaries(): readonly Summary[] {
    const listed = JSON.parse(this.text('index.json') ?? '[]') as readonly ScenarioEntry[];
    return listed.map(({ history, tasks, hints, stands, ...summary }) => summary);
  }

  /** A hash of all that is compiled: the same only where the content is, and this machine's way to keep it. */
  edition(): string {
    return hashOf(JSON.stringify(this.#whole().outputs));
  }

  ids(kind: Kind): readonly string[] {
    const manifest = this.#whole();
    const names = Object.keys(manifest.sources).filter(name => name.startsWith(`${kind}/`) && name.endsWith('.json'));
    return names.map(name => name.slice(kind.length + 1, -'.json'.length)).sort();
  }

  /** A file as the page fetches it, such as maps/laurel-bend.json or index.json; undefined where there is none. */
  text(name: string): string | undefined {
    return this.#file(this.#manifest(), name)?.value.toString('utf8');
  }

  map(id: string): MapData | undefined {
    return this.#map(this.#manifest(), id)?.value;
  }

  army(id: string): OrderOfBattle | undefined {
    return this.#army(this.#manifest(), id)?.value;
  }

  scenario(id: string): ScenarioData | undefined {
    return this.#scenario(this.#manifest(), id)?.value;
  }

  lesson(id: string): Lesson | undefined {
    const manifest = this.#manifest();
    const file = this.#file(manifest, `lessons/${id}.json`);
    if (file === undefined) return undefined;
    const raw = parsed<{ readonly scenario: string }>(file);
    return checkedLesson(raw, expected(raw.scenario, this.#scenario(manifest, raw.scenario)).value);
  }

  leeArmy(id: string): Army | undefined {
    const file = this.#file(this.#manifest(), `lee/armies/${id}.json`);
    return file && this.#once(file.hash, () => checkedArmy(parsed(file))).value;
  }

  leeBook(id: string): Book | undefined {
    const file = this.#file(this.#manifest(), `lee/books/${id}.json`);
    return file && this.#once(file.hash, () => checkedBook(parsed(file))).value;
  }

  #scenario(manifest: Manifest, id: string): Made<ScenarioData> | undefined {
    const file = this.#file(manifest, `scenarios/${id}.json`);
    if (file === undefined) return undefined;
    const raw = parsed<{ readonly map: string; readonly armies: readonly string[] }>(file);
    const map = expected(raw.map, this.#map(manifest, raw.map));
    const armies = raw.armies.map(army => expected(army, this.#army(manifest, army)));
    const hash = [file, map, ...armies].map(part => part.hash).join(' ');
    return this.#once(hash, () =>
      checkedScenario(
        raw,
        map.value,
        armies.map(({ value }) => value),
      ),
    );
  }

  #map(manifest: Manifest, id: string): Made<MapData> | undefined {
    const file = this.#file(manifest, `maps/${id}.v8`);
    return file && this.#once(file.hash, () => deserialize(file.value) as MapData);
  }

  #army(manifest: Manifest, id: string): Made<OrderOfBattle> | undefined {
    const file = this.#file(manifest, `armies/${id}.json`);
    return file && this.#once(file.hash, () => checkedOrderOfBattle(parsed(file)));
  }

  #once<T>(hash: string, make: () => T): Made<T> {
    if (!this.#made.has(hash)) this.#made.set(hash, make());
    return { value: this.#made.get(hash) as T, hash };
  }

  /** A compiled file, once its bytes and those of its source are found to be the same as ever. */
  #file(manifest: Manifest, name: string): Made<Buffer> | undefined {
    const path = `${COMPILED}/${name}`;
    const hash = manifest.outputs[path];
    const source = manifest.sources[name];
    // A list is made from all files; and one of them may be new, so that a file that is missing here may be there now.
    if (source === undefined) this.#whole();
    else this.#bytes(source, manifest.inputs[source]);
    return hash === undefined ? undefined : { value: this.#bytes(path, hash), hash };
  }

  #bytes(path: string, hash: string | undefined): Buffer {
    const bytes = readable(join(this.#root, path));
    if (bytes === undefined || hashOf(bytes) !== hash) throw new ContentError('stale', path);
    return bytes;
  }

  #manifest(): Manifest {
    const manifest = this.#read();
    const [first] = manifest.problems;
    if (first === undefined) return manifest;
    this.#expectSame(manifest);
    throw new ContentError('unsound', first.file, manifest.problems);
  }

  #read(): Manifest {
    const path = `${COMPILED}/${MANIFEST}`;
    const text = readable(join(this.#root, path))?.toString('utf8');
    if (text === undefined) throw new ContentError('not-compiled', path);
    const manifest = parseManifest(text);
    if (manifest === undefined) throw new ContentError('stale', path);
    return manifest;
  }

  /** The manifest, once all content is found to be what it was made from. */
  #whole(): Manifest {
    const manifest = this.#manifest();
    this.#expectSame(manifest);
    return manifest;
  }

  #expectSame({ inputs }: Manifest): void {
    const now = contentPaths(this.#root);
    const then = Object.keys(inputs).filter(isContent);
    const odd = now.find(path => !Object.hasOwn(inputs, path)) ?? then.find(path => !now.includes(path));
    if (odd !== undefined) throw new ContentError('stale', odd);
    for (const path of now) this.#bytes(path, inputs[path]);
  }
}

function readable(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

const parsed = <T>({ value }: Made<Buffer>): T => JSON.parse(value.toString('utf8')) as T;

/** What was checked names only what was there. */
function expected<T>(id: string, found: T | undefined): T {
  if (found === undefined) throw new ContentError('stale', id);
  return found;
}
