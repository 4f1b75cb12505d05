import { standing } from '@wigwag/gcacw';
import { describeOutcome } from '@wigwag/words';
import { useState } from 'react';
import { put } from '../../../shell/desk.ts';
import { HOME } from '../../../shell/home.ts';
import { SaveGame } from '../../../shell/parts/SaveGame.tsx';
import { useRoom } from '../room.ts';
import { Totals } from './Score.tsx';

/** How it ended, over the map until it is put away; the points, and another game, are one click off. */
export function Ending() {
  const { view, hand, t } = useRoom();
  const { result } = view.game.board;
  const [seen, setSeen] = useState<typeof result>(undefined);
  const now = standing(view.game);
  if (result === undefined || now === undefined || seen === result) return undefined;
  const explain = (): void => {
    setSeen(result);
    put({ tab: 'score', aside: true, sheetOpen: true });
  };
  return (
    <section className={`ending ${result.winner}`} aria-live="polite">
      <p className="over">{t('client.gameOver')}</p>
      <h2>{describeOutcome(t, result)}</h2>
      {result.suddenDeath !== '' && <p>{t('client.scoreSudden')}</p>}
      <Totals standing={now} />
      <div className="ending-buttons">
        <button type="button" className="choice main" onClick={explain}>
          {t('client.score')}
        </button>
        <button type="button" className="choice" onClick={hand.restart}>
          {t('client.newGame')}
        </button>
        <SaveGame />
        <a className="choice" href={HOME}>
          {t('client.home.all')}
        </a>
        <button type="button" className="choice quiet" onClick={() => setSeen(result)}>
          {t('client.close')}
        </button>
      </div>
    </section>
  );
}
