import { lineUp, poseOf } from '@wigwag/lee';
import type { InHand } from '@wigwag/mapview/open';
import { unitNamed } from '../roster.ts';
import type { Holding } from './inHand.ts';

/** Units as the assistant would line them up: it proposes, the player confirms. */
export function lineUpIn({ draft, view }: Holding): InHand {
  if (draft.kind !== 'lineUp') return {};
  const { game, eyes } = view;
  return {
    ghosts: lineUp(game, eyes, draft.corps).flatMap(({ unit, pose }) => {
      const listed = unitNamed(game.world, game.board, eyes, unit);
      if (listed === undefined) return [];
      const { at, heading } = poseOf(pose);
      const { base, arm } = listed.type;
      return [
        {
          ...{ id: `proposed-${unit}`, light: 'legal', how: 'drawn' },
          shape: { as: 'base', tone: eyes, arm, at, heading, ...base },
        } as const,
      ];
    }),
  };
}
