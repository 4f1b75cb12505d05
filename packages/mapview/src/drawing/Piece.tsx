import type { CounterPicture } from '../picture.ts';
import { ForceFace } from './ForcePiece.tsx';
import { LeaderFace } from './LeaderPiece.tsx';
import type { Seat } from './seating.ts';
import { UnitFace } from './UnitPiece.tsx';

function StackBadge({ units, manpower }: { readonly units: number; readonly manpower: number }) {
  return (
    <g className="stack-badge" transform="translate(38 -1)" aria-hidden="true">
      <rect x={-15.5} y={-7.4} width={31} height={14.8} rx={7.4} />
      <text y={4.5}>{`${units}·${manpower}`}</text>
    </g>
  );
}

function Face({ piece, under }: { readonly piece: CounterPicture; readonly under: boolean }) {
  if (piece.kind === 'unit') return <UnitFace unit={piece} under={under} />;
  return piece.kind === 'force' ? <ForceFace force={piece} under={under} /> : <LeaderFace leader={piece} />;
}

/** A piece as it lies on its seat, about the origin. */
export function PieceFace({ seat: { piece, under, stack } }: { readonly seat: Seat }) {
  return (
    <>
      <Face piece={piece} under={under} />
      {stack !== undefined && <StackBadge {...stack} />}
    </>
  );
}
