import type { Lesson, MapData, OrderOfBattle, ScenarioData } from '@wigwag/gcacw';
import type { Army, Book } from '@wigwag/lee';
import { armyFrom } from '../../lee/armies/loadArmy.ts';
import { bookFrom } from '../../lee/books/loadBook.ts';
import { byLine, type Loaded, type Problem } from '../../problems.ts';
import { Notebook, type Source } from '../../source.ts';
import { readYaml, type YamlReading } from '../../yamlSource.ts';
import { orderOfBattleFrom } from '../armies/loadOrderOfBattle.ts';
import type { Briefing } from '../briefings/briefing.ts';
import { briefingFrom } from '../briefings/loadBriefing.ts';
import { lessonFrom } from '../lessons/loadLesson.ts';
import { mapFrom } from '../maps/loadMap.ts';
import type { Library } from '../scenarios/library.ts';
import { scenarioFrom } from '../scenarios/loadScenario.ts';
import {
  ARMY_FORMAT,
  BOOK_FORMAT,
  BRIEFING_FORMAT,
  type Format,
  LESSON_FORMAT,
  MAP_FORMAT,
  ORDER_OF_BATTLE_FORMAT,
  SCENARIO_FORMAT,
} from './formats.ts';
import { finish, formatOf, formatProblem } from './readAs.ts';

export interface ContentFile {
  readonly path: string;
  /** Undefined for what could not be read: a folder, a file that is not there. */
  readonly text: string | undefined;
}

export interface Validation {
  readonly problems: readonly Problem[];
  readonly library: Library;
  readonly scenarios: ReadonlyMap<string, ScenarioData>;
  /** By the scenario they speak of. */
  readonly briefings: ReadonlyMap<string, Briefing>;
  readonly lessons: ReadonlyMap<string, Lesson>;
  /** Of the game in inches. */
  readonly lee: { readonly armies: ReadonlyMap<string, Army>; readonly books: ReadonlyMap<string, Book> };
}

/** What a file holds, in which format and under which id, as far as it says so. */
export interface Read {
  readonly path: string;
  readonly reading: YamlReading;
  readonly format: Format | undefined;
  readonly id: string | undefined;
}

/** Content as plain values: what was checked once and then kept as data. */
export interface ContentValue {
  readonly path: string;
  readonly raw: unknown;
}

/** Each file by the kind that its format line names; scenarios may refer to maps and armies among the same files. */
export const validateFiles = (files: readonly ContentFile[]): Validation => validate(readFiles(files));

export const readFiles = (files: readonly ContentFile[]): readonly Read[] =>
  files.map(({ path, text }) => asRead(path, text === undefined ? unread(path) : readYaml(text, path)));

export const validateValues = (values: readonly ContentValue[]): Validation =>
  validate(values.map(({ path, raw }) => asRead(path, { source: { file: path, raw, locate: atTop }, problems: [] })));

/** Plain values have no lines. */
const atTop = () => ({ line: 1, column: 1 });

export function validate(reads: readonly Read[]): Validation {
  const broken = new Set<string>();
  const problems: (readonly Problem[])[] = [reads.flatMap(unreadable), sharedIds(reads)];
  const collect = <T>(format: Format, load: (source: Source) => Loaded<T>): Map<string, T> => {
    const loaded = new Map<string, T>();
    for (const each of reads.filter(candidate => candidate.format === format)) {
      const result = finish(format, each.reading, load);
      problems.push(result.problems ?? []);
      if (each.id === undefined) continue;
      if (result.ok === undefined) broken.add(each.id);
      else if (!loaded.has(each.id)) loaded.set(each.id, result.ok);
    }
    return loaded;
  };
  const maps = collect<MapData>(MAP_FORMAT, mapFrom);
  const armies = collect<OrderOfBattle>(ORDER_OF_BATTLE_FORMAT, orderOfBattleFrom);
  const library: Library = { maps, armies, broken };
  const scenarios = collect<ScenarioData>(SCENARIO_FORMAT, source => scenarioFrom(source, library));
  const briefings = collect<Briefing>(BRIEFING_FORMAT, source => briefingFrom(source, { scenarios, broken }));
  const lessons = collect<Lesson>(LESSON_FORMAT, source => lessonFrom(source, { scenarios, broken }));
  const lee = { armies: collect<Army>(ARMY_FORMAT, armyFrom), books: collect<Book>(BOOK_FORMAT, bookFrom) };
  return { problems: inFileOrder(problems.flat(), reads), library, scenarios, briefings, lessons, lee };
}

function asRead(path: string, reading: YamlReading): Read {
  const format = reading.source && formatOf(reading.source);
  return { path, reading, format, id: reading.source && idOf(reading.source) };
}

const unread = (path: string): YamlReading => ({
  source: undefined,
  problems: [{ file: path, line: 1, column: 1, field: '', code: 'unreadable-file', params: {} }],
});

function idOf({ raw }: Source): string | undefined {
  return typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : undefined;
}

function unreadable({ path, reading, format }: Read): readonly Problem[] {
  if (format !== undefined) return [];
  const { source, problems } = reading;
  if (source === undefined) return problems;
  const wrong = formatProblem(source) ?? notAMap(path, source);
  return [...problems, wrong];
}

const notAMap = (path: string, source: Source): Problem => ({
  file: path,
  ...source.locate([]),
  field: '',
  code: 'expected-map',
  params: { found: '' },
});

/** Within a kind an id names one file. */
function sharedIds(reads: readonly Read[]): readonly Problem[] {
  const first = new Map<string, string>();
  return reads.flatMap(({ path, reading, format, id }) => {
    const key = `${format} ${id}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, path);
    if (other === undefined || id === undefined || format === undefined || reading.source === undefined) return [];
    const notes = new Notebook(path, reading.source.locate);
    notes.report(['id'], 'id-in-two-files', { found: id, other });
    return notes.problems;
  });
}

function inFileOrder(problems: readonly Problem[], reads: readonly Read[]): readonly Problem[] {
  const order = new Map(reads.map(({ path }, index) => [path, index]));
  return [...problems].sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || byLine(a, b));
}
