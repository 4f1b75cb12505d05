import type { Game } from '@wigwag/lee';
import { IconButton } from '../../../shell/parts/IconButton.tsx';
import { useRoom } from '../room.ts';
import { pieceCard } from './pieceCard.ts';
import type { Pointed } from './usePointed.ts';

/** What it is, in a corner of the table. */
export function PieceCard({ id, isLow, point, game }: Pointed & { readonly game: Game }) {
  const { t, language, view } = useRoom();
  const card = id === undefined ? undefined : pieceCard({ t, language, game, eyes: view.eyes }, id);
  if (card === undefined) return undefined;
  const { title, side, lines } = card;
  return (
    <section
      className={`lee-piece-card ${isLow ? 'above' : ''} ${side === undefined ? '' : `by-${side}`}`}
      aria-label={t('lee.client.card')}
    >
      <strong>{title}</strong>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <IconButton icon="close" label={t('lee.client.card.close')} onClick={() => point(undefined)} />
    </section>
  );
}
