import { type Briefing, type ContentValue, type Validation, validateValues } from '@wigwag/content';
import type { Lesson, ScenarioData } from '@wigwag/gcacw';
import { Trouble } from '../../../shell/trouble.ts';
import { fetched, lessons, listed } from './lists.ts';

export interface Opened {
  readonly scenario: ScenarioData;
  readonly briefing: Briefing | undefined;
}

export interface OpenedLesson extends Opened {
  readonly lesson: Lesson;
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
