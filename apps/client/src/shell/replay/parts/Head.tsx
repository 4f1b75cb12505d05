import { useShell } from '../../room.ts';
import type { Moment } from '../moments.ts';

interface Props {
  readonly moments: readonly Moment[];
  readonly index: number;
}

/** Which action it is, what it was and what came of it. */
export function Head({ moments, index }: Props) {
  const { replay, t } = useShell();
  const moment = moments[index];
  if (moment === undefined) return undefined;
  const { long } = replay?.stretchName(moment.stretch) ?? { long: '' };
  return (
    <div className={`replay-head by-${moment.side ?? 'table'}`}>
      <p className="replay-nth">
        {t('client.replay.action', { action: index + 1, actions: moments.length })} · {long}
      </p>
      <h2>
        {moment.side !== undefined && <span className="side-mark" aria-hidden="true" />}
        {moment.sentence}
      </h2>
      {replay?.detail(index)}
    </div>
  );
}
