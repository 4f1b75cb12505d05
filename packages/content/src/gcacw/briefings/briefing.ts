import type { ScenarioData, Side, Title } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';

/** For a newcomer: what to activate first, where to go with it, and why. */
export interface FirstAction {
  /** A unit or leader that stands on the map when the scenario begins. */
  readonly piece: string;
  readonly to: Hex;
  readonly why: Title;
}

/** What a player reads before the first turn. */
export interface Briefing {
  readonly scenario: ScenarioData;
  readonly history: Title;
  readonly tasks: Readonly<Record<Side, Title>>;
  readonly hints: readonly Title[];
  readonly first: Readonly<Record<Side, FirstAction>>;
}
