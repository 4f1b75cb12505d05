import { ForceFace } from './ForcePiece.tsx';
import { LeaderFace } from './LeaderPiece.tsx';
import type { Seat } from './seating.ts';
import { UnitFace } from './UnitPiece.tsx';

/** A piece as it lies on its seat, about the origin. */
export function PieceFace({ seat: { piece, under } }: { readonly seat: Seat }) {
  if (piece.kind === 'unit') return <UnitFace unit={piece} under={under} />;
  return piece.kind === 'force' ? <ForceFace force={piece} under={under} /> : <LeaderFace leader={piece} />;
}
