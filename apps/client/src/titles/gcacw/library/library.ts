import {
  type Briefing,
  type ContentValue,
  type LessonEntry,
  type ScenarioEntry,
  type Validation,
  validateValues,
} from '@wigwag/content';
import type { Lesson, ScenarioData } from '@wigwag/gcacw';
import { typeset } from '@wigwag/words';
import { Trouble } from '../../../shell/trouble.ts';

export type Entry = ScenarioEntry;
export type { LessonEntry };

export interface Opened {
  readonly scenario: ScenarioData;
  readonly briefing: Briefing | undefined;
}

export interface OpenedLesson extends Opened {
  readonly lesson: Lesson;
}

/** Polish prose, set as the page's own texts are. */
const asSet = (key: string, value: unknown): unknown =>
  key === 'pl' && typeof value === 'string' ? typeset('pl', value) : value;

/** Where the files are looked for: beside the page, or where a worker is told that it is. */
let folder = '';

export function lookFrom(page: string): void {
  folder = new URL('.', page).href;
}

/** A file that came with the page. */
async function fetched(path: string): Promise<unknown> {
  const answer = await fetch(`${folder}library/${path}`).catch(() => undefined);
  if (answer?.ok !== true) throw new Trouble('unreachable', path);
  return JSON.parse(await answer.text(), asSet);
}

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

/** The scenario with its map, armies and briefing: each a file of its own, so that scenarios share a map. */
export async function open(id: string): Promise<Opened> {
  return openedIn(await withFiles(id), id);
}

export async function openLesson(id: string): Promise<OpenedLesson> {
  const entry = (await lessons()).find(each => each.id === id);
  if (entry === undefined) throw new Trouble('no-such-lesson', id);
  const files = await withFiles(entry.scenario, `lessons/${id}.json`);
  const lesson = files.lessons.get(id);
  if (lesson === undefined) throw new Trouble('unsound', id);
  return { ...openedIn(files, entry.scenario), lesson };
}

function openedIn({ scenarios, briefings }: Validation, id: string): Opened {
  const scenario = scenarios.get(id);
  if (scenario === undefined) throw new Trouble('unsound', id);
  return { scenario, briefing: briefings.get(id) };
}

async function withFiles(id: string, ...more: readonly string[]): Promise<Validation> {
  const list = await listed();
  if (!list.some(entry => entry.id === id)) throw new Trouble('no-such-scenario', id);
  const raw = (await fetched(`scenarios/${id}.json`)) as { map: string; armies: readonly string[] };
  const hasBriefing = list.some(entry => entry.id === id && entry.history !== undefined);
  const paths = [
    `maps/${raw.map}.json`,
    ...raw.armies.map(army => `armies/${army}.json`),
    ...(hasBriefing ? [`briefings/${id}.json`] : []),
    ...more,
  ];
  const others = await Promise.all(
    paths.map(async (path): Promise<ContentValue> => ({ path, raw: await fetched(path) })),
  );
  return validateValues([{ path: 'scenario', raw }, ...others]);
}
