import { LIMITS } from '../rules/limits.ts';
import { guardClauses, type Ruleset } from '../rules/ruleset.ts';
import type { Params, Vocabulary } from '../rules/vocabulary.ts';
import {
  bareDecision,
  beginningOf,
  CHAIN_START,
  type Chained,
  type Change,
  chainAfter,
  changeIn,
  endingOf,
  type GameHeader,
  type RecordedDecision,
} from './chain.ts';
import { hashOf } from './hash.ts';

export const RECORD_FORMAT = 'wigwag-record 2';

/** Without seed and chains: nobody can say whether it was changed. */
const FIRST_FORMAT = 'wigwag-record 1';

/** Ed25519, both as base64url: whose key, and what it says of the ending. */
export interface Signature {
  readonly key: string;
  readonly value: string;
}

/** A whole game as decisions and their dice: it replays to the same hash, or says where it does not. */
export interface GameRecord extends GameHeader, Chained {
  readonly format: typeof RECORD_FORMAT;
  /** Of whoever kept it. */
  readonly signature?: Signature;
  /** The position after the last decision, for when newer rules diverge. */
  readonly snapshot: { readonly board: unknown; readonly stack: readonly unknown[] };
}

/** What a game is played again from: the decisions that stand, and positions that are vouched for. */
export interface SavedGame extends Omit<GameHeader, 'seed'> {
  /** Undefined: it is of a format that had none. */
  readonly seed?: string;
  readonly decisions: readonly RecordedDecision[];
  /** A choice whose first dice are known: it is made, and waits for the rest. */
  readonly pending?: RecordedDecision;
  /** What was taken back and can be made again; the next one last. */
  readonly undone?: readonly RecordedDecision[];
  /** Do the players roll themselves from here on? Undefined: nobody has switched. */
  readonly ownDice?: boolean;
  /** Of the position after the last decision. */
  readonly hash?: string;
  readonly checks?: readonly { readonly after: number; readonly hash: string }[];
  readonly signature?: Signature;
  /** What a signature vouches for. */
  readonly ending?: Chained['ending'];
  /** Would a change show? */
  readonly isChained?: boolean;
  readonly change?: Change;
  /** Of a log: what the next line is chained to. */
  readonly tip?: string;
}

export const RECORD_PROBLEMS = ['not-json', 'not-a-record', 'unknown-format', 'wrong-field'] as const;

export interface RecordProblem {
  readonly code: (typeof RECORD_PROBLEMS)[number];
  readonly params: Params;
}

/** What a record vouches for: frames, verbs and guards in their order, and every chart they read. */
export function rulesHash<T extends Vocabulary>(ruleset: Ruleset<T>): string {
  type Verbs = Record<string, { guards: readonly (readonly [string | readonly string[], ...unknown[]])[] }>;
  const told = (verbs: Verbs) => Object.entries(verbs).map(([verb, { guards }]) => [verb, ...guardClauses(guards)]);
  const frames = Object.entries<{ clause: string; verbs: Verbs }>(ruleset.frames).map(([kind, { clause, verbs }]) => [
    kind,
    clause,
    told(verbs),
  ]);
  const referee = told((ruleset.referee ?? {}) as Verbs);
  return hashOf([ruleset.name, ruleset.version, frames, referee, ruleset.charts]);
}

/** The rules that made a record and those at hand, by version and hash: they may differ within a version. */
export const rulesCompared = <T extends Vocabulary>(
  record: Pick<SavedGame, 'version' | 'rules'>,
  ruleset: Ruleset<T>,
) => ({
  version: record.version,
  made: record.rules,
  current: ruleset.version,
  now: rulesHash(ruleset),
});

/** What a record is made of before it is vouched for. */
export interface Unchained extends GameHeader {
  readonly decisions: readonly RecordedDecision[];
  readonly pending?: RecordedDecision;
  readonly ownDice?: boolean | undefined;
  readonly snapshot: GameRecord['snapshot'];
}

/** Vouches for a whole game: whoever changes something afterwards is found out. */
export function recordOf({ decisions, pending, snapshot, ownDice, ...rest }: Unchained): GameRecord {
  const { ruleset, version, rules, setup, seed } = rest;
  const header = { ruleset, version, rules, setup, seed };
  const beginning = beginningOf(header);
  const hash = hashOf([snapshot.board, snapshot.stack]);
  let chain = CHAIN_START;
  const chained = decisions.map(decision => {
    chain = chainAfter(chain, decision);
    return { ...bareDecision(decision), chain };
  });
  const waiting = pending && bareDecision(pending);
  const end = endingOf({ beginning, chain, decisions: chained.length, pending: waiting, hash, ownDice });
  return {
    format: RECORD_FORMAT,
    ...header,
    beginning,
    decisions: chained,
    ...(waiting && { pending: waiting }),
    ...(ownDice !== undefined && { ownDice }),
    snapshot,
    hash,
    ending: { decisions: chained.length, chain: end },
  };
}

