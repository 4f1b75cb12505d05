import { judgeChain, judgeChainStart } from './judge.ts';

type Below = (n: number) => number;

/** A text with one change, and where it has to be found: the decision, counted from 1; 0 is the beginning. */
export interface Forged {
  readonly text: string;
  readonly at: number;
  /** The form alone shows it: the file cannot be read, and its problem names this field. */
  readonly field?: string;
  /** The rules may name it before the chain does. */
  readonly orBefore?: boolean;
  /** It is opened, marked as a file for which nobody can vouch. */
  readonly isUnchained?: boolean;
}

/** Undefined: there is nothing of the kind in this game. */
export type Forgery<F> = (file: F, below: Below) => Forged | undefined;

type Fields = Record<string, unknown>;

export interface RecordFile extends Fields {
  decisions: (Fields & { choice: Fields; dice: number[][]; chain: string; by: string })[];
  pending?: Fields & { choice: Fields; dice: number[][]; by: string };
  snapshot: { board: Fields; stack: Fields[] };
  ending: { decisions: number; chain: string };
}

/** A value that is another of the same kind. */
export function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  if (Array.isArray(value)) return [...value, 0];
  return typeof value === 'object' && value !== null ? { ...value, more: 1 } : {};
}

const otherFace = (face: number): number => (face % 6) + 1;

const places = <V>(list: readonly V[], isOne: (value: V) => boolean): number[] =>
  list.flatMap((value, at) => (isOne(value) ? [at] : []));

export const pick = (list: readonly number[], below: Below): number | undefined =>
  list.length === 0 ? undefined : list[below(list.length)];

/** Changes one die in place. */
export function changeDie(dice: number[][], below: Below): void {
  const rolled =
    dice[
      pick(
        places(dice, answer => answer.length > 0),
        below,
      ) ?? 0
    ];
  const at = below(rolled?.length ?? 1);
  if (rolled !== undefined) rolled[at] = otherFace(rolled[at] ?? 0);
}

/** Changes, adds or removes a field in place, but for the verb, which is changed. */
export function changeField(choice: Fields, below: Below): void {
  const names = Object.keys(choice);
  const name = names[below(names.length)] ?? 'do';
  const how = below(4);
  if (how === 0) choice.more = 1;
  else if (how === 1 && name !== 'do') delete choice[name];
  else choice[name] = otherThan(choice[name]);
}

export const hasDice = ({ dice }: { readonly dice: readonly (readonly number[])[] }): boolean =>
  dice.some(answer => answer.length > 0);

const text = (file: RecordFile): string => JSON.stringify(file);

/** Something at one decision, which is found there. */
const atDecision =
  (
    change: (file: RecordFile, at: number, below: Below) => void,
    isOne: (made: RecordFile['decisions'][number]) => boolean = () => true,
  ) =>
  (file: RecordFile, below: Below): Forged | undefined => {
    const at = pick(places(file.decisions, isOne), below);
    if (at === undefined) return undefined;
    change(file, at, below);
    return { text: text(file), at: at + 1 };
  };

const atBeginning =
  (name: string, value: (before: unknown) => unknown = otherThan) =>
  (file: RecordFile): Forged => {
    file[name] = value(file[name]);
    return { text: text(file), at: 0 };
  };

const made = ({ decisions }: RecordFile, at: number) => {
  const found = decisions[at];
  if (found === undefined) throw new Error(`no decision ${at}`);
  return found;
};

const remove =
  (where: (decisions: number, below: Below) => number) =>
  (file: RecordFile, below: Below): Forged | undefined => {
    if (file.decisions.length === 0) return undefined;
    const at = where(file.decisions.length, below);
    file.decisions.splice(at, 1);
    return { text: text(file), at: at + 1 };
  };

function swapNeighbours(file: RecordFile, below: Below): Forged | undefined {
  if (file.decisions.length < 2) return undefined;
  const at = below(file.decisions.length - 1);
  const [first, second] = [made(file, at), made(file, at + 1)];
  file.decisions.splice(at, 2, second, first);
  return { text: text(file), at: at + 1 };
}

/** What was decided changes places, the chain stays. */
function swapContents(file: RecordFile, below: Below): Forged | undefined {
  const isOther = (at: number): boolean => {
    const [{ chain: _, ...one }, { chain: __, ...other }] = [made(file, at), made(file, at + 1)];
    return JSON.stringify(one) !== JSON.stringify(other);
  };
  const at = pick(places(file.decisions.slice(1), () => true).filter(isOther), below);
  if (at === undefined) return undefined;
  const [first, second] = [made(file, at), made(file, at + 1)];
  file.decisions.splice(at, 2, { ...second, chain: first.chain }, { ...first, chain: second.chain });
  return { text: text(file), at: at + 1 };
}

function double(file: RecordFile, below: Below): Forged | undefined {
  const at = pick(
    places(file.decisions, () => true),
    below,
  );
  if (at === undefined) return undefined;
  file.decisions.splice(at, 0, structuredClone(made(file, at)));
  return { text: text(file), at: at + 2 };
}

const lastChain = ({ decisions }: RecordFile): string => decisions.at(-1)?.chain ?? judgeChainStart;

