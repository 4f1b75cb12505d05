import type * as kernel from '@wigwag/kernel';
import type { ClauseId } from './clauses.generated.ts';
import type { THINGS } from './fields.ts';

/**
 * Pickets: a small invented game that shows everything the kernel does. Seven posts lie in a lane between two camps.
 * Dice, cards, a hidden hand, and interrupts in interrupts: a march may be ambushed, an ambush may be met by a rally.
 */
export const SIDES = ['blue', 'grey'] as const;
export type Side = (typeof SIDES)[number];

export const CARDS = ['ambush', 'rally', 'dash'] as const;
export type Card = (typeof CARDS)[number];

/** A card, or one whose face is not to be seen from here. */
export type HeldCard = Card | 'unknown';

export const REASONS = ['deal', 'initiative', 'allowance', 'ambush', 'fire', 'draw'] as const;
export type Reason = (typeof REASONS)[number];

export interface World {
  readonly posts: number;
  readonly rounds: number;
  readonly pickets: number;
  readonly cardsOfAKind: number;
}

export interface Picket {
  readonly side: Side;
  /** Undefined is not JSON: a fallen picket stands at -1. */
  post: number;
}

export interface Board {
  round: number;
  first: Side;
  pickets: Picket[];
  hands: Record<Side, HeldCard[]>;
  /** What is left to draw, in no order: nothing here knows the future. */
  deck: HeldCard[];
  shown: Card[];
}

export interface Derived {
  /** How many of each side stand at each post. */
  readonly held: Record<Side, number[]>;
}

export const EVENTS = [
  'cardsDrawn',
  'initiativeWon',
  'picketMoved',
  'picketFell',
  'cardShown',
  'marchEnded',
  'firingMissed',
  'gameEnded',
] as const;

export type Event =
  | { readonly type: 'cardsDrawn'; readonly side: Side; readonly n: number; readonly cards?: readonly HeldCard[] }
  | { readonly type: 'initiativeWon'; readonly side: Side; readonly round: number; readonly because: ClauseId }
  | { readonly type: 'picketMoved'; readonly picket: number; readonly from: number; readonly to: number }
  | { readonly type: 'picketFell'; readonly picket: number; readonly post: number }
  | { readonly type: 'cardShown'; readonly side: Side; readonly card: Card }
  | { readonly type: 'marchEnded'; readonly picket: number; readonly because: ClauseId }
  | { readonly type: 'firingMissed'; readonly at: number; readonly total: number }
  | { readonly type: 'gameEnded'; readonly because: ClauseId };

export interface View {
  readonly side: Side;
  readonly round: number;
  readonly first: Side;
  readonly pickets: readonly Picket[];
  readonly hand: readonly HeldCard[];
  readonly enemyCards: number;
  readonly deckCards: number;
  readonly shown: readonly Card[];
  readonly stack: readonly kernel.Frame<Pickets>[];
}

type Nothing = Record<never, never>;

export type Shapes = {
  deal: { by: 'table'; data: Nothing; choices: { deal: Nothing }; result: Nothing };
  round: { by: 'table'; data: { turns: number }; choices: { roll: Nothing }; result: Nothing };
  turn: {
    by: Side;
    data: { done: boolean };
    choices: {
      march: { picket: number };
      dash: { picket: number };
      fire: { pickets: readonly number[]; at: number };
      draw: Nothing;
      pass: Nothing;
    };
    result: Nothing;
  };
  march: {
    by: Side;
    data: { picket: number; steps: number; moved: boolean };
    choices: { step: { to: number }; halt: Nothing };
    result: Nothing;
  };
  ambush: {
    by: Side;
    data: { picket: number };
    choices: { spring: Nothing; decline: Nothing };
    result: { hit: boolean };
  };
  rally: {
    by: Side;
    data: { picket: number };
    choices: { rally: Nothing; stand: Nothing };
    result: { hit: boolean };
  };
};

export interface Pickets extends kernel.Vocabulary {
  side: Side;
  world: World;
  board: Board;
  derived: Derived;
  event: Event;
  clause: ClauseId;
  reason: Reason;
  view: View;
  things: typeof THINGS;
  shapes: Shapes;
  /** Pickets has no referee. */
  edits: Nothing;
}

export type Game = kernel.Ready<Pickets>;
export type Frame<K extends keyof Shapes> = kernel.Frame<Pickets, K>;
export type Rule<K extends keyof Shapes> = kernel.FrameRule<Pickets, K>;
export type Flow = kernel.Flow<Pickets>;
