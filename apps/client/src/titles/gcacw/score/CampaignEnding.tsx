import { tally } from '@wigwag/gcacw';
import { describeOutcome } from '@wigwag/words';
import { Ending } from '../../../shell/parts/Ending.tsx';
import { Decided } from '../opened.ts';
import { useRoom } from '../room.ts';
import { openScore } from './CampaignScore.tsx';
import { describeShortfall } from './describeTally.ts';
import { Totals } from './Totals.tsx';

/** How the campaign ended, with its points and what decided it. */
export function CampaignEnding() {
  const { view, world, learning, t } = useRoom();
  const { result } = view.game.board;
  const now = tally(view.game);
  const isOver = result !== undefined && view.past === undefined && learning === undefined;
  if (result === undefined || now === undefined) return undefined;
  const short = describeShortfall(t, world, result);
  return (
    <Ending
      winner={result.winner === 'draw' ? undefined : result.winner}
      headline={describeOutcome(t, result)}
      explained={{ label: t('client.score'), open: openScore }}
    >
      {result.suddenDeath !== '' && <p>{t('client.scoreSudden')}</p>}
      <Totals tally={now} />
      {short !== undefined && <p>{short}</p>}
      {isOver && <Decided />}
    </Ending>
  );
}
