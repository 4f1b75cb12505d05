import { useState } from 'react';
import { Icon } from '../../shell/parts/Icon.tsx';
import type { TableRoom } from '../table/room.ts';
import { turnMuted, useMuted } from './muted.ts';

/** What is seldom wanted: not to read the other any more. */
export function TalkMenu({ room: { now, t } }: { readonly room: TableRoom }) {
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
