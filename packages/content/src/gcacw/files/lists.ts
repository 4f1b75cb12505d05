import type { Lesson } from '@wigwag/gcacw';
import type { Briefing } from '../briefings/briefing.ts';
import { type Stand, standsOf } from '../scenarios/stands.ts';
import { bySize, type Summary, summaryOf } from '../scenarios/summary.ts';
import type { Validation } from './validateFiles.ts';

/** A scenario as a list shows it, with what a player reads before he opens it. */
export interface ScenarioEntry extends Summary, Partial<Pick<Briefing, 'history' | 'tasks' | 'hints'>> {
  readonly stands: readonly Stand[];
}

/** A lesson as a list shows it. */
export type LessonEntry = Pick<Lesson, 'id' | 'title' | 'about' | 'scenario'>;

/** Those that a lesson begins with first, which are the ones to begin with; each from small to large. */
export function scenarioEntries({ scenarios, briefings, lessons }: Validation): ScenarioEntry[] {
  const entries = [...scenarios.values()].map((scenario): ScenarioEntry => {
    const briefing = briefings.get(scenario.id);
    const entry = { ...summaryOf(scenario), stands: standsOf(scenario) };
    if (briefing === undefined) return entry;
    const { history, tasks, hints } = briefing;
    return { ...entry, history, tasks, hints };
  });
  const taught = new Set([...lessons.values()].map(({ scenario }) => scenario));
  const later = ({ id }: ScenarioEntry): number => (taught.has(id) ? 0 : 1);
  return entries.sort((a, b) => later(a) - later(b) || bySize(a, b));
}

/** In the order in which they are taught. */
export const lessonEntries = ({ lessons }: Validation): LessonEntry[] =>
  [...lessons.values()]
    .sort((a, b) => a.place - b.place)
    .map(({ id, title, about, scenario }) => ({ id, title, about, scenario }));
