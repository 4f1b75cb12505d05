import type { Answer } from '@wigwag/kernel';
import type { Event } from '../board.ts';
import type { Named, Table } from './table.ts';

/** What one does to let a decision go by. */
const IDLE: Readonly<Record<string, readonly [Named, ...Answer[]]>> = {
  transfer: [{ do: 'finish' }],
  initiative: [{ do: 'roll' }, [6, 1]],
  offer: [{ do: 'pass' }],
  recovery: [{ do: 'finish' }],
};

const PATIENCE = 20;

/** Lets this decision and the next ones go by until this one is asked, as 'recovery union'; what came of it. */
export function idleUntil(t: Table, asked: string): Event[] {
  const events: Event[] = [];
  for (let waited = 0; waited < PATIENCE; waited++) {
    const idle = IDLE[t.asked.split(' ')[0] ?? ''];
    if (idle === undefined) break;
    events.push(...t.do(...idle));
    if (t.asked === asked) return events;
  }
  throw new Error(`${asked} never comes, but ${t.asked}`);
}
