import type { Vocabulary } from '@wigwag/kernel';
import { clockLeft } from '@wigwag/words';
import { useEffect, useRef, useState } from 'react';
import type { View } from '../../shell/view.ts';
import type { TableNow } from './farTable.ts';
import { playerAt, type TableRoom } from './room.ts';

/** What of a table is said aloud when it changes. */
interface Heard {
  readonly deciding: string | undefined;
  readonly isCut: boolean;
  readonly isScarce: boolean;
}

function heardAt({ info, line, times, sitting }: TableNow): Heard {
  const view: View<Vocabulary> | undefined = sitting?.view();
  const own = info.you === undefined ? undefined : times?.times.clocks[info.you];
  return {
    deciding: info.status === 'running' ? view?.frame?.by : undefined,
    isCut: line === 'cut',
    isScarce: own?.isRunning === true && own.reached !== undefined,
  };
}

function said(room: TableRoom, before: Heard, now: Heard): string | undefined {
  const { t, language, now: table } = room;
  const { info, times } = table;
  if (before.isCut !== now.isCut) return now.isCut ? t('online.table.line.cut') : t('online.table.line.back');
  const own = info.you === undefined ? undefined : times?.times.clocks[info.you];
  if (!before.isScarce && now.isScarce && own !== undefined) return clockLeft(t, own, language);
  if (before.deciding === now.deciding || now.deciding === undefined) return undefined;
  if (now.deciding === info.you) return t('online.table.live.yours');
  const seat = info.seats.find(({ side }) => side === now.deciding);
  return seat && t('online.table.live.theirs', { name: playerAt(room, seat) });
}

/** For whoever hears the page: the turn has passed on, time runs short, the line is lost and back. */
export function Live({ room }: { readonly room: TableRoom }) {
  const now = heardAt(room.now);
  const before = useRef(now);
  const [text, setText] = useState('');
  useEffect(() => {
    const sentence = said(room, before.current, now);
    before.current = now;
    if (sentence !== undefined) setText(sentence);
  });
  return (
    <p className="unseen" role="status" data-live="table">
      {text}
    </p>
  );
}
