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

/** What the other side did since this one decided, where nothing moves. */
export function Since() {
  const room = useShell();
  const { catchUp, t } = room;
  const since = catchUp?.since;
  if (since === undefined) return undefined;
  const sentences = sinceThen(room, since);
  const left = sentences.length - MOST;
  const look = (): void => {
    catchUp?.skip();
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
      <button type="button" className="choice quiet" onClick={() => catchUp?.skip()}>
        {t('client.close')}
      </button>
    </Slip>
  );
}
