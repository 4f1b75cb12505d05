import type { LessonEntry, ScenarioEntry } from '@wigwag/content';
import { typeset } from '@wigwag/words';
import { libraryText } from '../../libraryFile.ts';

export type Entry = ScenarioEntry;
export type { LessonEntry };

/** Polish prose, set as the page's own texts are. */
const asSet = (key: string, value: unknown): unknown =>
  key === 'pl' && typeof value === 'string' ? typeset('pl', value) : value;

/** What a file that came with the page holds. */
export const fetched = async (path: string): Promise<unknown> => JSON.parse(await libraryText(path), asSet);

export const previewOf = (scenario: string, theme: 'light' | 'dark'): string =>
  `library/previews/${encodeURIComponent(scenario)}-${theme}.png`;

/** By scenario: the part of the map that its picture shows, in radii of a hex: x, y, width, height. */
export type Frames = Readonly<Record<string, readonly [number, number, number, number]>>;

/** Pictures that are not there leave plain paper, without armies. */
export async function frames(): Promise<Frames> {
  return fetched('previews/frames.json').then(
    found => found as Frames,
    () => ({}),
  );
}

export async function listed(): Promise<readonly Entry[]> {
  return (await fetched('index.json')) as readonly Entry[];
}

export async function lessons(): Promise<readonly LessonEntry[]> {
  return (await fetched('lessons.json')) as readonly LessonEntry[];
}
