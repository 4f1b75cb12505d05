import { useState } from 'react';
import { KeyCap } from '../../parts/KeyCap.tsx';
import { useShell } from '../../room.ts';
import { isToldFirst, tellFirst } from '../away.ts';
import { indexAt } from '../moments.ts';
import { leaveReplay, replayFrom } from '../state.ts';

interface Props {
  readonly from: number;
}

/** What happened since one's last decision, in a sentence. */
export function AwaySaid({ from }: Props) {
  const { sitting, replay, t } = useShell();
  const log = sitting.view().log.slice(from);
  const dice = log.flatMap(({ rolled }) => rolled).reduce((count, { answer }) => count + answer.length, 0);
  return <>{t('client.replay.away', { count: replay?.moments.length ?? 0, dice })}</>;
}

/** The same, and which of it is shown. */
export function AwaySum({ from }: Props) {
  const { view, replay } = useShell();
  const moments = replay?.moments ?? [];
  const index = indexAt(moments, view.past?.lines ?? from);
  const moment = moments[index];
  return (
    <div className={`replay-head by-${moment?.side ?? 'table'}`}>
      <p className="replay-nth">
        <AwaySaid from={from} />
      </p>
      <h2>
        {moment?.side !== undefined && <span className="side-mark" aria-hidden="true" />}
        {index + 1}. {moment?.sentence}
      </h2>
    </div>
  );
}

/** Again, and to what is asked now; whether it is shown at all. */
export function AwayWays({ from }: Props) {
  const { t } = useShell();
  const [isOn, turn] = useState(isToldFirst);
  const onChange = (on: boolean): void => {
    tellFirst(on);
    turn(on);
  };
  return (
    <>
      <label className="replay-told">
        <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
        {t('client.replay.away.first')}
      </label>
      <button type="button" className="choice quiet" onClick={() => replayFrom(from, true)}>
        {t('client.replay.away.again')} <KeyCap name="R" />
      </button>
      <button type="button" className="choice main" onClick={leaveReplay}>
        {t('client.replay.away.decide')} <KeyCap name="Enter" />
      </button>
    </>
  );
}
