import { SIDES, standing } from '@wigwag/gcacw';
import { describeOutcome, keyFor } from '@wigwag/words';
import { put } from '../../../shell/desk.ts';
import { useRoom } from '../room.ts';

const openScore = (): void => put({ tab: 'score', aside: true, sheetOpen: true });

/** The points of both sides in the top bar, and what they come to; the half of whoever decides is filled. */
export function ScoreBlock() {
  const { view, t } = useRoom();
  const now = standing(view.game);
  if (now === undefined) return undefined;
  const { result } = now;
  const [first, second] = SIDES.map(side => (
    <span key={side} className={`score-half ${side} ${view.frame?.by === side ? 'deciding' : ''}`}>
      <span className="side-mark" aria-hidden="true" />
      <span className="side-name">{t(keyFor('gcacw.side', side))}</span> <b>{result.points[side]}</b>
    </span>
  ));
  return (
    <button type="button" className="score-block" title={t('client.score')} onClick={openScore}>
      {first}
      <span className="score-lead">{describeOutcome(t, result)}</span>
      {second}
    </button>
  );
}
