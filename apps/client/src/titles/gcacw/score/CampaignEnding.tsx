import { tally } from '@wigwag/gcacw';
import { decidedBy } from '@wigwag/report/telling';
import { describeOutcome } from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import { Ending } from '../../../shell/parts/Ending.tsx';
import { useReport } from '../report/useReport.ts';
import { useRoom } from '../room.ts';
import { openScore } from './CampaignScore.tsx';
import { Totals } from './Score.tsx';

/** How the campaign ended, with its points and what decided it. */
export function CampaignEnding() {
  const { sitting, view, world, learning, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { result } = view.game.board;
  const now = tally(view.game);
  const isOver = result !== undefined && view.past === undefined && learning === undefined;
  const { report } = useReport(sitting, sitting.view(), isOver);
  if (result === undefined || now === undefined) return undefined;
  return (
    <Ending
      winner={result.winner === 'draw' ? undefined : result.winner}
      headline={describeOutcome(t, result)}
      explained={{ label: t('client.score'), open: openScore }}
    >
      {result.suddenDeath !== '' && <p>{t('client.scoreSudden')}</p>}
      <Totals tally={now} />
      {report !== undefined &&
        decidedBy({ t, language, world }, report).map(sentence => <p key={sentence}>{sentence}</p>)}
    </Ending>
  );
}
