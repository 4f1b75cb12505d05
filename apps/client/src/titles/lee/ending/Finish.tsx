import { useEffect } from 'react';
import { put } from '../../../shell/desk.ts';
import { Ending } from '../../../shell/parts/Ending.tsx';
import { printSheet, savePicture } from '../export/files.ts';
import { useRoom } from '../room.ts';
import { sideCalled } from '../roster.ts';
import { Scores } from './Scores.tsx';

/** Both have confirmed: who gained more, how it came, and what to take home. */
export function Finish() {
  const room = useRoom();
  const { t, language, world, view } = room;
  // Whatever lay open in the panel: now it is the result that is read.
  useEffect(() => put({ tab: 'result', aside: true }), []);
  const { score } = view.game.board.play;
  const of = (side: 'blue' | 'grey'): number => score.find(each => each.side === side)?.victoryPoints ?? 0;
  const [blue, grey] = [of('blue'), of('grey')];
  const winner = blue === grey ? undefined : blue > grey ? 'blue' : 'grey';
  const headline =
    winner === undefined
      ? t('lee.client.end.drawn')
      : t('lee.client.end.won', { army: sideCalled({ t, language, world }, winner) });
  const actions = (
    <>
      <button type="button" className="choice" onClick={() => printSheet(room)}>
        {t('lee.client.export.sheet')}
      </button>
      <button type="button" className="choice" onClick={() => void savePicture(room)}>
        {t('lee.client.export.png')}
      </button>
    </>
  );
  return (
    <Ending winner={winner} headline={headline} actions={actions}>
      <Scores />
    </Ending>
  );
}
