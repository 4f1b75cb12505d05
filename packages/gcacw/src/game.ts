import type * as kernel from '@wigwag/kernel';
import type { ActivationShapes } from './activation/shapes.ts';
import type { ArrivalShapes } from './arrivals/shapes.ts';
import type { Board, Derived, Event, Reason } from './board.ts';
import type { ClauseId } from './clauses.generated.ts';
import type { CombatShapes } from './combat/shapes.ts';
import type { THINGS } from './fields/things.ts';
import type { IntelligenceShapes } from './intelligence/shapes.ts';
import type { LeaderShapes } from './leaders/shapes.ts';
import type { MovementShapes } from './movement/shapes.ts';
import type { RecoveryShapes } from './recovery/shapes.ts';
import type { Edits } from './referee/shapes.ts';
import type { SequenceShapes } from './sequence/shapes.ts';
import type { Side } from './vocabulary.ts';
import type { WeatherShapes } from './weather/shapes.ts';
import type { World } from './world/world.ts';

/** What a side sees: all of the position, but for what is under the enemy's force markers. */
export interface View {
  readonly side: Side;
  /** Enemy units under markers, and their leaders, look as if they were not on the map, and their markers empty. */
  readonly board: Board;
  readonly stack: readonly kernel.Frame<Gcacw>[];
}

export type Shapes = SequenceShapes &
  ActivationShapes &
  MovementShapes &
  RecoveryShapes &
  LeaderShapes &
  CombatShapes &
  WeatherShapes &
  ArrivalShapes &
  IntelligenceShapes;

export interface Gcacw extends kernel.Vocabulary {
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
  edits: Edits;
}

export type Game = kernel.Ready<Gcacw>;
export type Kind = kernel.Kind<Gcacw>;
export type Frame<K extends Kind> = kernel.Frame<Gcacw, K>;
export type Choice<K extends Kind, D extends kernel.VerbName<Gcacw, K> = kernel.VerbName<Gcacw, K>> = kernel.Choice<
  Gcacw,
  K,
  D
>;
export type AnyChoice = kernel.AnyChoice<Gcacw>;
export type Rule<K extends Kind> = kernel.FrameRule<Gcacw, K>;
export type Verb<K extends Kind, D extends kernel.VerbName<Gcacw, K>> = kernel.Verb<Gcacw, K, D>;
export type Flow = kernel.Flow<Gcacw>;
export type FlowWithoutDice = kernel.FlowWithoutDice<Gcacw>;
export type EditName = kernel.EditName<Gcacw>;
export type Edit<D extends EditName = EditName> = kernel.Edit<Gcacw, D>;
export type EditGuard<D extends EditName> = kernel.EditGuard<Gcacw, D>;
export type EditVerb<D extends EditName> = kernel.EditVerb<Gcacw, D>;
export type EditFlow = Parameters<EditVerb<EditName>['choose']>[0];
export type Referee = NonNullable<kernel.Ruleset<Gcacw>['referee']>;
/** A frame that remembers, or hands back, nothing. */
export type Nothing = Record<never, never>;
