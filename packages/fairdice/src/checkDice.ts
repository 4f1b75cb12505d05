import {
  type Answer,
  CHAIN_START,
  canonicalJson,
  chainAfter,
  type RecordedDecision,
  type Request,
} from '@wigwag/kernel';
import { fairDice } from './fairDice.ts';

/** How many rolls of a game follow from its seed, how many were typed in, and how many are neither. */
export interface CheckedDice {
  readonly proved: number;
  readonly typed: number;
  readonly unproved: number;
  /** The first decision with a roll that is neither, counted from 1. */
  readonly firstUnproved?: number;
}

/** Derives every roll of a game again, decision by decision. What was typed in is taken for typed: it proves nothing. */
export class DiceCheck {
  private readonly dice: ReturnType<typeof fairDice>;
  private readonly hasSeed: boolean;
  private chain = CHAIN_START;
  private decisions = 0;
  private found: CheckedDice = { proved: 0, typed: 0, unproved: 0 };

  /** Without a seed nothing can be derived. */
  constructor(seed: string) {
    this.hasSeed = seed !== '';
    this.dice = fairDice({ root: seed });
  }

  get checked(): CheckedDice {
    return this.found;
  }

  /** The next decision that stands, with what its dice were asked for. */
  add(requests: readonly Request[], decision: RecordedDecision): void {
    this.decisions += 1;
    for (const [request, asked] of requests.entries()) this.count(this.kindOf(asked, request, decision));
    this.chain = chainAfter(this.chain, decision);
  }

  private kindOf(asked: Request, request: number, { by, choice, dice, typed }: RecordedDecision) {
    if (typed?.includes(request)) return 'typed';
    const derived: Answer | undefined = this.hasSeed
      ? this.dice(asked, { chain: this.chain, by, choice, request })
      : undefined;
    return canonicalJson(derived) === canonicalJson(dice[request]) ? 'proved' : 'unproved';
  }

  private count(kind: 'proved' | 'typed' | 'unproved'): void {
    const { found, decisions } = this;
    const isFirst = kind === 'unproved' && found.firstUnproved === undefined;
    this.found = { ...found, [kind]: found[kind] + 1, ...(isFirst && { firstUnproved: decisions }) };
  }
}
