import { CHAIN_START, canonicalJson, chainAfter, type RecordedDecision, type Request } from '@wigwag/kernel';
import type { DiceRoot } from './commitment.ts';
import { type Derived, deriving } from './fairDice.ts';

/** A roll as it lies in a record, and as it has to be. */
export interface CheckedRoll {
  /** Counted from 1. */
  readonly decision: number;
  readonly by: string;
  /** Its place among the rolls of the decision, counted from 0. */
  readonly place: number;
  readonly request: Request;
  readonly recorded: readonly number[] | undefined;
  /** Undefined: there is no root to derive it from, or it was typed in. */
  readonly derived: Derived | undefined;
  /** The chain of the decisions that stood before it. */
  readonly chain: string;
  readonly kind: 'proved' | 'typed' | 'unproved';
}

/** What the first decisions of a game followed from that was begun at one screen. */
interface Before {
  readonly derive: ReturnType<typeof deriving>;
  readonly decisions: number;
}

/** Derives every roll of a game again, decision by decision. What was typed in is taken for typed: it proves nothing. */
export class RollCheck {
  private readonly derive: ReturnType<typeof deriving> | undefined;
  private readonly before: Before | undefined;
  private chain = CHAIN_START;
  private decisions = 0;

  /** Undefined: nothing can be derived. */
  constructor(root: DiceRoot | undefined, before?: { readonly seed: string; readonly decisions: number }) {
    this.derive = root && deriving(root);
    this.before = before && { derive: deriving({ root: before.seed }), decisions: before.decisions };
  }

  /** The next decision that stands, with what its dice were asked for. */
  add(requests: readonly Request[], decision: RecordedDecision): readonly CheckedRoll[] {
    this.decisions += 1;
    const rolls = requests.map((request, place) => this.rollOf(request, place, decision));
    this.chain = chainAfter(this.chain, decision);
    return rolls;
  }

  private rollOf(request: Request, place: number, { by, choice, dice, typed }: RecordedDecision): CheckedRoll {
    const { chain, decisions } = this;
    const isTyped = typed?.includes(place) ?? false;
    const derive = decisions <= (this.before?.decisions ?? 0) ? this.before?.derive : this.derive;
    const derived = isTyped ? undefined : derive?.(request, { chain, by, choice, request: place });
    const recorded = dice[place];
    const isSame = derived !== undefined && canonicalJson(derived.answer) === canonicalJson(recorded);
    const kind = isTyped ? 'typed' : isSame ? 'proved' : 'unproved';
    return { decision: decisions, by, place, request, recorded, derived, chain, kind };
  }
}

/** How many rolls of a game follow from its seed, how many were typed in, and how many are neither. */
export interface CheckedDice {
  readonly proved: number;
  readonly typed: number;
  readonly unproved: number;
  /** The first decision with a roll that is neither, counted from 1. */
  readonly firstUnproved?: number;
}

/** Counts them. */
export class DiceCheck {
  private readonly rolls: RollCheck;
  private found: CheckedDice = { proved: 0, typed: 0, unproved: 0 };

  /** Without a seed nothing can be derived. */
  constructor(seed: string) {
    this.rolls = new RollCheck(seed === '' ? undefined : { root: seed });
  }

  get checked(): CheckedDice {
    return this.found;
  }

  /** The next decision that stands, with what its dice were asked for. */
  add(requests: readonly Request[], decision: RecordedDecision): void {
    for (const { kind, decision: at } of this.rolls.add(requests, decision)) {
      const { found } = this;
      const isFirst = kind === 'unproved' && found.firstUnproved === undefined;
      this.found = { ...found, [kind]: found[kind] + 1, ...(isFirst && { firstUnproved: at }) };
    }
  }
}
