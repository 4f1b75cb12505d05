import { useState } from 'react';
import { put } from '../../shell/desk.ts';
import { Icon } from '../../shell/parts/Icon.tsx';
import { reportLine } from '../api/table.ts';
import type { TableRoom } from '../table/room.ts';
import { turnMuted, useMuted } from './muted.ts';

/** What is seldom wanted: not to read the other any more, and to tell whoever runs the server what he wrote last. */
export function TalkMenu({ room: { now, t, act } }: { readonly room: TableRoom }) {
  const last = now.chat.findLast(({ isMine }) => !isMine);
  const [isOpen, open] = useState(false);
  const { id } = now.info;
  const isMuted = useMuted(id);
  return (
    <span className="talk-menu">
      <button
        type="button"
        className="chip"
        aria-label={t('online.table.talk.more')}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && last !== undefined && (
        <button
          type="button"
          className="chip"
          onClick={() => {
            act(() =>
              reportLine(id, last.n).then(() =>
                put({ message: { text: t('online.table.talk.reported'), isNote: true } }),
              ),
            );
            open(false);
          }}
        >
          {t('online.table.talk.report')}
        </button>
      )}
      {isOpen && (
        <button
          type="button"
          className="chip"
          onClick={() => {
            turnMuted(id);
            open(false);
          }}
        >
          {isMuted ? t('online.table.talk.unmute') : t('online.table.talk.mute')}
        </button>
      )}
    </span>
  );
}
