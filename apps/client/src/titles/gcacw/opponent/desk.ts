import type { Considered } from '@wigwag/ai';
import type { Side } from '@wigwag/gcacw';
import { create } from 'zustand';
import type { Failure } from './thinking/mind.ts';
import type { Thought } from './thinking/protocol.ts';

/** What the page shows of whoever plays by himself, and of what he advises. Nothing of it is part of the game. */
interface OpponentDesk {
  /** Who thinks, and how far he is, from 0 to 1. */
  readonly thinking: { readonly side: Side; readonly share: number } | undefined;
  /** Whose thread has failed. */
  readonly failed: { readonly side: Side; readonly why: Failure } | undefined;
  /** The line of the log whose action is explained; undefined: the last one that can be. */
  readonly asked: number | undefined;
  /** What is told of the action that is explained: the map shows it. */
  readonly why: Considered | undefined;
  /** How much of the hint is wanted; undefined: none. */
  readonly hint: HintStep | undefined;
  /** How much was wanted last: the next hint begins there. */
  readonly hintDepth: HintStep;
  /** The coach looks at what was chosen. */
  readonly isLooking: boolean;
  /** What the coach would rather do than what was chosen. */
  readonly warning: Warning | undefined;
}

export const HINT_STEPS = ['where', 'what', 'why'] as const;
export type HintStep = (typeof HINT_STEPS)[number];

export interface Warning {
  readonly thought: Thought;
  /** What the player gives away, in centi-points. */
  readonly loss: number;
  goAhead(): void;
}

export const useOpponent = create<OpponentDesk>(() => ({
  thinking: undefined,
  failed: undefined,
  asked: undefined,
  why: undefined,
  hint: undefined,
  hintDepth: 'where',
  isLooking: false,
  warning: undefined,
}));

export const putOpponent = (change: Partial<OpponentDesk>): void => useOpponent.setState(change);
