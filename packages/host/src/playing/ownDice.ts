import { type AnyChoice, topFrame, type Vocabulary } from '@wigwag/kernel';
import type { DueDice } from '../audiences/stream.ts';
import type { History } from '../game/history.ts';
import type { Proposal } from '../game/step.ts';

/** Dice that players roll themselves and type in. */
export class OwnDice<T extends Vocabulary> {
  private readonly history: History<T>;
  private readonly fromTheStart: boolean | undefined;
  private readonly onlyChoice: () => AnyChoice<T>;
  private known: { readonly at: string; readonly dice: DueDice<T> | undefined } | undefined;

  /** `fromTheStart`: do they, until somebody switches? Undefined: they may not. `onlyChoice`: what the table has to do. */
  constructor(history: History<T>, fromTheStart: boolean | undefined, onlyChoice: () => AnyChoice<T>) {
    this.history = history;
    this.fromTheStart = fromTheStart;
    this.onlyChoice = onlyChoice;
  }

  get areAllowed(): boolean {
    return this.fromTheStart !== undefined;
  }

  /** Do the players roll themselves now? */
  get areTyped(): boolean {
    return this.fromTheStart !== undefined && (this.history.ownDice ?? this.fromTheStart);
  }

  /** What the game waits for until somebody at the table has rolled it: for a choice that is made, or for the table. */
  due(moment: number): DueDice<T> | undefined {
    const { history } = this;
    const { pending } = history;
    const isTables = topFrame(history.game)?.by === 'table';
    if (!this.areTyped || (pending === undefined && !isTables)) return undefined;
    const at = `${moment} ${pending?.dice.length}`;
    if (this.known?.at !== at) {
      const proposal: Proposal<T> = pending ?? { by: 'table', choice: this.onlyChoice() };
      const request = history.requestFor(proposal);
      const dice = request && { choice: proposal.choice, known: pending?.dice.length ?? 0, request };
      this.known = { at, dice };
    }
    return this.known.dice;
  }
}
