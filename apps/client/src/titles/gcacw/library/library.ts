import {
  type Briefing,
  checkedBriefing,
  checkedLesson,
  checkedMap,
  checkedOrderOfBattle,
  checkedScenario,
} from '@wigwag/content';
import type { Lesson, ScenarioData } from '@wigwag/gcacw';
import { Trouble } from '../../../shell/trouble.ts';
import { type Entry, fetched, lessons, listed } from './lists.ts';

export interface Opened {
  readonly scenario: ScenarioData;
  readonly briefing: Briefing | undefined;
}

export interface OpenedLesson extends Opened {
  readonly lesson: Lesson;
}

/** The scenario with its map, armies and briefing: each a file of its own, so that scenarios share a map. */
export async function open(id: string): Promise<Opened> {
  const entry = (await listed()).find(each => each.id === id);
  if (entry === undefined) throw new Trouble('no-such-scenario', id);
  const [scenario, briefing] = await Promise.all([scenarioOf(id), briefingOf(entry)]);
  return { scenario, briefing: briefing === undefined ? undefined : checkedBriefing(briefing, scenario) };
}

export async function openLesson(id: string): Promise<OpenedLesson> {
  const entry = (await lessons()).find(each => each.id === id);
  if (entry === undefined) throw new Trouble('no-such-lesson', id);
  const [opened, raw] = await Promise.all([open(entry.scenario), fetched(`lessons/${id}.json`)]);
  return { ...opened, lesson: checkedLesson(raw, opened.scenario) };
}

const briefingOf = async ({ id, history }: Entry): Promise<unknown> =>
  history === undefined ? undefined : fetched(`briefings/${id}.json`);

async function scenarioOf(id: string): Promise<ScenarioData> {
  const raw = (await fetched(`scenarios/${id}.json`)) as { readonly map: string; readonly armies: readonly string[] };
  const [map, ...armies] = await Promise.all([
    fetched(`maps/${raw.map}.json`).then(checkedMap),
    ...raw.armies.map(army => fetched(`armies/${army}.json`).then(checkedOrderOfBattle)),
  ]);
  return checkedScenario(raw, map, armies);
}
