import type { Game } from '@wigwag/lee';
import { useCallback, useEffect, useState } from 'react';
import { IconButton } from '../../../shell/parts/IconButton.tsx';
import { useRoom } from '../room.ts';
import { pieceCard } from './pieceCard.ts';

export interface Pointed {
  readonly id: string | undefined;
  /** It lies in the lower half of what is seen: what is said of it stands above. */
  readonly isLow: boolean;
  /** Undefined: nothing is pointed at any more. */
  point(id: string | undefined): void;
}

const NOTHING = { id: undefined, isLow: false };

function liesLow(id: string): boolean {
  const thing = document.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  const [at, map] = [thing?.getBoundingClientRect(), thing?.closest('.openmap')?.getBoundingClientRect()];
  return at !== undefined && map !== undefined && at.top + at.height / 2 > map.top + map.height / 2;
}

/** The thing on the table that somebody wants to know about, until something else is pointed at or Escape is pressed. */
export function usePointed(): Pointed {
  const [{ id, isLow }, put] = useState<Pick<Pointed, 'id' | 'isLow'>>(NOTHING);
  const point = useCallback(
    (next: string | undefined) => put(next === undefined ? NOTHING : { id: next, isLow: liesLow(next) }),
    [],
  );
  useEffect(() => {
    if (id === undefined) return;
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && point(undefined));
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [id, point]);
  return { id, isLow, point };
}

/** What it is, in a corner of the table. It stays on the page while it is empty: only then is what comes into it read aloud. */
export function PieceCard({ id, isLow, point, game }: Pointed & { readonly game: Game }) {
  const { t, language, view } = useRoom();
  const card = id === undefined ? undefined : pieceCard({ t, language, game, eyes: view.eyes }, id);
  return (
    <section
      className={`lee-piece-card ${isLow ? 'above' : ''} ${card?.side === undefined ? '' : `by-${card.side}`}`}
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