/** Its chain is right, but the record ended before it. */
function addAtTheEnd(file: RecordFile): Forged {
  const added = { by: 'table', choice: { do: 'pass' }, dice: [] };
  file.decisions.push({ ...added, chain: judgeChain(lastChain(file), added) });
  return { text: text(file), at: file.decisions.length };
}

/** One decision is another, and every chain after it is made to fit; the end is not. */
function chainAgain(file: RecordFile, below: Below): Forged | undefined {
  const from = pick(
    places(file.decisions, () => true),
    below,
  );
  if (from === undefined) return undefined;
  changeField(made(file, from).choice, below);
  let chain = judgeChainStart;
  for (const decision of file.decisions) {
    chain = judgeChain(chain, decision);
    decision.chain = chain;
  }
  return { text: text(file), at: file.decisions.length, orBefore: true };
}

const atEnd =
  (change: (file: RecordFile, below: Below) => boolean) =>
  (file: RecordFile, below: Below): Forged | undefined =>
    change(file, below) ? { text: text(file), at: file.decisions.length } : undefined;

const inPending = (change: (pending: NonNullable<RecordFile['pending']>, below: Below) => void) =>
  atEnd(({ pending }, below) => {
    if (pending === undefined) return false;
    change(pending, below);
    return true;
  });

/** The position is not the one that its hash vouches for. */
const inPosition =
  (change: (file: RecordFile, below: Below) => void) =>
  (file: RecordFile, below: Below): Forged => {
    change(file, below);
    return { text: text(file), at: file.decisions.length, field: 'snapshot' };
  };

const isUntyped = (decision: RecordFile['decisions'][number]): boolean =>
  hasDice(decision) && decision.typed === undefined;

/** That an answer is said to be typed which is not there, the form shows. */
function leaveOutTyped(file: RecordFile, below: Below): Forged | undefined {
  const at = pick(
    places(file.decisions, ({ typed }) => typed !== undefined),
    below,
  );
  if (at === undefined) return undefined;
  made(file, at).dice.pop();
  return { text: text(file), at: at + 1, field: `decisions[${at}]` };
}

/** Single changes of a record. */
export const RECORD_FORGERIES: Readonly<Record<string, Forgery<RecordFile>>> = {
  die: atDecision((file, at, below) => changeDie(made(file, at).dice, below), hasDice),
  'die left out': atDecision((file, at) => made(file, at).dice.pop(), isUntyped),
  'typed die left out': leaveOutTyped,
  'said to be typed': atDecision((file, at) => {
    made(file, at).typed = made(file, at).typed === undefined ? [0] : undefined;
  }, hasDice),
  'typed die': atDecision(
    (file, at, below) => changeDie(made(file, at).dice, below),
    decision => hasDice(decision) && decision.typed !== undefined,
  ),
  'said to be typed while it waits': inPending(pending => {
    pending.typed = pending.typed === undefined ? [0] : undefined;
  }),
  'whose dice from here on': atEnd(file => {
    file.ownDice = file.ownDice !== true;
    return true;
  }),
  'die added': atDecision((file, at) => made(file, at).dice.push([3])),
  choice: atDecision((file, at, below) => changeField(made(file, at).choice, below)),
  author: atDecision((file, at) => {
    made(file, at).by += 'x';
  }),
  chain: atDecision((file, at) => {
    made(file, at).chain = made(file, at).chain.replace(/^./, digit => (digit === '0' ? '1' : '0'));
  }),
  'two decisions swapped': swapNeighbours,
  'what two decisions say swapped': swapContents,
  'first decision removed': remove(() => 0),
  'decision removed': remove((decisions, below) => below(decisions)),
  'last decision removed': remove(decisions => decisions - 1),
  'decision doubled': double,
  'decision added at the end': addAtTheEnd,
  'chain made to fit': chainAgain,
  format: file => ({ text: text({ ...file, format: 'wigwag-record 1' }), at: 0, isUnchained: true }),
  setup: atBeginning('setup'),
  'option of the setup': atBeginning('setup', setup => ({ ...(setup as Fields), options: ['trailOverCrossing'] })),
  seed: atBeginning('seed'),
  version: atBeginning('version'),
  rules: atBeginning('rules'),
  ruleset: atBeginning('ruleset'),
  beginning: atBeginning('beginning'),
  'pending added': atEnd(file => {
    if (file.pending !== undefined) return false;
    file.pending = { by: 'table', choice: { do: 'roll' }, dice: [[1]] };
    return true;
  }),
  'pending removed': atEnd(file => {
    if (file.pending === undefined) return false;
    delete file.pending;
    return true;
  }),
  'choice pending': inPending(({ choice }, below) => changeField(choice, below)),
  'die pending': inPending(({ dice }, below) => changeDie(dice, below)),
  'hash of the position': inPosition(file => {
    file.hash = otherThan(file.hash);
  }),
  'board of the position': inPosition(({ snapshot: { board } }, below) => changeField(board, below)),
  'stack of the position': inPosition(({ snapshot: { stack } }) => stack.push({ kind: 'more' })),
  ending: atEnd(({ ending }) => {
    ending.chain += '0';
    return true;
  }),
  'fewer decisions in the ending': atEnd(({ ending }) => {
    ending.decisions -= 1;
    return true;
  }),
  'more decisions in the ending': file => {
    file.ending.decisions += 1;
    return { text: text(file), at: file.decisions.length + 1 };
  },
};
