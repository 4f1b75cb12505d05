import type { PiecePicture } from '../../picture.ts';
import { PieceFace } from './PieceFace.tsx';

/** A piece by itself, as it lies on the map at work. */
export function CounterPicture({ piece }: { readonly piece: PiecePicture }) {
  const seat = { piece, x: 0, y: 0, scale: 1, face: 'counter', build: 'full', under: false } as const;
  return (
    <svg
      className="counter-picture"
      viewBox={piece.kind === 'leader' ? '-29 -9 58 18' : '-29 -29 58 58'}
      aria-hidden="true"
    >
      <PieceFace seat={seat} />
    </svg>
  );
}
