import { useState } from 'react';
import { put } from '../../../shell/desk.ts';
import { useRoom } from '../room.ts';
import { complete } from './complete.ts';
import { laidSaid } from './laidSaid.ts';

/** All that is still to be laid, laid for both players at once, if both want it. */
function Complete() {
  const { t, sitting, view, hold } = useRoom();
  const [isAsked, ask] = useState(false);
  const begin = (): void => {
    hold(undefined);
    void complete(sitting, view).then(laid => {
      const text = laidSaid(t, laid);
      if (text !== undefined) put({ message: { text, isNote: true } });
    });
  };
  return isAsked ? (
    <div className="lee-choices">
      <p>{t('lee.client.completeSure')}</p>
      <button type="button" className="choice main" onClick={begin}>
        {t('lee.client.completeYes')}
      </button>
      <button type="button" className="choice quiet" onClick={() => ask(false)}>
        {t('lee.client.completeNo')}
      </button>
    </div>
  ) : (
    <button type="button" className="choice" onClick={() => ask(true)}>
      {t('lee.client.complete')}
    </button>
  );
}

/** What the assistant proposes for the thing in hand, and that it could do the rest. It never moves a piece by itself. */
export function Assistant() {
  const { t, asking, hold } = useRoom();
  const proposal = asking.judged?.proposal;
  return (
    <section className="lee-assistant">
      <h2>{proposal === undefined ? t('lee.client.assistantNamed') : t('lee.client.assistant')}</h2>
      {proposal !== undefined && (
        <>
          <p>{t('lee.client.proposes')}</p>
          <button type="button" className="choice" onClick={() => hold(proposal)}>
            {t('lee.client.do.proposal')}
          </button>
        </>
      )}
      <Complete />
    </section>
  );
}
