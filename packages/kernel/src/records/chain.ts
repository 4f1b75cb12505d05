import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Answer } from '../play/dice.ts';
import { canonicalJson } from './hash.ts';

/** One decision as it is written down: who decided what, and the dice it met. */
export interface RecordedDecision {
  readonly by: string;
  readonly choice: unknown;
  readonly dice: readonly Answer[];
  /** The places of those answers that players typed in, in order; left out: none. */
  readonly typed?: readonly number[];
}

/** A decision with nothing around it. */
export const bareDecision = ({ by, choice, dice, typed }: RecordedDecision): RecordedDecision => ({
  ...{ by, choice, dice },
  ...(typed && { typed }),
});

/** What a game was opened from, by which rules, and what its dice follow from. */
export interface GameHeader {
  readonly ruleset: string;
  readonly version: string;
  /** Hash of the rules. */
  readonly rules: string;
  /** Scenario, options: the host's to read. */
  readonly setup: unknown;
  /** Empty: the dice came from elsewhere. */
  readonly seed: string;
}

/** SHA-256 of a text, as hexadecimal digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The chain of a game in which nothing has been decided. */
export const CHAIN_START = digest('wigwag-decisions 1');

/** The chain after one decision more: it vouches for that decision and for all before it. */
export const chainAfter = (chain: string, decision: RecordedDecision): string =>
  digest(`${chain}\n${canonicalJson(bareDecision(decision))}`);

/** What vouches for the header. The dice do not follow from it: newer rules must not change them. */
export const beginningOf = ({ ruleset, version, rules, setup, seed }: GameHeader): string =>
  digest(`wigwag-beginning 1\n${canonicalJson({ ruleset, version, rules, setup, seed })}`);

/** What a record ends with: that this beginning and these decisions belong together, and that none is missing. */
export interface Ending {
  readonly beginning: string;
  readonly chain: string;
  readonly decisions: number;
  readonly pending: RecordedDecision | undefined;
  /** Of the position. */
  readonly hash: string;
  /** Do the players roll themselves from here on? Undefined: nobody has switched. */
  readonly ownDice?: boolean | undefined;
}

export const endingOf = ({ beginning, chain, decisions, pending, hash, ownDice }: Ending): string => {
  const waiting = pending && bareDecision(pending);
  return digest(`wigwag-ending 1\n${canonicalJson({ beginning, chain, decisions, pending: waiting, hash, ownDice })}`);
};

/** A sound part of a saved game: so many decisions, and what comes next was changed after it was kept. */
export interface Change {
  readonly sound: number;
  readonly code: 'changed-beginning' | 'changed' | 'changed-end';
}

export interface Chained {
  readonly beginning: string;
  readonly decisions: readonly (RecordedDecision & { readonly chain: string })[];
  readonly pending?: RecordedDecision;
  readonly hash: string;
  readonly ownDice?: boolean;
  readonly ending: { readonly decisions: number; readonly chain: string };
}

/** Where something was changed first; undefined: everything is as it was kept. */
export function changeIn(record: GameHeader & Chained): Change | undefined {
  const { decisions, beginning, ending, pending, hash, ownDice } = record;
  if (beginningOf(record) !== beginning) return { sound: 0, code: 'changed-beginning' };
  let chain = CHAIN_START;
  for (let sound = 0; sound < decisions.length; sound++) {
    const decision = decisions[sound];
    chain = decision === undefined ? chain : chainAfter(chain, decision);
    if (decision?.chain !== chain) return { sound, code: 'changed' };
  }
  const sound = decisions.length;
  const end = endingOf({ beginning, chain, decisions: ending.decisions, pending, hash, ownDice });
  if (sound === ending.decisions && end === ending.chain) return undefined;
  // Decisions that are missing at the end; what was added there has no chain that fits.
  return sound < ending.decisions ? { sound, code: 'changed' } : { sound, code: 'changed-end' };
}
