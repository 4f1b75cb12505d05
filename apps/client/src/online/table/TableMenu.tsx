import { useState } from 'react';
import { put } from '../../shell/desk.ts';
import { useShell } from '../../shell/room.ts';
import { abort } from '../api/games.ts';
import { draw, pause, resign } from '../api/table.ts';
import type { TableRoom } from './room.ts';

interface ItemProps {
  readonly label: string;
  /** What is asked before it is done: it cannot be taken back. */
  readonly sure?: string;
  readonly onDo: () => void;
}

function Item({ label, sure, onDo }: ItemProps) {
  const [isAsked, ask] = useState(false);
  const onClick = (): void => {
    const isSure = sure === undefined || isAsked;
    ask(!isSure);
    if (!isSure) return;
    put({ menuOpen: false });
    onDo();
  };
  return (
    <button
      type="button"
      className={isAsked ? 'menu-item grave' : 'menu-item'}
      onClick={onClick}
      onBlur={() => ask(false)}
    >
      {isAsked ? sure : label}
    </button>
  );
}

/** What can be done at the table beside the game: offers, and the ways to end it. */
export function TableMenu({ room }: { readonly room: TableRoom }) {
  const { table, now, act, t } = room;
  const { view } = useShell();
  const { info, times } = now;
  if (info.you === undefined || info.status !== 'running') return undefined;
  const mayPause = times?.times.pace !== undefined && !times.times.isPaused && times.times.pauseOfferedBy === undefined;
  const asked = (what: () => Promise<unknown>) => (): void => act(() => what().then(() => table.look()));
  return (
    <>
      {mayPause && <Item label={t('online.table.pause.offer')} onDo={asked(() => pause(table.id, 'offer'))} />}
      {info.drawOffer === undefined && (
        <Item label={t('online.table.draw.offer')} onDo={asked(() => draw(table.id, 'offer'))} />
      )}
      {!view.isBegun && (
        <Item label={t('online.table.abort')} sure={t('online.table.abort.sure')} onDo={asked(() => abort(table.id))} />
      )}
      <Item
        label={t('online.table.resign')}
        sure={t('online.table.resign.sure')}
        onDo={asked(() => resign(table.id))}
      />
    </>
  );
}
