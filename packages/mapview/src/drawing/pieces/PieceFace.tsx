import { ForceFace } from './ForceFace.tsx';
import { LeaderFace } from './LeaderFace.tsx';
import type { Seat } from './seating.ts';
import { UnitFace } from './UnitFace.tsx';

/** A piece as it lies on its seat, about the origin. */
export function PieceFace({ seat: { piece, build, under } }: { readonly seat: Seat }) {
  if (piece.kind === 'unit') return <UnitFace unit={piece} build={build} under={under} />;
  return piece.kind === 'force' ? (
    <ForceFace force={piece} build={build} under={under} />
  ) : (
    <LeaderFace leader={piece} />
  );
}
