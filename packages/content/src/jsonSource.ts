import { type JsonFault, walkJson } from './jsonFault.ts';
import { clip } from './nearest.ts';
import type { Path } from './problems.ts';
import { Notebook, type Spot } from './source.ts';
import type { YamlReading } from './yamlSource.ts';

const MOST_DEPTH = 32;
/** Of a text of whatever kind: no file of the program comes near. */
const MOST_DEPTH_OF_ANY = 1000;
const START: Spot = { line: 1, column: 1 };

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** Where a text that JSON.parse refuses stops being JSON: engines tell it each in words of their own, some not at all. */
export const placeOfFault = (text: string): Spot =>
  walkJson(withoutMark(text), { mostDepth: MOST_DEPTH_OF_ANY })?.place ?? START;

/** A file with the place of each of its fields. */
export function readJson(text: string, file: string): YamlReading {
  const plain = withoutMark(text);
  const places = new Map<string, Spot>();
  const fault = walkJson(plain, {
    mostDepth: MOST_DEPTH,
    onValue: (place, pathOf) => void places.set(keyOf(pathOf()), place),
    onName: onceEach(),
  });
  if (fault === undefined) {
    return { source: { file, raw: JSON.parse(plain), locate: path => placeOf(places, path) }, problems: [] };
  }
  const notes = new Notebook(file, () => START);
  notes.at(fault.place, [], fault.code, fault.params);
  return { source: undefined, problems: notes.problems };
}

const keyOf = (path: Path): string => JSON.stringify(path);

/** JSON.parse would let the later of two fields of a name win. */
function onceEach() {
  const lines = new Map<string, number>();
  return (name: string, place: Spot, pathOf: () => Path): JsonFault | undefined => {
    const key = keyOf([...pathOf(), name]);
    const line = lines.get(key);
    lines.set(key, place.line);
    return line === undefined ? undefined : { place, code: 'duplicate-key', params: { found: clip(name), line } };
  };
}

/** A field that is not there has the place of what it should be in. */
function placeOf(places: ReadonlyMap<string, Spot>, path: Path): Spot {
  for (let length = path.length; length >= 0; length--) {
    const place = places.get(keyOf(path.slice(0, length)));
    if (place !== undefined) return place;
  }
  return START;
}
