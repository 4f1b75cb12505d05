import { assert } from '../rules/bug.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Game, Ready, Vocabulary } from '../rules/vocabulary.ts';
import { claim } from './cache.ts';
import { copyOf } from './copies.ts';
import type { DiceSource, Request } from './dice.ts';
import { ready } from './legality.ts';
import { isCarriedOut, Run } from './run.ts';

/** What a choice came to: its events, or the dice that it lacked. Then nothing has been done. */
export type Done<T extends Vocabulary> =
  | { readonly events: readonly T['event'][] }
  | { readonly needsDice: Request<T['reason']> };

/**
 * A line of play that is tried and taken back, step by step: for whoever searches. The game that it begins from is not changed.
 * The position before each step is kept whole, so that what is taken back is exactly as it was; caches that are no longer
 * needed are written over by the next step instead of being made anew.
 */
export class Line<T extends Vocabulary> {
  private readonly ruleset: Ruleset<T>;
  private readonly before: Ready<T>[] = [];
  private readonly spare: T['derived'][] = [];
  private now: Ready<T>;

  constructor(ruleset: Ruleset<T>, game: Game<T>) {
    this.ruleset = ruleset;
    this.now = copyOf(ruleset, game, ruleset.copyDerived(ready(ruleset, game).derived));
    claim<T>(this.now.derived, this.now.board);
  }

  /** The position now: to be looked at, and not to be kept past the next `undo`. */
  get game(): Ready<T> {
    return this.now;
  }

  /** Steps that can be taken back. */
  get depth(): number {
    return this.before.length;
  }

  /** Carries out a legal choice. Nobody asks whether it is: that is for the guards, before. */
  do(choice: AnyChoice<T>, dice: DiceSource): Done<T> {
    const { ruleset, now } = this;
    const next = copyOf(ruleset, now, ruleset.copyDerived(now.derived, this.spare.pop()));
    claim<T>(next.derived, next.board);
    const run = new Run(ruleset, next, dice);
    if (!isCarriedOut(run, choice)) {
      this.spare.push(next.derived);
      const { unanswered } = run;
      assert(unanswered !== undefined && unanswered.answer === undefined, 'bad-dice-in-a-line');
      return { needsDice: unanswered.request };
    }
    this.before.push(now);
    this.now = next;
    return { events: run.events };
  }

  /** Takes the last step back. */
  undo(): void {
    const last = this.before.pop();
    assert(last !== undefined, 'nothing-to-undo');
    this.spare.push(this.now.derived);
    this.now = last;
  }
}
