import type { Comparison, Considered, Intent } from '@wigwag/ai';
import type { AnyChoice, Side, View, World } from '@wigwag/gcacw';
import type { Commission } from '../commission.ts';

/** What a side saw of the game when its log had so many lines. */
export interface Seen extends Pick<View, 'board' | 'stack'> {
  readonly lines: number;
}

/** A decision of a side: nothing of it is more than the side may see. */
export interface Question extends Commission {
  readonly side: Side;
  /** Whoever answers has forgotten, or remembers something that was taken back: what the side decided on before, in order. */
  readonly before: readonly Seen[] | undefined;
  readonly now: Seen;
  /** What the answer is compared with: what somebody means to do, or whatever comes next to it; undefined: with nothing. */
  readonly against?: Intent | 'next';
}

/** What is thought of a decision, and what something else would cost against it. */
export interface Thought extends Considered {
  readonly compared?: Comparison & { readonly against: Intent };
}

/** What the page wants of the thread in which the computer thinks. The ground is sent once. */
export type Task =
  | { readonly do: 'lay'; readonly world: World }
  | { readonly do: 'think'; readonly id: number; readonly question: Question };

/** What it says. `weighed`: so many things were weighed. `soFar`: what it would do if it had to answer now. */
export type Said =
  | { readonly say: 'weighed'; readonly id: number; readonly count: number }
  | { readonly say: 'soFar'; readonly id: number; readonly choice: AnyChoice }
  | { readonly say: 'thought'; readonly id: number; readonly thought: Thought };
