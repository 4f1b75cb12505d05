import type { RecordedDecision, SavedGame } from '@wigwag/kernel';
import type { Fault } from '../shell/keeping/gameFile.ts';
import { Trouble } from '../shell/trouble.ts';
import type { FaultSent } from './proof.ts';
import type { Said } from './protocol.ts';
import { type Work, work } from './work.ts';

/** A fault as it came from another thread. */
export function faultOf(sent: FaultSent): Fault {
  if (sent.kind !== 'trouble') return sent;
  const { code, wanted, known } = sent.trouble;
  return { kind: 'trouble', trouble: new Trouble(code, wanted, known) };
}

/** Undefined: it was stopped. */
type Read = { readonly saved: SavedGame } | { readonly fault: Fault } | undefined;

export interface Reading {
  readonly done: Promise<Read>;
  stop(): void;
}

type Progress = (decision: number, of: number) => void;

function reading(start: (hear: (said: Said) => void) => Work, tell: Progress): Reading {
  const decisions: RecordedDecision[] = [];
  const { done, stop } = start(said => {
    if (said.say === 'decisions') for (const decision of said.decisions) decisions.push(decision);
    else if (said.say === 'replayed') tell(said.decision, said.of);
  });
  const read = done.then((last): Read => {
    if (last?.say === 'fault') return { fault: faultOf(last.fault) };
    return last?.head && { saved: { ...last.head, decisions } };
  });
  return { done: read, stop };
}

/** Reads a file and plays it through, in another thread. */
export const readFile = (file: Blob, tell: Progress): Reading =>
  reading(hear => work({ do: 'prove', file }, hear), tell);

/** Reads a game that is kept. */
export const readText = (text: string): Reading =>
  reading(
    hear => work({ do: 'read', text }, hear),
    () => undefined,
  );
