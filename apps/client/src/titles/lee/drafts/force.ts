import { type Game, judgedForce, mils } from '@wigwag/lee';
import type { ForceDraft } from './draft.ts';

/** What the engine is told of it, but for its length. */
export const toldOf = ({ side, unit, cause, towards, heading, extra }: ForceDraft) => ({
  ...{ side, unit, cause, towards },
  heading: Math.round(heading * 100),
  extra: mils(extra),
});

/** As far as it has to go; where something stops it early, as far as it can. */
export const goneAsFar = (draft: ForceDraft, game: Game): ForceDraft => ({
  ...draft,
  distance: judgedForce(game, toldOf(draft))?.moved ?? draft.distance,
});
