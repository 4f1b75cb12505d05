import type { Event } from '../board.ts';
import type { Named, Table } from './table.ts';

/** What one does to let a consequence of combat go by; of a choice the first. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  losses: ['divide'],
  retreat: ['retreat', 'halt'],
  withdrawal: ['hold'],
  evasion: ['stand'],
  advance: ['remain'],
  displaced: ['attachTo'],
};

const first = (t: Table, verbs: readonly string[]): Named | undefined =>
  verbs.flatMap(verb => t.open(verb)).map(choice => choice as unknown as Named)[0];

/** Lets everything that follows a combat go by, until something else is asked; nobody advances. */
export function settle(t: Table): Event[] {
  const events: Event[] = [];
  for (let answer = answerTo(t); answer !== undefined; answer = answerTo(t)) events.push(...t.do(answer));
  return events;
}

const answerTo = (t: Table): Named | undefined => first(t, ANSWERS[t.top?.kind ?? ''] ?? []);
