import type { Arguments } from '../commandLine.ts';
import { Complaint, type Terminal } from '../terminal.ts';
import { workersOf } from './asked.ts';
import { type Crew, crewHere } from './crew.ts';
import { crewAtQueue } from './queue/crewAtQueue.ts';

/** Who plays: threads of this machine, or whoever serves a queue. What comes out is the same. */
export function crewFor(terminal: Terminal, { workers, queue }: Arguments): Crew {
  if (queue === undefined) return crewHere(workersOf(terminal.t, workers));
  if (workers !== undefined) throw new Complaint(terminal.t('cli.queue.no-workers'));
  return crewAtQueue(terminal, queue);
}
