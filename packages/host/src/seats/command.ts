import type { Complaint, Answer as DiceAnswer, Refusal, Request, Vocabulary } from '@wigwag/kernel';

/** What somebody at a seat wants. What is in `choice` and `edit` is read at the kernel's door. */
export type Intent =
  | { readonly do: 'decide'; readonly choice: unknown; readonly dice?: readonly DiceAnswer[] }
  /** The last own decision; `to`: everything that came after so many lines of this seat's log. */
  | { readonly do: 'undo'; readonly to?: number }
  | { readonly do: 'redo' }
  | { readonly do: 'edit'; readonly edit: unknown }
  /** From now on the players roll themselves and type in what came, or they do not. */
  | { readonly do: 'dice'; readonly own: boolean }
  /** To the other side's wish to take something back. */
  | { readonly do: 'agree' }
  | { readonly do: 'decline' };

/** An intent on its way: with a name of its own, and the last number of the stream that its sender had seen. */
export interface Command {
  readonly id: string;
  readonly seen: number;
  readonly intent: Intent;
}

export const HOST_REFUSALS = [
  'host/nothing-to-undo',
  'host/nothing-to-redo',
  'host/no-offer',
  'host/no-referee',
  'host/no-dice-of-your-own',
  'host/only-watching',
  'host/on-its-way',
] as const;
export type HostRefusal = (typeof HOST_REFUSALS)[number];

export type Answer<T extends Vocabulary> =
  /** It was done; the sender's stream stands at `n`. */
  | { readonly done: { readonly n: number } }
  /** The other side was asked to agree. */
  | { readonly offered: { readonly n: number } }
  /** Something happened that the sender had not seen: nothing was done. */
  | { readonly stale: { readonly seen: number; readonly n: number } }
  | { readonly refused: Refusal<T> | { readonly clause: HostRefusal; readonly params: Record<never, never> } }
  | { readonly needsDice: Request<T['reason']> }
  | { readonly badDice: Request<T['reason']> }
  /** Whoever sent it took it back before it left. */
  | { readonly withdrawn: true }
  /** It is not an intent at all, or its choice is not a choice. */
  | { readonly unreadable: Complaint };

const VERBS: readonly Intent['do'][] = ['decide', 'undo', 'redo', 'edit', 'dice', 'agree', 'decline'];

/** Of a command: short, and nothing that a database cannot keep. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,64}$/u;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isDice = (value: unknown): boolean =>
  Array.isArray(value) && value.every(answer => Array.isArray(answer) && answer.every(Number.isSafeInteger));

function complaintAbout(intent: unknown): Complaint | undefined {
  if (!isObject(intent)) return { field: 'intent', expected: 'object' };
  if (!VERBS.includes(intent.do as Intent['do'])) return { field: 'intent.do', expected: VERBS.join('|') };
  if (intent.dice !== undefined && !isDice(intent.dice)) return { field: 'intent.dice', expected: 'integers' };
  if (intent.do === 'dice' && typeof intent.own !== 'boolean') return { field: 'intent.own', expected: 'boolean' };
  if (intent.to !== undefined && !isCount(intent.to)) return { field: 'intent.to', expected: 'integer' };
  return undefined;
}

/** Reads a command that arrives as unknown. Whether its choice is one is settled where the game is known. */
export function readCommand(value: unknown): { readonly command: Command } | { readonly complaint: Complaint } {
  if (!isObject(value)) return { complaint: { field: '', expected: 'object' } };
  if (typeof value.id !== 'string' || !NAME.test(value.id)) {
    return { complaint: { field: 'id', expected: 'text' } };
  }
  if (!isCount(value.seen)) return { complaint: { field: 'seen', expected: 'integer' } };
  const complaint = complaintAbout(value.intent);
  return complaint === undefined ? { command: value as unknown as Command } : { complaint };
}
