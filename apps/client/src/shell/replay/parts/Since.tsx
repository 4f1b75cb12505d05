import type { Vocabulary } from '@wigwag/kernel';
import { useState } from 'react';
import { Slip } from '../../parts/Slip.tsx';
import { type ShellRoom, useShell } from '../../room.ts';
import { indexAt } from '../moments.ts';
import { replayAt } from '../state.ts';
import { afterOwn } from '../unseen.ts';

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

/** What a part of the game brought that has ended since one's last decision, until it is put away or one decides. */
function useClosing(room: ShellRoom<Vocabulary, unknown>) {
  const { view, closing } = room;
  const [read, setRead] = useState<unknown>();
  const from = afterOwn(view);
  const own = view.log[from - 1];
  const isOpen = view.isApart && view.past === undefined && own !== undefined && own !== read;
  return { closed: isOpen ? closing?.(from) : undefined, from, putAway: () => setRead(own) };
}

/** What the other side did since this one decided, where nothing moves; and what a part of the game brought that is over. */
export function Since() {
  const room = useShell();
  const { catchUp, t } = room;
  const { closed, from, putAway } = useClosing(room);
  const since = catchUp?.since;
  if (since === undefined && closed === undefined) return undefined;
  const skip = (): void => {
    catchUp?.skip();
    putAway();
  };
  const sentences = since === undefined ? [] : sinceThen(room, since);
  const left = sentences.length - MOST;
  const look = (): void => {
    skip();
    replayAt(since ?? from);
  };
  return (
    <Slip
      tone="remark"
      title={closed?.title ?? t('client.replay.since')}
      sentences={[
        ...(left > 0 ? [t('client.replay.sinceMore', { count: left })] : []),
        ...sentences.slice(-MOST),
        ...(closed?.sentences ?? []),
      ]}
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
