import type { Vocabulary } from '@wigwag/kernel';
import { Slip } from '../../parts/Slip.tsx';
import { type ShellRoom, useShell } from '../../room.ts';
import { indexAt } from '../moments.ts';
import { replayAt } from '../state.ts';

const MOST = 6;

/** Its actions since that line, each once; of what it did within an action of one's own, what happened. */
export function sinceThen(
  room: Pick<ShellRoom<Vocabulary, unknown>, 'view' | 'replay' | 'lineOf'>,
  since: number,
): readonly string[] {
  const { view, replay, lineOf } = room;
  if (replay === undefined) return [];
  const { moments, paceOf } = replay;
  const sentences = view.log.slice(since).flatMap((told, place) => {
    if (told.by === view.eyes || told.by === 'table') return [];
    const moment = moments[indexAt(moments, since + place + 1)];
    if (moment !== undefined && moment.side !== view.eyes) return [moment.sentence];
    return paceOf(told) === 0 ? [] : told.events.map(event => lineOf(event).sentence);
  });
  return [...new Set(sentences)];
}

/** Where nothing moves: what the other side did since this one decided, in words. */
export function Since() {
  const room = useShell();
  const { catchUp, t } = room;
  if (catchUp?.since === undefined) return undefined;
  const { since, skip } = catchUp;
  const sentences = sinceThen(room, since);
  const left = sentences.length - MOST;
  const look = (): void => {
    skip();
    replayAt(since);
  };
  return (
    <Slip
      tone="remark"
      title={t('client.replay.since')}
      sentences={[...(left > 0 ? [t('client.replay.sinceMore', { count: left })] : []), ...sentences.slice(-MOST)]}
    >
      <button type="button" className="choice" onClick={look}>
        {t('client.replay')}
      </button>
      <button type="button" className="choice quiet" onClick={skip}>
        {t('client.close')}
      </button>
    </Slip>
  );
}
