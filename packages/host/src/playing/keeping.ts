import { assert, bareDecision, positionHash, type RecordedDecision, type Vocabulary } from '@wigwag/kernel';
import type { History, Mark } from '../game/history.ts';
import type { Entry } from '../game/log.ts';

/** After so many decisions the log vouches for the position. */
const CHECK_EVERY = 32;

const decisionEntry = (each: RecordedDecision): Entry => ({ kind: 'decision', ...bareDecision(each) });

/** Hands each entry to whoever keeps the game, once and in order. */
export class Keeping<T extends Vocabulary> {
  private readonly history: History<T>;
  private readonly append: ((entry: Entry) => void) | undefined;
  /** A saved game that goes on by other rules than those it was kept by: its log says so before anything else. */
  private isByOtherRules: boolean;

  constructor(history: History<T>, append: ((entry: Entry) => void) | undefined, isByOtherRules: boolean) {
    this.history = history;
    this.append = append;
    this.isByOtherRules = isByOtherRules;
  }

  keep(entry: Entry): void {
    if (this.isByOtherRules) {
      const { version, rules } = this.history.header();
      this.append?.({ kind: 'rules', version, rules });
      this.isByOtherRules = false;
    }
    this.append?.(entry);
  }

  /** What cannot be kept has not happened. */
  keepOrReturn(entry: Entry, before: Mark<T>): void {
    try {
      this.keep(entry);
    } catch (error) {
      this.history.returnTo(before);
      throw error;
    }
  }

  /** Says so of the position, if it is time to. */
  vouch(): void {
    for (const check of this.checkAfter(this.history.decisions)) this.keep(check);
  }

  /** What vouches for the position as it is now. */
  check(): Entry {
    const { decisions, game } = this.history;
    return { kind: 'check', after: decisions, hash: positionHash(game) };
  }

  lastEntry(): Entry {
    const { decisions, made } = this.history;
    const last = made[decisions - 1];
    assert(last !== undefined, 'nothing-decided');
    return decisionEntry(last);
  }

  /** The whole game as entries: what stands, and what was taken back and can be made again. */
  *entries(): Generator<Entry, void> {
    const { made, pending, takenBack, ownDice } = this.history;
    if (ownDice !== undefined) yield { kind: 'dice', by: 'table', own: ownDice };
    for (const [index, each] of made.entries()) {
      yield decisionEntry(each);
      yield* this.checkAfter(index + 1);
    }
    yield* takenBack.map(decisionEntry);
    const [first] = takenBack;
    if (first !== undefined) yield { kind: 'undo', by: first.by, to: made.length };
    if (pending !== undefined) yield { kind: 'pending', ...bareDecision(pending) };
  }

  private checkAfter(decisions: number): Entry[] {
    if (decisions % CHECK_EVERY !== 0) return [];
    const { history } = this;
    const game = decisions === history.decisions ? history.game : history.gameAfter(decisions);
    return [{ kind: 'check', after: decisions, hash: positionHash(game) }];
  }
}
