import type { Game } from '@wigwag/lee';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../shell/parts/IconButton.tsx';
import { useRoom } from '../room.ts';
import { pieceCard } from './pieceCard.ts';

export interface Pointed {
  readonly id: string | undefined;
  /** Undefined: nothing is pointed at any more. */
  point(id: string | undefined): void;
}

/** The thing on the table that somebody wants to know about, until something else is pointed at or Escape is pressed. */
export function usePointed(): Pointed {
  const [id, point] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && point(undefined));
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [id]);
  return { id, point };
}

/** What it is, in a corner of the table. It stays on the page while it is empty: only then is what comes into it read aloud. */
export function PieceCard({ id, point, game }: Pointed & { readonly game: Game }) {
  const { t, language, view } = useRoom();
  const card = id === undefined ? undefined : pieceCard({ t, language, game, eyes: view.eyes }, id);
  return (
    <section
      className={`lee-piece-card ${card?.side === undefined ? '' : `by-${card.side}`}`}
      aria-label={t('lee.client.card')}
      aria-live="polite"
      hidden={card === undefined}
    >
      {card !== undefined && (
        <>
          <strong>{card.title}</strong>
          {card.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          <IconButton icon="close" label={t('lee.client.card.close')} onClick={() => point(undefined)} />
        </>
      )}
    </section>
  );
}
