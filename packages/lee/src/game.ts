import type * as kernel from '@wigwag/kernel';
import type { ArmiesEvent } from './armies/events.ts';
import type { ArmiesShapes } from './armies/shapes.ts';
import type { Board } from './board.ts';
import type { CardsEvent } from './cards/events.ts';
import type { CardsShapes } from './cards/shapes.ts';
import type { ClauseId } from './clauses.generated.ts';
import type { FieldEvent } from './field/events.ts';
import type { FieldShapes } from './field/shapes.ts';
import type { THINGS } from './fields/things.ts';
import type { GeneralsEvent } from './generals/events.ts';
import type { GeneralsShapes } from './generals/shapes.ts';
import type { PatrolsEvent } from './patrols/events.ts';
import type { PatrolsShapes } from './patrols/shapes.ts';
import type { PlayEvent } from './play/events.ts';
import type { PlayShapes } from './play/shapes.ts';
import type { SequenceEvent } from './sequence/events.ts';
import type { SequenceShapes } from './sequence/shapes.ts';
import type { TacticsEvent } from './tactics/events.ts';
import type { TacticsShapes } from './tactics/shapes.ts';
import type { TerrainEvent } from './terrain/events.ts';
import type { TerrainShapes } from './terrain/shapes.ts';
import type { Side, World } from './world.ts';

/** Why dice are rolled or cards drawn. */
export const REASONS = [
  'generals',
  'redraw',
  'brigadier',
  'cards',
  'bonusCard',
  'initiative',
  'turnInitiative',
  'turnCard',
  'command',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a side sees: all of the position but the other's hand, sealed choices and what is not drawn yet. */
export interface View {
  readonly side: Side;
  readonly board: Board;
  readonly stack: readonly kernel.Frame<Lee>[];
}

export type Shapes = SequenceShapes &
  ArmiesShapes &
  GeneralsShapes &
  CardsShapes &
  FieldShapes &
  TerrainShapes &
  TacticsShapes &
  PatrolsShapes &
  PlayShapes;

export type Event =
  | SequenceEvent
  | ArmiesEvent
  | GeneralsEvent
  | CardsEvent
  | FieldEvent
  | TerrainEvent
  | TacticsEvent
  | PatrolsEvent
  | PlayEvent;

export interface Lee extends kernel.Vocabulary {
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
  edits: Nothing;
}

/** Nothing is kept beside the board: what is worth working out once is remembered by the board it was worked out from. */
export type Derived = Nothing;

export type Game = kernel.Ready<Lee>;
export type Kind = kernel.Kind<Lee>;
export type Frame<K extends Kind> = kernel.Frame<Lee, K>;
export type PushedFrame = kernel.Frame<Lee>;
export type Choice<K extends Kind, D extends kernel.VerbName<Lee, K> = kernel.VerbName<Lee, K>> = kernel.Choice<
  Lee,
  K,
  D
>;
export type AnyChoice = kernel.AnyChoice<Lee>;
export type Rule<K extends Kind> = kernel.FrameRule<Lee, K>;
export type Verb<K extends Kind, D extends kernel.VerbName<Lee, K>> = kernel.Verb<Lee, K, D>;
export type Flow = kernel.Flow<Lee>;
export type FlowWithoutDice = kernel.FlowWithoutDice<Lee>;
/** A frame that remembers, or hands back, nothing. */
export type Nothing = Record<never, never>;
