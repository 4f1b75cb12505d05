import type { Complaint, Vocabulary } from '@wigwag/kernel';
import type { Message } from '../audiences/stream.ts';
import type { LogHeader } from '../game/log.ts';
import type { Answer } from '../seats/command.ts';

/** What a seat writes to the authority, as JSON. */
export type Letter =
  | { readonly kind: 'hello' }
  /** `letter`: its number, so that the answer finds back; written again, it keeps it. */
  | { readonly kind: 'command'; readonly letter: number; readonly command: unknown }
  /** What came after that number of the stream? */
  | { readonly kind: 'since'; readonly seen: number }
  /** What was seen when the log had so many lines? */
  | { readonly kind: 'past'; readonly letter: number; readonly lines: number };

/** What the authority writes to a seat, as JSON; `messages` are of its stream, in order. */
export type Reply<T extends Vocabulary> =
  | { readonly kind: 'welcome'; readonly header: LogHeader; readonly messages: readonly Message<T>[] }
  | {
      readonly kind: 'answer';
      readonly letter: number;
      readonly answer: Answer<T>;
      /** What the sender had not seen, his own doing included. */
      readonly messages: readonly Message<T>[];
    }
  | { readonly kind: 'news'; readonly messages: readonly Message<T>[] }
  | { readonly kind: 'past'; readonly letter: number; readonly view?: T['view'] }
  | { readonly kind: 'unreadable'; readonly complaint: Complaint };

/** Characters of a letter. */
export const LONGEST_LETTER = 16_384;
export const TOO_LONG: Complaint = { field: '', expected: `${LONGEST_LETTER} characters` };

const KINDS: readonly Letter['kind'][] = ['hello', 'command', 'since', 'past'];

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const complaint = (field: string, expected: string) => ({ complaint: { field, expected } });

/** Reads what somebody sent: it may be anything. */
export function readLetter(text: string): { readonly letter: Letter } | { readonly complaint: Complaint } {
  if (text.length > LONGEST_LETTER) return { complaint: TOO_LONG };
  const value = parsed(text);
  if (value === undefined) return complaint('', 'object');
  const { kind, letter, seen, lines } = value;
  if (!KINDS.includes(kind as Letter['kind'])) return complaint('kind', KINDS.join('|'));
  if ((kind === 'command' || kind === 'past') && !isCount(letter)) return complaint('letter', 'integer');
  if (kind === 'since' && !isCount(seen)) return complaint('seen', 'integer');
  if (kind === 'past' && !isCount(lines)) return complaint('lines', 'integer');
  return { letter: value as unknown as Letter };
}

const REPLIES: { readonly [K in Reply<Vocabulary>['kind']]: (reply: Readonly<Record<string, unknown>>) => boolean } = {
  welcome: ({ header, messages }) => isObject(header) && Array.isArray(messages),
  answer: ({ letter, answer, messages }) => isCount(letter) && isObject(answer) && Array.isArray(messages),
  news: ({ messages }) => Array.isArray(messages),
  past: ({ letter }) => isCount(letter),
  unreadable: ({ complaint }) => isObject(complaint),
};

/** Reads what the authority sent; undefined: it is none of its replies. */
export function readReply<T extends Vocabulary>(text: string): Reply<T> | undefined {
  const value = parsed(text);
  const isReply = value !== undefined && typeof value.kind === 'string' && Object.hasOwn(REPLIES, value.kind);
  return isReply && REPLIES[value.kind as Reply<T>['kind']](value) ? (value as unknown as Reply<T>) : undefined;
}
