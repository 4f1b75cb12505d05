import type { Hex } from '@wigwag/hex';
import type { Phase } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { AttackType } from '../combat/attack/attack.ts';
import type { Bilingual } from '../data/bilingual.ts';
import type { Side } from '../vocabulary.ts';

/** What a step may ask of the learner; pieces go by their ids. Checked in goals.ts. */
export interface Goals {
  /** The unit stands in one of the hexes. */
  readonly at: { readonly unit: string; readonly hexes: readonly Hex[] };
  /** The side has taken the initiative. */
  readonly initiative: { readonly side: Side };
  /** An action has begun with the unit or the leader. */
  readonly activated: { readonly piece: string };
  readonly marched: { readonly unit: string };
  readonly fatigue: { readonly unit: string; readonly least: number };
  readonly attacked: { readonly unit?: string; readonly target?: Hex; readonly type?: AttackType };
  /** The leader is with one of the units. */
  readonly leads: { readonly leader: string; readonly units: readonly string[] };
  /** The leader has ordered an assault with at least those units, whether it came to a fight or not. */
  readonly assaulted: { readonly leader: string; readonly units: readonly string[] };
  /** There was a fight for the hex. */
  readonly fought: { readonly target: Hex };
  /** One of the units has lost Manpower. */
  readonly bore: { readonly units: readonly string[] };
  /** The unit has built works, or gone on with them. */
  readonly entrenched: { readonly unit: string };
  /** The unit has destroyed a bridge or a ferry. */
  readonly broke: { readonly unit: string };
  /** The unit has fallen back, or is no more. */
  readonly retreated: { readonly unit: string };
  readonly advanced: { readonly unit: string };
  /** A Recovery Phase has rested the unit. */
  readonly recovered: { readonly unit: string };
  /** The phase has come, of that turn or a later one. */
  readonly reached: { readonly phase: Phase; readonly turn?: number };
  /** The learner has asked why not; with a clause: and was told of it. */
  readonly refused: { readonly clause?: ClauseId };
}
export type GoalKind = keyof Goals;
export type Goal = { readonly [K in GoalKind]: { readonly kind: K } & Goals[K] }[GoalKind];

export interface LessonStep {
  readonly text: Bilingual;
  /** What the text speaks of, lit on the map. */
  readonly hex?: Hex;
  readonly piece?: string;
  /** None: the step is there to be read. */
  readonly goal?: Goal;
}

/** A first game, step by step; the other side lets everything go by (otherSide.ts). */
export interface Lesson {
  readonly id: string;
  readonly title: Bilingual;
  /** What it teaches, in a few words. */
  readonly about: Bilingual;
  /** Among the lessons, the first is 1. */
  readonly place: number;
  /** The id of its scenario. */
  readonly scenario: string;
  /** The side the learner plays. */
  readonly side: Side;
  /** The faces that come up first, in this order. */
  readonly dice: readonly number[];
  readonly steps: readonly LessonStep[];
}
