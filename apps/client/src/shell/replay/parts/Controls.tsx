import { useDesk } from '../../desk.ts';
import { Icon } from '../../parts/Icon.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { useShell } from '../../room.ts';
import { type Moment, stepBack, stepOn } from '../moments.ts';
import { playOrPause } from '../replayKeys.ts';
import { nextSpeed, replayAt, useLooking } from '../state.ts';

/** Half as fast, as fast, twice as fast: 0,5× in Polish. */
const inDigits = (speed: number, language: string): string => new Intl.NumberFormat(language).format(speed);

interface Props {
  readonly moments: readonly Moment[];
  readonly at: number;
}

/** Play in the middle, with the focus when the replay opens: the space bar plays from anywhere. */
export function Controls({ moments, at }: Props) {
  const { t } = useShell();
  const isPlaying = useLooking(looking => looking.isPlaying);
  const speed = useLooking(looking => looking.speed);
  const [first, last] = [moments[0]?.lines ?? 1, moments.at(-1)?.lines ?? 1];
  const label = isPlaying ? t('client.replay.pause') : t('client.replay.play');
  const shown = inDigits(
    speed,
    useDesk(desk => desk.language),
  );
  return (
    <div className="replay-controls">
      <IconButton icon="first" label={t('client.replay.first')} shortcut="Home" onClick={() => replayAt(first)} />
      <IconButton
        icon="back"
        label={t('client.replay.stepBack')}
        shortcut="←"
        onClick={() => replayAt(stepBack(moments, at))}
      />
      <button
        type="button"
        className="replay-play"
        title={`${label} (${t('client.replay.space')})`}
        aria-label={label}
        onClick={() => playOrPause(moments)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <IconButton
        icon="on"
        label={t('client.replay.stepOn')}
        shortcut="→"
        onClick={() => replayAt(stepOn(moments, at))}
      />
      <IconButton icon="last" label={t('client.replay.last')} shortcut="End" onClick={() => replayAt(last)} />
      <button
        type="button"
        className="replay-speed"
        aria-label={t('client.replay.speed', { speed: shown })}
        title={t('client.replay.speed', { speed: shown })}
        onClick={nextSpeed}
      >
        {shown}×
      </button>
    </div>
  );
}