/** The same game in the form that can be played on. */
export function savedOf(record: GameRecord): SavedGame {
  const { ruleset, version, rules, setup, seed, decisions, pending, hash, ownDice, signature, ending } = record;
  const change = changeIn(record);
  return {
    ...{ ruleset, version, rules, setup, seed, decisions, hash, isChained: true },
    ...(pending && { pending }),
    ...(ownDice !== undefined && { ownDice }),
    ...(change && { change }),
    ...(signature && { signature, ending }),
  };
}

export function writeRecord(record: GameRecord): string {
  const { decisions, ...rest } = record;
  const lines = decisions.map(decision => JSON.stringify(decision)).join(',\n');
  return `${JSON.stringify(rest).slice(0, -1)},"decisions":[\n${lines}\n]}\n`;
}

/** Some editors begin a text with it. */
export const BYTE_ORDER_MARK = '\ufeff';

export type ReadRecord = { readonly saved: SavedGame } | { readonly problem: RecordProblem };

/** Where a text stops being JSON, as people count lines and columns. The machine does not say it; whoever reads files does. */
export type PlaceOfFault = (text: string) => { readonly line: number; readonly column: number };

export function readRecord(text: string, placeOfFault: PlaceOfFault): ReadRecord {
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return problem('not-json', { ...placeOfFault(json) });
  }
  if (!isObject(value) || typeof value.format !== 'string') return problem('not-a-record', {});
  const isFirst = value.format === FIRST_FORMAT;
  if (value.format !== RECORD_FORMAT && !isFirst) {
    return problem('unknown-format', { found: value.format, known: RECORD_FORMAT });
  }
  const wrong = firstWrongField(value) ?? (isFirst ? undefined : firstWrongChain(value));
  if (wrong !== undefined) return problem('wrong-field', { field: wrong });
  return { saved: isFirst ? unchainedOf(value as unknown as FirstRecord) : savedOf(value as unknown as GameRecord) };
}

type FirstRecord = Omit<Unchained, 'seed'> & { readonly hash: string };

/** A record of the first format. */
function unchainedOf({ ruleset, version, rules, setup, decisions, pending, hash }: FirstRecord): SavedGame {
  return { ruleset, version, rules, setup, decisions, hash, isChained: false, ...(pending && { pending }) };
}

function problem(code: RecordProblem['code'], params: Params): { readonly problem: RecordProblem } {
  return { problem: { code, params } };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswers = (value: unknown): boolean =>
  Array.isArray(value) && value.every(answer => Array.isArray(answer) && answer.every(n => typeof n === 'number'));

/** The form of a decision: whether its choice is one is settled at the door. */
export const isDecision = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.by === 'string' &&
  isObject(value.choice) &&
  isShallow(value.choice) &&
  isAnswers(value.dice) &&
  areTyped(value.typed, value.dice as readonly unknown[]);

/** Places of answers, each once and in order. */
const areTyped = (typed: unknown, dice: readonly unknown[]): boolean =>
  typed === undefined ||
  (Array.isArray(typed) &&
    typed.length > 0 &&
    typed.every((at, place) => Number.isSafeInteger(at) && at > (typed[place - 1] ?? -1) && at < dice.length));

/** Positions, choices and setups are shallow; what is not would overflow whatever walks through it. */
export const isShallow = (value: unknown): boolean => !isDeeper(value, LIMITS.nesting);

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)));

function firstWrongField(value: Record<string, unknown>): string | undefined {
  const words = ['ruleset', 'version', 'rules', 'hash'].find(name => typeof value[name] !== 'string');
  if (words !== undefined) return words;
  if (!('setup' in value) || !isShallow(value.setup)) return 'setup';
  const { decisions, snapshot, pending } = value;
  if (!Array.isArray(decisions)) return 'decisions';
  const bad = decisions.findIndex(decision => !isDecision(decision));
  if (bad >= 0) return `decisions[${bad}]`;
  if (pending !== undefined && !isDecision(pending)) return 'pending';
  const whole = isObject(snapshot) && isObject(snapshot.board) && Array.isArray(snapshot.stack) && isShallow(snapshot);
  return whole && hashOf([snapshot.board, snapshot.stack]) === value.hash ? undefined : 'snapshot';
}

/** A seed is one line, so that nothing else can be read as a part of it. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LIMITS.textOfASeed && /^[\x20-\x7e]*$/.test(value);

const isSignature = (value: unknown): boolean =>
  isObject(value) && [value.key, value.value].every(part => typeof part === 'string' && /^[\w-]{1,100}$/.test(part));

/** The fields that the first format did not have. */
function firstWrongChain({
  seed,
  beginning,
  decisions,
  ending,
  ownDice,
  signature,
}: Record<string, unknown>): string | undefined {
  if (!isSeed(seed)) return 'seed';
  if (typeof beginning !== 'string') return 'beginning';
  const bare = (decisions as { readonly chain?: unknown }[]).findIndex(({ chain }) => typeof chain !== 'string');
  if (bare >= 0) return `decisions[${bare}].chain`;
  const isEnd = isObject(ending) && Number.isSafeInteger(ending.decisions) && typeof ending.chain === 'string';
  if (!isEnd) return 'ending';
  if (ownDice !== undefined && typeof ownDice !== 'boolean') return 'ownDice';
  return signature === undefined || isSignature(signature) ? undefined : 'signature';
}
