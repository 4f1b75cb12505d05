/** The content that comes with the program, for those who run where its files are: the command line, tools, tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson, MapData, ScenarioData } from '@wigwag/gcacw';
import type { Army, Book } from '@wigwag/lee';
import type { ContentFile, Library, Summary } from '../src/index.ts';
import { CompiledContent } from './compiledContent.ts';
import { contentPaths, nameOf, programFolder } from './folders.ts';

export { ContentError } from './contentError.ts';

/** The files as they were written, by their paths below the content's folder; those of Lee begin with lee/. */
export function bundledFiles(): ContentFile[] {
  const root = programFolder();
  return contentPaths(root).map(path => ({
    path: nameOf(path),
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

let opened: CompiledContent | undefined;

function compiled(): CompiledContent {
  opened ??= new CompiledContent(programFolder());
  return opened;
}

/** Those that lessons begin with first, each from small to large. */
export const bundledSummaries = (): readonly Summary[] => compiled().summaries();

/** Reads no more than the scenario, its map and its armies. */
export const bundledScenario = (id: string): ScenarioData | undefined => compiled().scenario(id);

export const bundledMap = (id: string): MapData | undefined => compiled().map(id);

export const bundledLesson = (id: string): Lesson | undefined => compiled().lesson(id);

export function bundledScenarios(): ReadonlyMap<string, ScenarioData> {
  const content = compiled();
  return new Map(content.ids('scenarios').flatMap(id => keyed(id, content.scenario(id))));
}

/** The ids of all that is of these kinds. */
export const bundledIds = (...kinds: readonly ('maps' | 'scenarios')[]): readonly string[] =>
  kinds.flatMap(kind => compiled().ids(kind)).sort();

/** What scenarios of one's own may refer to. */
export function bundledLibrary(): Library {
  const content = compiled();
  return {
    maps: new Map(content.ids('maps').flatMap(id => keyed(id, content.map(id)))),
    armies: new Map(content.ids('armies').flatMap(id => keyed(id, content.army(id)))),
  };
}

/** The armies and the book of Lee that come with the program. */
export const bundledArmy = (id: string): Army | undefined => compiled().leeArmy(id);

export const bundledBook = (id: string): Book | undefined => compiled().leeBook(id);

/** Differs where any of the content does. */
export const bundledEdition = (): string => compiled().edition();

/** A compiled file as the page fetches it from its library: index.json, maps/laurel-bend.json. */
export const libraryFile = (name: string): string | undefined => compiled().text(name);

const keyed = <T>(id: string, value: T | undefined): (readonly [string, T])[] =>
  value === undefined ? [] : [[id, value]];
