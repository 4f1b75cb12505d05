import type { Bilingual, ScenarioData, Side } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';

/** For a newcomer: what to activate first, where to go with it, and why. */
export interface FirstAction {
  /** A unit or leader that stands on the map when the scenario begins. */
  readonly piece: string;
  readonly to: Hex;
  readonly why: Bilingual;
}

/** What a player reads before the first turn. */
export interface Briefing {
  readonly scenario: ScenarioData;
  readonly history: Bilingual;
  readonly tasks: Readonly<Record<Side, Bilingual>>;
  readonly hints: readonly Bilingual[];
  readonly first: Readonly<Record<Side, FirstAction>>;
}
