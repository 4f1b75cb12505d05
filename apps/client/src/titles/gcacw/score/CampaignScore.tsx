import { SIDES, tally } from '@wigwag/gcacw';
import { keyFor } from '@wigwag/words';
import { put } from '../../../shell/desk.ts';
import { ScoreBlock } from '../../../shell/parts/ScoreBlock.tsx';
import { useRoom } from '../room.ts';
import { describeTally } from './describeTally.ts';

export const openScore = (): void => put({ tab: 'score', aside: true, sheetOpen: true });

/** The points of both sides in the top bar. */
export function CampaignScore() {
  const { view, t } = useRoom();
  const now = tally(view.game);
  if (now === undefined) return undefined;
  const { result } = now;
  const halves = SIDES.map(code => ({ code, name: t(keyFor('gcacw.side', code)), points: result.points[code] }));
  return (
    <ScoreBlock
      halves={halves}
      lead={describeTally(t, view.world, result, view.game.board.result !== undefined)}
      explained={{ label: t('client.scoreExplained'), open: openScore }}
    />
  );
}
