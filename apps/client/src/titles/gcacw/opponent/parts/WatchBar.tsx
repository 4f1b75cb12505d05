import { SIDES, type Side } from '@wigwag/gcacw';
import { keyFor } from '@wigwag/words';
import { Icon } from '../../../../shell/parts/Icon.tsx';
import { useRoom } from '../../room.ts';
import { useOpponent } from '../desk.ts';
import type { Opponents } from '../opponents.ts';
import { setSpeed, stepOn, turnPause, useWatch, WATCH_SPEEDS } from '../watch.ts';
import { OpponentBar, OthersBar } from './OpponentBar.tsx';

function Controls() {
  const { t } = useRoom();
  const { isPaused, speed } = useWatch();
  return (
    <>
      <button type="button" className="choice" onClick={turnPause}>
        <Icon name={isPaused ? 'play' : 'pause'} /> {isPaused ? t('client.watch.play') : t('client.watch.pause')}
      </button>
      <button type="button" className="choice" onClick={stepOn}>
        <Icon name="on" /> {t('client.watch.step')}
      </button>
      <label className="watch-speed">
        <span>{t('client.watch.speed')}</span>
        <select
          value={speed}
          onChange={({ target }) => {
            const chosen = WATCH_SPEEDS.find(each => String(each) === target.value);
            if (chosen !== undefined) setSpeed(chosen);
          }}
        >
          {WATCH_SPEEDS.map(each => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** While two play by themselves: whoever watches stops them, or sees one action after another. */
export function WatchBar({ opponents }: { readonly opponents: Opponents }) {
  const { view, t } = useRoom();
  const failed = useOpponent(desk => desk.failed);
  const { isPaused } = useWatch();
  const by = view.frame?.by;
  if (failed !== undefined) return <OpponentBar side={failed.side} opponents={opponents} />;
  const side: Side | 'table' = SIDES.find(each => each === by) ?? 'table';
  const level = side === 'table' ? undefined : opponents.now()[side]?.level;
  const note =
    level === undefined
      ? t('client.watch.dice')
      : t('client.opponent.computer', { level: t(keyFor('gcacw.commander.level', level)) });
  return (
    <OthersBar side={side} note={note} label={t('client.watch')} answers={<Controls />}>
      <p className="prompt" role="status">
        {isPaused ? t('client.watch.paused') : t('client.watch.playing')}
      </p>
      <p className="info">{t('client.watch.how')}</p>
    </OthersBar>
  );
}
