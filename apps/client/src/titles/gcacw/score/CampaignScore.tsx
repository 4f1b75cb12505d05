import { type Result, SIDES, tally } from '@wigwag/gcacw';
import { describeOutcome, keyFor, type Translate } from '@wigwag/words';
import { put } from '../../../shell/desk.ts';
import { ScoreBlock } from '../../../shell/parts/ScoreBlock.tsx';
import { useRoom } from '../room.ts';

export const openScore = (): void => put({ tab: 'score', aside: true, sheetOpen: true });

const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who leads in points, and the degree: whoever is ahead need not be the one who would win. */
function describeStanding(t: Translate, result: Result): string {
  const { points, winner, degree } = result;
  const by = points.union - points.confederate;
  const outcome = inside(describeOutcome(t, result));
  if (by === 0) return winner === 'draw' ? t('client.scoreLevel') : t('client.scoreLevelBut', { outcome });
  const leader = by > 0 ? 'union' : 'confederate';
  const lead = { side: t(keyFor('gcacw.side', leader)), by: Math.abs(by) };
  return winner === leader && degree !== 'none'
    ? t('client.scoreLead', { ...lead, degree: inside(t(keyFor('gcacw.degree', degree))) })
    : t('client.scoreLeadBut', { ...lead, outcome });
}

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
      lead={describeStanding(t, result)}
      explained={{ label: t('client.score'), open: openScore }}
    />
  );
}
