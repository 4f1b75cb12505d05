import { useEffect, useRef, useState } from 'react';
import { keepNotes, notesOf } from '../api/table.ts';
import type { TableRoom } from '../table/room.ts';

/** So long after the last letter they are kept. */
const REST_MS = 800;
const MOST_LETTERS = 20_000;

type Kept = 'opening' | 'kept' | 'writing' | 'not-kept';

/** Private notes: their writer's alone, kept with the game, and there on every device. */
export function Notes({ room: { table, t } }: { readonly room: TableRoom }) {
  const [text, setText] = useState('');
  const [kept, setKept] = useState<Kept>('opening');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    let isGone = false;
    notesOf(table.id).then(
      found => {
        if (isGone) return;
        setText(found);
        setKept('kept');
      },
      () => !isGone && setKept('not-kept'),
    );
    return () => {
      isGone = true;
    };
  }, [table]);
  const write = (next: string): void => {
    setText(next);
    setKept('writing');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      keepNotes(table.id, next).then(
        () => setKept('kept'),
        () => setKept('not-kept'),
      );
    }, REST_MS);
  };
  const state = {
    opening: t('online.table.notes.opening'),
    kept: t('online.table.notes.kept'),
    writing: t('online.table.notes.writing'),
    'not-kept': t('online.table.notes.not-kept'),
  }[kept];
  return (
    <div className="table-notes">
      <p className="quiet">{t('online.table.notes.about')}</p>
      <textarea
        value={text}
        maxLength={MOST_LETTERS}
        disabled={kept === 'opening'}
        aria-label={t('online.table.notes')}
        onChange={({ target }) => write(target.value)}
      />
      <p className="table-notes-kept" role="status">
        {state}
      </p>
    </div>
  );
}
